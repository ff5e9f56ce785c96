import { makeBot } from '@branchline/bots';
import {
  cardsOfKind,
  countOf,
  fastBits,
  fastChance,
  type GameEvent,
  type State,
  ticketsIn,
  veilEvent,
  type YardEvent,
} from '@branchline/engine';
import { givenYard } from '@branchline/engine/testing';
import { describe, expect, test } from 'vitest';
import { yardsGame } from '../testing/some-games.ts';
import { YardFeatures } from '../value/yard-features.ts';
import { withRememberedPiles } from '../yard/memory.ts';
import { defaultYardWeights } from '../yard/weights.ts';
import { YardPlanner } from '../yard/yard-planner.ts';
import { yardSearch } from './yard-search.ts';

const game = yardsGame();
const { at } = game;
const { cards, tickets } = game.naming.names;

describe('what is imagined in the card game', () => {
  const { state } = givenYard(game, {
    hands: [['red'], ['green', 'green', 'yellow', 'blue']],
    tickets: [['miami--boston'], ['los-angeles--houston']],
    onTrack: [[], ['white', 'green', 'orange']],
  });
  // All saw what went on track.
  const view = game.veil(state, 0);
  for (let kind = 0; kind < at.kinds; kind++)
    view[at.onTrack + at.kinds + kind] = state[at.onTrack + at.kinds + kind] ?? 0;
  const green = cards.indexOf('green');
  const taken = { type: 'cardTaken', seat: 1, place: 0, card: green } as const;
  const worlds = (attentive: boolean, history: readonly GameEvent[]): State[] => {
    const search = yardSearch(game, { weights: defaultYardWeights, minStandardErrors: 1, attentive });
    const imagine = search.worlds({ view, seat: 0, history });
    return Array.from({ length: 200 }, (_, world) => imagine(fastBits(world)));
  };
  const sorted = (row: readonly number[]): number[] => row.toSorted((a, b) => a - b);
  const heldBy = (world: State, seat: number): string[] =>
    game.describe(world).players[seat]?.tickets.items?.slice() ?? [];

  test('others hold what they were seen to take, until they lay it', () => {
    for (const world of worlds(true, [taken, taken])) {
      expect(world[at.hand + at.kinds + green]).toBeGreaterThanOrEqual(2);
      expect(game.veil(world, 0)).toEqual(game.veil(state, 0));
    }
    const laid = { type: 'rowLaid', seat: 1, colour: green, cards: cardsOfKind(green, 2) } as const;
    const least = Math.min(
      ...worlds(true, [taken, taken, laid]).map((world) => world[at.hand + at.kinds + green] ?? 0),
    );
    expect(least).toBe(0);
    expect(Math.min(...worlds(false, [taken, taken]).map((world) => world[at.hand + at.kinds + green] ?? 0))).toBe(0);
  });

  test('no card is made and none is lost', () => {
    const everywhere = (world: State): number[] => {
      const all = world.slice(at.deck, at.deck + (world[at.deckCount] ?? 0));
      for (let kind = 0; kind < at.kinds; kind++) {
        for (const seat of [0, 1]) {
          const held =
            (world[at.hand + seat * at.kinds + kind] ?? 0) + (world[at.onTrack + seat * at.kinds + kind] ?? 0);
          for (let card = 0; card < held; card++) all.push(kind);
        }
      }
      return sorted(all);
    };
    for (const world of worlds(true, [taken, taken])) expect(everywhere(world)).toEqual(everywhere(state));
  });

  test('others are likelier to hold the tickets that their cards on track are for, and nobody one of another', () => {
    const fitting = (attentive: boolean): number =>
      worlds(attentive, []).filter((world) => heldBy(world, 1).includes('los-angeles--houston')).length;
    expect(fitting(true)).toBeGreaterThan(4 * fitting(false));
    for (const world of worlds(true, [])) {
      expect(heldBy(world, 0)).toEqual(['miami--boston']);
      const pile = world
        .slice(at.ticketPile, at.ticketPile + (world[at.pileCount] ?? 0))
        .map((ticket) => tickets[ticket]);
      expect(
        sorted([...pile, ...heldBy(world, 0), ...heldBy(world, 1)].map((id) => tickets.indexOf(id ?? ''))),
      ).toEqual(tickets.map((_, number) => number));
    }
  });
});

