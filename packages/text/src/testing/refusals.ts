import type { RejectionCode } from '@branchline/engine';
import type { NamedFacts, TableNames } from '../shared/arguments.ts';
import type { tablesIn } from './tables.ts';

type Table = keyof ReturnType<typeof tablesIn>;
type Refused = readonly [facts: NamedFacts, at: Table];

const plain: readonly Refused[] = [[{}, 'tunnels']];
const wilds: readonly Refused[] = [
  [{}, 'taxis'],
  [{}, 'tunnels'],
];

/** The facts each refusal comes with, and a table where it may. */
const refused: Readonly<Record<RejectionCode, readonly Refused[]>> = {
  notYourTurn: plain,
  notAskedNow: plain,
  gameOver: plain,
  unknown: ['route', 'technology', 'place', 'city', 'action'].map((what) => [{ what }, 'tunnels'] as const),
  deckEmpty: plain,
  emptyPlaceInMarket: plain,
  wildAsSecondCard: wilds,
  routeTaken: [[{ route: 'lieksa--murmansk' }, 'tunnels']],
  routeNotHeldByAnother: plain,
  otherTrackYours: plain,
  otherTrackTaken: [2, 3, 4].map((most) => [{ route: 'lieksa--murmansk', least: 2, most }, 'tunnels'] as const),
  notEnoughPieces: [
    [{ needed: 4, left: 3 }, 'taxis'],
    [{ needed: 6, left: 1 }, 'tunnels'],
  ],
  cardsNotInHand: plain,
  wrongPayment: [
    [{ route: 'lieksa--murmansk', due: 9, wilds: 0 }, 'tunnels'],
    [{ route: 'kristiansand--stavanger-green', due: 2, wilds: 0 }, 'tunnels'],
    [{ route: 'kristiansand--stavanger-green', due: 3, wilds: 1 }, 'tunnels'],
    [{ route: 'kristiansand--stavanger-green', due: 2, wilds: 2 }, 'tunnels'],
    [{ route: 'chelsea--soho', due: 1, wilds: 0 }, 'taxis'],
  ],
  wildsNotHere: [[{ route: 'lieksa--murmansk' }, 'tunnels']],
  needsTechnologies: [
    [{ technologies: ['propellers'] }, 'technologies'],
    [{ technologies: ['scotland-concession', 'mechanical-stoker', 'propellers'] }, 'technologies'],
  ],
  noTicketsLeft: plain,
  ticketsNotOffered: plain,
  keepMoreTickets: [
    [{ atLeast: 1 }, 'tunnels'],
    [{ atLeast: 3 }, 'technologies'],
  ],
  cannotPass: plain,
  wrongExtra: [
    [{ extra: 1, colour: 'red' }, 'tunnels'],
    [{ extra: 2, colour: 'green' }, 'tunnels'],
    [{ extra: 2, colour: 'wild' }, 'tunnels'],
  ],
  technologyGone: [[{ technology: 'right-of-way' }, 'technologies']],
  technologyHeld: [[{ technology: 'booster' }, 'technologies']],
  wrongPrice: [
    [{ technology: 'wales-concession', price: 1 }, 'technologies'],
    [{ technology: 'double-heading', price: 4 }, 'technologies'],
  ],
  noRouteToShare: plain,
  noStationsLeft: [[{ stations: 3 }, 'tunnels']],
  stationThere: [[{ city: 'bergen', owner: 1 }, 'tunnels']],
  wrongStationPrice: [
    [{ city: 'bergen', price: 1 }, 'tunnels'],
    [{ city: 'bergen', price: 3 }, 'tunnels'],
  ],
  wrongSet: plain,
  colourInOwnYard: [[{ colour: 'red' }, 'tunnels']],
  rowTooLong: [
    [{ colour: 'red', owner: 1, length: 1 }, 'tunnels'],
    [{ colour: 'white', owner: 2, length: 3 }, 'tunnels'],
  ],
  colourInAnotherYard: [[{ colour: 'black', owner: 1 }, 'tunnels']],
  ticketsNotHeld: plain,
  ticketsNotCompletable: plain,
};

/** A refusal's facts, and who names the things in them. */
type Arguments = readonly [facts: NamedFacts, names: TableNames];

export function refusalsTo(tables: ReturnType<typeof tablesIn>): Readonly<Record<string, readonly Arguments[]>> {
  return Object.fromEntries(
    Object.entries(refused).map(([code, all]) => [code, all.map(([facts, at]): Arguments => [facts, tables[at]])]),
  );
}
