import { readFileSync } from 'node:fs';
import {
  type ClaimRoute,
  type GameAction,
  isBoardGame,
  isClosedTrack,
  isFree,
  type Options,
  routeGraph,
  ShortestPath,
  spacesToClaim,
  ticketsHeld,
} from '@branchline/engine';
import { addPack, readPack } from '@branchline/games';
import { dealTable, type LocalTable, openTable } from '../src/session/local/local-table.ts';
import { type KeptTable, toStored } from '../src/session/local/storage.ts';
import { houseGames, pathGame, shortGame, technologyGame, tunnelGame, yardGame } from './games.ts';

/*
 * Plays games without a page until something rare is asked, and writes their tables down. Run by `rare.ts` in a process of its own,
 * because packages are read from their source here.
 */

type Reached = (table: LocalTable) => boolean;

const asks =
  (kind: string): Reached =>
  ({ game, state }) =>
    game.asked(state(), 0)?.kind === kind;

/** The other has a row, and enough cards for it are in the hand. */
function robbable({ game, state }: LocalTable): boolean {
  const colours = game.describe(state()).players[1]?.yard?.map(({ colour }) => colour) ?? [];
  const offers = game.offers(state(), 0).map((offer) => JSON.stringify(game.naming.named(offer)));
  return offers.some((offer) => offer.includes('layCards') && colours.some((colour) => offer.includes(colour)));
}

/** Others hold routes and have built a station, and one can be built. */
function buildable({ game, state }: LocalTable): boolean {
  const { routes = {}, players } = game.describe(state());
  const held = Object.values(routes).filter((seats) => !seats.includes(0));
  const built = players.slice(1).some(({ stations = [] }) => stations.length > 0);
  return held.length > 2 && built && game.offers(state(), 0).some(({ type }) => type === 'buildStation');
}

/** A double has one track taken and the other closed, and another has both open in two colours. */
function halfClosed({ game, state }: LocalTable): boolean {
  if (!isBoardGame(game) || game.asked(state(), 0)?.kind !== 'turn') return false;
  const { routes } = game.board;
  const free = (route: number): boolean => route >= 0 && isFree(game, state(), route);
  return (
    routes.some(({ number }) => isClosedTrack(game, state(), 0, number)) &&
    routes.some(
      ({ number, twin, colour }) =>
        free(number) && free(twin) && routes[twin]?.colour !== colour && !isClosedTrack(game, state(), 0, number),
    )
  );
}

/** In the middle of a game: something has happened that can be told and seen. */
const EVENTFUL = 45;

/** In a turn that a technology made another: this can be done, after whatever it asks for. */
const turnAllows =
  (...actions: readonly string[]): Reached =>
  (table) => {
    const types = table.game.offers(table.state(), 0).map(({ type }) => type);
    return asks('turn')(table) && table.entries().length > EVENTFUL && actions.every((one) => types.includes(one));
  };

/** Some routes can be paid by giving several cards for one, and others with cards that match. */
function severalForOne({ game, state }: LocalTable): boolean {
  if (!isBoardGame(game) || game.asked(state(), 0)?.kind !== 'turn') return false;
  const claims = game.offers(state(), 0).filter((one): one is ClaimRoute => one.type === 'claimRoute');
  const matching = claims.filter((claim) => !game.givesGroups(state(), 0, claim)).map(({ route }) => route);
  return matching.length > 0 && claims.some(({ route }) => !matching.includes(route));
}

/** One claim that can be made now would finish a ticket. */
function nearlyDone({ game, state }: LocalTable): boolean {
  if (!isBoardGame(game) || game.asked(state(), 0)?.kind !== 'turn') return false;
  const claims = game.offers(state(), 0).filter((one): one is ClaimRoute => one.type === 'claimRoute');
  const search = new ShortestPath(routeGraph(game.board));
  const costs = spacesToClaim(game, state(), 0);
  return ticketsHeld(game, state(), 0).some((ticket) => {
    const { from = [], to = [] } = game.board.tickets[ticket] ?? {};
    const [route, ...more] = search.find(costs, from, to) ? search.found : [];
    return more.length === 0 && claims.some((claim) => claim.route === route);
  });
}

/** A map from outside for up to eight, with stations and long tickets. */
const nineTowns = readPack(JSON.parse(readFileSync(new URL('fixtures/nine-towns.pack.json', import.meta.url), 'utf8')));
if (!nineTowns.ok) throw new Error(nineTowns.faults.join());
const { pack } = nineTowns;
const { id: towns } = addPack(pack);

interface Rare {
  readonly game: string;
  /** Two, where nothing is said. */
  readonly seats?: number;
  readonly options?: Options;
  /** The first seat takes cards and claims nothing until it can buy this, and buys it. */
  readonly buys?: string;
  readonly reached: Reached;
}

/** Routes can be claimed with cards that match, where there are routes. */
function payable({ game, state }: LocalTable): boolean {
  if (!isBoardGame(game)) return true;
  const offers = game.offers(state(), 0);
  return offers.some((one) => one.type === 'claimRoute' && !game.givesGroups(state(), 0, one));
}

/** Every game of the house at its first question, and in the middle. */
const usual = houseGames.flatMap(({ id, seats }): readonly (readonly [string, Rare])[] => {
  const many = Math.min(3, seats.max);
  const inTheMiddle: Reached = (table) => asks('turn')(table) && table.entries().length > EVENTFUL && payable(table);
  return [
    [`tickets: ${id}`, { game: id, seats: many, reached: asks('keepTickets') }],
    [`a turn: ${id}`, { game: id, seats: many, reached: inTheMiddle }],
  ];
});

