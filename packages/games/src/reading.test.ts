import {
  type BoardGame,
  cardTotal,
  copiesLeft,
  deckCount,
  deckNumber,
  discardedOf,
  exchangeTicket,
  exchangeWithDeck,
  exchangeWithHand,
  fastChance,
  handByKind,
  handCount,
  heldOfKind,
  holdersOf,
  holds,
  isFree,
  isHeldByAnother,
  isLastRound,
  isPileOpen,
  keepAtLeast,
  kindCount,
  marketCard,
  marketSize,
  mayStill,
  missingTechnologies,
  onTrackCount,
  onTrackOfKind,
  piecesOf,
  piecesToLastRound,
  pointsOf,
  rowCards,
  rowOwner,
  rowWilds,
  type Seat,
  seatCount,
  shuffleDeck,
  shuffleTicketPile,
  spacesToClaim,
  type TurnAction,
  technologiesOf,
  ticketCount,
  ticketPileCount,
  ticketsCompleted,
  ticketsHeld,
  ticketsOffered,
  tunnelExtra,
  tunnelRoute,
  turnOf,
  type View,
  wildKind,
  withOnTrackPiles,
  type YardGame,
} from '@branchline/engine';
import { anyType, audit, given, randomPlay } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { gameList } from './all.ts';
import { gameWith, smallGame } from './testing/features.ts';
import { boardGameOf, yardGameOf } from './testing/games.ts';

const yardGame = yardGameOf(gameWith('yard').id);
const withTunnels = boardGameOf(gameWith('tunnels').id);

const ANNA = 0;
const BO = 1;
const TURN_ACTIONS: readonly TurnAction[] = [
  'takeCard',
  'claimRoute',
  'drawTickets',
  'buildStation',
  'buyTechnology',
  'claimHeldRoute',
  'endTurn',
];

/** Every board, with all that can be chosen: the more is played, the more is read. */
const boards: readonly (readonly [string, BoardGame])[] = gameList
  .filter(({ family }) => family === 'board')
  .map(({ id, name, options }) => {
    const chosen = options.map((option) => [option.name, option.kind === 'yesNo' ? true : option.default]);
    return [name, boardGameOf(id)(Object.fromEntries(chosen))];
  });

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number);

/** What can be read of cards, tickets and turns, told as a position tells it. */
function readTable(game: BoardGame | YardGame, view: View) {
  const { names } = game.naming;
  const cards = (count: (kind: number) => number) =>
    upTo(kindCount(game)).flatMap((kind) => upTo(count(kind)).map(() => names.cards[kind]));
  const tickets = (numbers: readonly number[]) => numbers.map((ticket) => names.tickets[ticket]);
  return {
    seats: seatCount(game, view),
    turn: turnOf(game, view),
    deck: deckCount(game, view),
    discards: cards((kind) => discardedOf(game, view, kind)),
    market: upTo(marketSize(game)).map((place) => names.cards[marketCard(game, view, place)]),
    ticketPile: ticketPileCount(game, view),
    players: upTo(seatCount(game, view)).map((seat) => ({
      seat,
      points: pointsOf(game, view, seat),
      cards: handCount(game, view, seat),
      hand: cards((kind) => heldOfKind(game, view, seat, kind)),
      ticketCount: ticketCount(game, view, seat),
      tickets: tickets(ticketsHeld(game, view, seat)),
      offered: tickets(ticketsOffered(game, view, seat)),
    })),
  };
}

/** The same, as `describe` tells it. */
function toldTable(game: BoardGame | YardGame, view: View) {
  const { seats, turn, deck, discards, market, ticketPile, players } = game.describe(view);
  return {
    seats,
    turn,
    deck,
    discards: discards.items ?? [],
    market,
    ticketPile,
    players: players.map(({ seat, points, hand, tickets, offered }) => ({
      seat,
      points,
      cards: hand.count,
      hand: hand.items ?? [],
      ticketCount: tickets.count,
      tickets: tickets.items ?? [],
      offered: offered.items ?? [],
    })),
  };
}