test("tickets that are done with are nobody's guess", () => {
  const wanted = tickets.indexOf('los-angeles--houston');
  const { needs = [] } = game.yard.tickets[wanted] ?? {};
  // Those that the same cards would be for, as far as they go.
  const shared = (number: number): number =>
    (game.yard.tickets[number]?.needs ?? []).reduce(
      (sum, count, colour) => sum + Math.min(count, needs[colour] ?? 0),
      0,
    );
  const alike = tickets.map((_, number) => number).filter((number) => number !== wanted && shared(number) > 1);
  const { state } = givenYard(game, {
    seats: 4,
    deckNumber: 2,
    tickets: [['miami--boston'], ['los-angeles--houston'], [], []],
    completed: [alike.map((number) => tickets[number] ?? '').filter((id) => id !== 'miami--boston'), [], [], []],
    onTrack: [[], needs.flatMap((count, colour) => Array.from({ length: count }, () => cards[colour] ?? '')), [], []],
  });
  const search = yardSearch(game, { weights: defaultYardWeights, minStandardErrors: 1, attentive: true });
  const view = game.veil(state, 0);
  for (let kind = 0; kind < at.kinds; kind++)
    view[at.onTrack + at.kinds + kind] = state[at.onTrack + at.kinds + kind] ?? 0;
  const imagine = search.worlds({ view, seat: 0, history: [] });
  let guessed = 0;
  for (let world = 0; world < 100; world++) {
    const { tickets: held } = game.describe(imagine(fastBits(world))).players[1] ?? {};
    if (held?.items?.includes('los-angeles--houston')) guessed++;
  }
  expect(alike.length).toBeGreaterThan(5);
  // Were they guessed at too, it would be 29.
  expect(guessed).toBeGreaterThan(40);
});

test.each([2, 3, 4])(
  'what is imagined agrees with all that a seat has seen, in a whole game with %i players',
  (seats) => {
    const search = yardSearch(game, { weights: defaultYardWeights, minStandardErrors: 1, attentive: true });
    const bots = Array.from({ length: seats }, () => makeBot('greedy'));
    const { state, events } = game.begin(seats, fastChance(seats, 0));
    const happened: GameEvent[] = [...events];
    let looked = 0;
    for (let step = 1; step < 2000; step++) {
      const [seat] = game.awaiting(state);
      if (seat === undefined) break;
      const view = game.veil(state, seat);
      const offers = game.offers(view, seat);
      const history = happened.map((event) => veilEvent(event, seat));
      if (step % 3 === 0) {
        const known = { view: withRememberedPiles(game, view, history), seat, history };
        const world = search.worlds(known)(fastBits(step));
        expect(game.veil(world, seat)).toEqual(view);
        expect(ticketsEverywhere(world)).toEqual(tickets.map((_, number) => number));
        for (const [place, count] of seenTaken(happened).entries())
          expect(world[at.hand + place]).toBeGreaterThanOrEqual(count);
        looked++;
      }
      const action = bots[seat]?.choose({ game, view, seat, offers, bits: fastBits(step), history });
      const ruling = game.play(state, seat, action as never, fastChance(seats, step));
      if (ruling.ok) happened.push(...ruling.events);
    }
    expect(game.awaiting(state)).toEqual([]);
    expect(looked).toBeGreaterThan(30);
  },
);