const RARE: Readonly<Record<string, Rare>> = {
  ...Object.fromEntries(usual),
  'a tunnel': { game: tunnelGame.id, reached: asks('payTunnel') },
  'tickets to complete': { game: yardGame.id, reached: asks('completeTickets') },
  'a row to rob': { game: yardGame.id, reached: (table) => asks('turn')(table) && robbable(table) },
  'a tie': {
    game: shortGame.id,
    reached: ({ game, state }) => game.awaiting(state()).length === 0 && game.score(state()).decidedBy !== 'points',
  },
  'a longest path': {
    game: pathGame.id,
    seats: 3,
    reached: ({ game, state }) => game.awaiting(state()).length === 0,
  },
  'a closed track': { game: shortGame.id, reached: halfClosed },
  'several for one': { game: technologyGame.id, reached: severalForOne },
  'a held route to claim': {
    game: technologyGame.id,
    seats: 3,
    buys: 'right-of-way',
    reached: turnAllows('claimHeldRoute'),
  },
  'two routes to claim': {
    game: technologyGame.id,
    options: { advancedTechnologies: true },
    buys: 'thermocompressors',
    reached: (table) => turnAllows('claimRoute')(table) && table.game.describe(table.state()).routesLeft === 2,
  },
  'a second route': {
    game: technologyGame.id,
    options: { advancedTechnologies: true },
    buys: 'thermocompressors',
    reached: turnAllows('claimRoute', 'endTurn'),
  },
  'the last turn': {
    game: shortGame.id,
    reached: (table) => asks('turn')(table) && table.game.describe(table.state()).lastTurns === 1,
  },
  'a ticket nearly done': { game: shortGame.id, reached: nearlyDone },
  'the first scoring': { game: yardGame.id, seats: 4, reached: asks('completeTickets') },
  'long tickets': { game: towns, seats: 5, reached: asks('keepTickets') },
  'a station to build': { game: towns, seats: 5, reached: (table) => asks('turn')(table) && buildable(table) },
  'eight at a table': { game: towns, seats: 8, reached: (table) => asks('turn')(table) && buildable(table) },
  'eight at the end': {
    game: towns,
    seats: 8,
    reached: ({ game, state }) => {
      const built = game.describe(state()).players.some(({ stations = [] }) => stations.length > 0);
      return game.awaiting(state()).length === 0 && built;
    },
  },
};

/** Long enough to be in the way of something. */
const NAMES = [
  'Anna',
  'Bo',
  'Alexandrina-Wilhelmine',
  'Bartholomäus Oberhuber',
  'Óli',
  'Guðrún Þorvaldsdóttir',
  'Jo',
  'Zoë',
];

/** Routes before cards, and cards before tickets, so that a game comes to its end, and a station now and then; always the same. */
function choose(offers: readonly GameAction[], step: number): GameAction | undefined {
  const wanted = [...(step % 9 === 8 ? ['buildStation'] : []), 'claimRoute', 'layCards', 'payTunnel', 'takeCard'];
  const best = wanted.map((type) => offers.filter((one) => one.type === type)).find((some) => some.length > 0);
  return (best ?? offers)[step % (best ?? offers).length];
}

/** What a seat that saves up chooses among: where it may buy, the purchase, or cards until it can; all that is offered elsewhere. */
function savingUp({ game, state, entries }: LocalTable, offers: readonly GameAction[], buys: string) {
  if (!game.describe(state()).allows?.includes('buyTechnology')) return offers;
  const wanted = offers.filter((one) => game.naming.named(one).technology === buys);
  if (wanted.length > 0 && entries().length > EVENTFUL) return wanted;
  const cards = offers.filter(({ type }) => type === 'takeCard');
  return cards.length > 0 ? cards : offers;
}

function play(kept: KeptTable, { reached, buys }: Rare): LocalTable | undefined {
  const table = openTable(kept, [dealTable(kept)]);
  for (let step = 0; step < 900 && !reached(table); step++) {
    const [seat] = table.game.awaiting(table.state());
    if (seat === undefined) return undefined;
    const asked = table.game.asked(table.state(), seat);
    const offers = table.game.offers(table.state(), seat);
    const action = choose(buys !== undefined && seat === 0 ? savingUp(table, offers, buys) : offers, step);
    if (!asked || !action) return undefined;
    const named = table.game.naming.named(action);
    if (table.answer(seat, asked.number, named).kind !== 'accepted') return undefined;
  }
  return reached(table) ? table : undefined;
}

/** The first of many deals that comes to it. */
function find(what: string, rare: Rare): object {
  const { game, seats: many = 2, options } = rare;
  for (let seed = 1; seed < 500; seed++) {
    const seats = NAMES.slice(0, many).map((name, seat) => (seat === 0 ? { name } : { name, bot: 'bo' }));
    const shared = { options: { firstSeat: 1, ...options }, botPace: 0, createdAt: 0, changedAt: 0, over: false };
    const id = what.replaceAll(/[ :]+/g, '-');
    const table = play(
      { id, game, ...(game === towns && { pack }), seats, seed: seed.toString(16).padStart(64, '0'), ...shared },
      rare,
    );
    if (table) return { table: table.kept(), entries: table.entries().map((entry) => toStored(id, entry)) };
  }
  throw new Error(`${what} never came`);
}

process.stdout.write(
  JSON.stringify(Object.fromEntries(Object.entries(RARE).map(([what, rare]) => [what, find(what, rare)]))),
);