describe('what is read of a state by name is what the position tells', () => {
  test.each(boards)('%s', (_name, game) => {
    const { names } = game.naming;
    let narrowed = 0;
    for (const { before: view, step } of randomPlay(game, 3, 5, anyType)) {
      if (step % 4 > 0) continue;
      const position = game.describe(view);
      expect(readTable(game, view)).toEqual(toldTable(game, view));
      expect(isLastRound(game, view)).toBe(position.lastTurns !== undefined);
      for (const { seat, pieces = 0, technologies = [] } of position.players) {
        expect(piecesOf(game, view, seat)).toBe(pieces);
        expect(piecesToLastRound(game, view, seat)).toBe(pieces - 2);
        const bits = technologiesOf(game, view, seat);
        expect(names.technologies.filter((_, number) => (bits >> number) & 1)).toEqual(technologies);
      }
      for (const [number, id] of names.technologies.entries()) {
        expect(copiesLeft(game, view, number)).toBe(position.technologies?.[id]);
      }
      for (const { number, id } of game.board.routes) {
        const holders = position.routes?.[id] ?? [];
        expect(holdersOf(game, view, number)).toEqual(holders);
        expect(isFree(game, view, number)).toBe(holders.length === 0);
        expect(holds(game, view, BO, number)).toBe(holders.includes(BO));
        expect(isHeldByAnother(game, view, BO, number)).toBe(holders.some((seat) => seat !== BO));
      }
      if (game.asked(view, turnOf(game, view))?.kind === 'turn') {
        if (position.allows) narrowed++;
        const allows = position.allows ?? TURN_ACTIONS.filter((one) => mayStill(game, view, one));
        expect(TURN_ACTIONS.filter((one) => mayStill(game, view, one))).toEqual(allows);
      }
      expect(tunnelRoute(game, view)).toBe(position.tunnel ? names.routes.indexOf(position.tunnel.route) : -1);
      if (position.tunnel) expect(tunnelExtra(game, view)).toBe(position.tunnel.extra);
    }
    expect(narrowed).toBeGreaterThanOrEqual(game.rules.technologies ? 1 : 0);
  });

  test('a game of yards', () => {
    const game = yardGame();
    const wild = wildKind(game);
    for (const { before: view, step } of randomPlay(game, 4, 5)) {
      if (step % 4 > 0) continue;
      const position = game.describe(view);
      expect(readTable(game, view)).toEqual(toldTable(game, view));
      expect(isLastRound(game, view)).toBe(position.lastTurns !== undefined);
      expect(deckNumber(game, view)).toBe(position.deckNumber);
      for (const { seat, yard = [], onTrack, completed } of position.players) {
        const rows = upTo(wild).filter((colour) => rowOwner(game, view, colour) === seat);
        expect(
          rows.map((row) => ({
            colour: game.naming.names.cards[row],
            cards: rowCards(game, view, row),
            wilds: rowWilds(game, view, row),
          })),
        ).toEqual(yard);
        expect(onTrackCount(game, view, seat)).toBe(onTrack?.count);
        const piled = upTo(kindCount(game)).map((kind) => onTrackOfKind(game, view, seat, kind));
        expect(piled.reduce((sum, count) => sum + count, 0)).toBe(onTrack?.count);
        expect(ticketsCompleted(game, view, seat).map((ticket) => game.naming.names.tickets[ticket])).toEqual(
          completed?.items,
        );
        const seen = game.describe(game.veil(view, 'watcher')).players[seat]?.onTrack?.items;
        if (onTrack?.count) expect(isPileOpen(game, view, seat)).toBe(seen !== undefined);
      }
    }
  });

  test('the hand by kind is a row of its own, and every card of the game is counted', () => {
    const game = withTunnels();
    const { state } = given(game, { hands: [['red', 'red', 'wild'], []] });
    const hand = handByKind(game, state, ANNA);
    expect(hand.map((_, kind) => heldOfKind(game, state, ANNA, kind))).toEqual(hand);
    hand.fill(9);
    expect(heldOfKind(game, state, ANNA, wildKind(game))).toBe(1);
    const { colours, perColour, wilds } = game.rules.facts.deck;
    expect(cardTotal(game)).toBe(colours.length * perColour + wilds);
  });

  test('how many tickets must be kept (NO-3)', () => {
    const game = withTunnels();
    const { state } = game.begin(2, fastChance(3, 0));
    expect(keepAtLeast(game, state)).toBe(game.rules.tickets.dealt.keep);
  });
});