function ticketsEverywhere(world: State): number[] {
  const all = world.slice(at.ticketPile, at.ticketPile + (world[at.pileCount] ?? 0));
  all.push(...ticketsIn(world, at.box, at.ticketTotal));
  for (let seat = 0; seat < (world[at.seats] ?? 0); seat++) {
    for (const set of [at.tickets, at.completed])
      all.push(...ticketsIn(world, set + seat * at.ticketWords, at.ticketTotal));
    for (let place = 0; place < (world[at.offeredCount + seat] ?? 0); place++) {
      all.push((world[at.offered + seat * at.mostOffered + place] ?? 0) - 1);
    }
  }
  return all.toSorted((a, b) => a - b);
}

/** Seat by seat, kind by kind: what all saw go into a hand and not out of it again. */
function seenTaken(happened: readonly GameEvent[]): number[] {
  const seen = new Array<number>(at.maxSeats * at.kinds).fill(0);
  for (const event of happened as readonly YardEvent[]) {
    if (event.type === 'cardTaken' || event.type === 'wildGiven') {
      const place = event.seat * at.kinds + (event.type === 'cardTaken' ? event.card : at.wild);
      seen[place] = (seen[place] ?? 0) + 1;
    }
    if (event.type !== 'rowLaid') continue;
    for (let kind = 0; kind < at.kinds; kind++) {
      const place = event.seat * at.kinds + kind;
      seen[place] = Math.max(0, (seen[place] ?? 0) - countOf(event.cards, kind));
    }
  }
  return seen;
}

describe('how a seat of the card game is looked at', () => {
  const features = new YardFeatures(new YardPlanner(game, defaultYardWeights));
  const { state } = givenYard(game, {
    hands: [['white', 'white', 'wild'], ['blue']],
    tickets: [['los-angeles--houston'], ['miami--boston']],
    yards: [{ green: ['green', 'wild', 'wild'] }, { red: ['red'] }],
    onTrack: [['white'], []],
  });
  const ticket = game.yard.tickets[tickets.indexOf('los-angeles--houston')];
  const asked = ticket?.needs.reduce((sum, count) => sum + count, 0) ?? 0;
  const seen = (name: string, mover = 0, of: State = state): (number | undefined)[] =>
    features.of(of, mover).map((row) => row[features.names.indexOf(name)]);

  test('by all its features, whatever the number of players', () => {
    for (const seats of [2, 3, 4]) {
      const rows = features.of(game.begin(seats, fastChance(seats, 0)).state, 1);
      expect(rows).toHaveLength(seats);
      for (const row of rows) {
        expect(row).toHaveLength(features.names.length);
        for (const value of row) expect(Number.isFinite(value)).toBe(true);
      }
    }
  });

  test('what there is to count', () => {
    expect(seen('worth')[0]).toBe(ticket?.points);
    expect(seen('load')[0]).toBe(asked);
    expect(seen('hand')).toEqual([3, 1]);
    expect(seen('wilds')).toEqual([1, 0]);
    expect(seen('inYard')).toEqual([3, 1]);
    expect(seen('rows')).toEqual([1, 1]);
    expect(seen('short')).toEqual([0, 1]);
    expect(seen('moved')).toEqual([4, 1]);
    expect(seen('tickets')).toEqual([1, 1]);
    expect(seen('waits', 0)).toEqual([0, 1]);
    expect(seen('waits', 1)).toEqual([1, 0]);
    // White and green are there, and two wilds fill what else is asked.
    expect(seen('missing')[0]).toBe(Math.max(0, asked - 4));
    expect(seen('near')[0]).toBeGreaterThan(0);
  });

  test('goes by how far the deck has come, and by both decks with four', () => {
    const { state: four } = givenYard(game, { seats: 4, deckNumber: 2 });
    const first = features.progress(state);
    const empty = [...state] as State;
    empty[at.deckCount] = 0;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(1);
    expect(features.progress(empty)).toBe(1);
    expect(features.progress(four)).toBeGreaterThan(0.5);
  });
});