describe('what a seat could claim, were it its turn', () => {
  /** The view as it would be at the beginning of the seat's turn. */
  const inTurn = (game: BoardGame, view: View, seat: Seat): View => {
    const next = game.copy(view);
    const allows: TurnAction[] = ['takeCard', 'claimRoute', 'drawTickets'];
    game.evolve(next, { type: 'asked', seat, kind: 'turn', number: 0, allows, routesLeft: 1 });
    return next;
  };

  test.each(boards)('%s: is what it would be offered then, and refused for the same reasons', (_name, game) => {
    let out = 0;
    let could = 0;
    for (const { before, step } of randomPlay(game, 3, 8, anyType)) {
      if (step % 7 > 0) continue;
      for (const seat of [ANNA, BO, 2]) {
        const view = game.veil(before, seat);
        const turn = inTurn(game, view, seat);
        const claims = game.offers(turn, seat).filter(({ type }) => type === 'claimRoute');
        expect(game.claimable(view, seat)).toEqual(claims);
        could += claims.length;
        for (const { number: route } of game.board.routes) {
          const claim = { type: 'claimRoute', route, cards: 0 } as const;
          expect(game.explainClaim(view, seat, claim)).toEqual(game.explain(turn, seat, claim));
        }
        if (game.asked(view, seat) === undefined) out++;
      }
    }
    expect(out).toBeGreaterThan(10);
    expect(could).toBeGreaterThan(10);
  });

  test('nothing once the game is over (C-50)', () => {
    const game = boardGameOf(smallGame().id)();
    const [last] = [...randomPlay(game, 2, 1)].slice(-1);
    if (!last) throw new Error('a game has an end');
    expect(game.claimable(last.state, ANNA)).toEqual([]);
    expect(game.explainClaim(last.state, ANNA, { type: 'claimRoute', route: 0, cards: 0 })?.code).toBe('gameOver');
  });
});

describe('what stands between a seat and a route', () => {
  test('technologies it has not bought (UK-13)', () => {
    const game = boardGameOf(gameWith('technologies').id)();
    const table = given(game, { technologies: [['wales-concession'], []] });
    const asking = game.board.routes.filter(({ number }) => game.routeBars.needs[number] !== 0);
    expect(asking.length).toBeGreaterThan(10);
    for (const seat of [ANNA, BO]) {
      for (const { number: route } of asking) {
        const why = game.explainClaim(table.state, seat, { type: 'claimRoute', route, cards: 0 });
        const technologies = why?.code === 'needsTechnologies' ? why.facts.technologies : [];
        expect(missingTechnologies(game, table.state, seat, route)).toEqual(technologies);
      }
    }
  });

  test('its own routes cost no spaces, those of others and second tracks at small tables are closed (C-36)', () => {
    const game = withTunnels();
    const double = game.board.routes.find(({ twin }) => twin >= 0);
    const single = game.board.routes.find(({ twin }) => twin < 0);
    if (!double || !single) throw new Error('there are such routes');
    const table = given(game, { routes: { [double.id]: [BO], [single.id]: [ANNA] }, pieces: [1, 40] });
    const spaces = spacesToClaim(game, table.state, ANNA);
    expect(spaces[single.number]).toBe(0);
    expect(spaces[double.number]).toBe(Number.POSITIVE_INFINITY);
    expect(spaces[double.twin]).toBe(Number.POSITIVE_INFINITY);
    const others = game.board.routes.filter(
      ({ number }) => ![single.number, double.number, double.twin].includes(number),
    );
    // One piece is left: how many there are to lay is another question.
    for (const { number, length } of others) expect(spaces[number]).toBe(length);
  });
});

describe('an imagined state can be rearranged without a card or ticket getting lost', () => {
  const game = withTunnels();
  const kind = (name: string): number => game.naming.names.cards.indexOf(name);

  test('a card against one of the deck, or of another hand', () => {
    const { state } = given(game, { hands: [['red'], ['blue']], deck: ['green', 'white', 'green'] });
    const cards = deckCount(game, state);
    const green = { had: kind('red'), wanted: kind('green'), from: cards - 1 };
    expect(exchangeWithDeck(game, state, ANNA, green)).toBe(true);
    expect([kind('red'), kind('green')].map((one) => heldOfKind(game, state, ANNA, one))).toEqual([0, 1]);
    exchangeWithHand(game, state, ANNA, { had: kind('green'), wanted: kind('blue'), other: BO });
    expect([kind('green'), kind('blue')].map((one) => heldOfKind(game, state, ANNA, one))).toEqual([0, 1]);
    expect([kind('green'), kind('blue')].map((one) => heldOfKind(game, state, BO, one))).toEqual([1, 0]);
    expect(() => audit(game, state)).not.toThrow();
  });

  test('a deck without the wanted card gives none', () => {
    const { state } = given(game, { hands: [['red'], []] });
    const before = game.copy(state);
    expect(exchangeWithDeck(game, state, ANNA, { had: kind('red'), wanted: kindCount(game), from: 0 })).toBe(false);
    expect(state).toEqual(before);
  });

  test('a ticket against one of another seat, of the pile or of the box; its own it does not get again', () => {
    const { state } = given(game);
    const [had = -1, kept = -1] = ticketsHeld(game, state, ANNA);
    const [others = -1] = ticketsHeld(game, state, BO);
    expect(exchangeTicket(game, state, ANNA, { had, wanted: kept })).toBe(false);
    for (const { number: wanted } of game.board.tickets) {
      const [mine = -1] = ticketsHeld(game, state, ANNA);
      if (ticketsHeld(game, state, ANNA).includes(wanted)) continue;
      expect(exchangeTicket(game, state, ANNA, { had: mine, wanted })).toBe(true);
      expect(ticketsHeld(game, state, ANNA)).toContain(wanted);
      expect(ticketsHeld(game, state, ANNA)).not.toContain(mine);
      expect(() => audit(game, state)).not.toThrow();
    }
    expect(ticketsHeld(game, state, BO)).not.toContain(others);
  });

  test('deck and pile in another order', () => {
    const { state } = given(game);
    const next = game.copy(state);
    shuffleDeck(game, next, { shuffle: (items) => items.reverse() });
    shuffleTicketPile(game, next, { shuffle: (items) => items.reverse() });
    expect(next).not.toEqual(state);
    shuffleDeck(game, next, { shuffle: (items) => items.reverse() });
    shuffleTicketPile(game, next, { shuffle: (items) => items.reverse() });
    expect(next).toEqual(state);
  });

  test('on-track piles as somebody remembers them', () => {
    const game = yardGame();
    const { state } = game.begin(2, fastChance(1, 0));
    const piles = new Array<number>(2 * kindCount(game)).fill(0);
    piles[kindCount(game) + 3] = 2;
    const remembered = withOnTrackPiles(game, state, piles);
    expect(onTrackOfKind(game, remembered, BO, 3)).toBe(2);
    expect(onTrackOfKind(game, state, BO, 3)).toBe(0);
  });
});
