import { findGame } from '@branchline/games';
import type { TableInfo } from '@branchline/protocol';
import type { Messages } from '../en.ts';
import type { TableNames } from '../namer.ts';
import { tableNames } from '../namer-of.ts';
import { type Facts, factsOf } from '../printed.ts';

/** Who sits at the table of the tests; the reader sits at the first seat. */
export const players: readonly string[] = ['Me', 'Anna', 'Doris'];

function factsIn(id: string): Facts {
  const game = findGame(id)?.make({ advancedTechnologies: true });
  if (!game) throw new Error(`there is no game ${id}`);
  return factsOf(game);
}

const [newYork, nordic, kingdom] = ['new-york', 'nordic-countries', 'united-kingdom'].map(factsIn);

const infoOf = (game: string): TableInfo => ({
  id: 'table',
  game,
  options: {},
  settings: { visibility: 'private', clock: { kind: 'none' }, atTimeOut: 'bot', grace: 0, botPace: 0 },
  status: 'playing',
  seats: players.map((name, seat) => ({
    seat,
    kind: 'person',
    name,
    present: true,
    standIn: false,
    awaited: false,
  })),
  version: 1,
  watchers: 0,
  createdAt: 0,
  now: 0,
});

const namer = (game: string, facts: Facts | undefined, messages: Messages): TableNames => {
  if (!facts) throw new Error(`nothing is printed for ${game}`);
  return tableNames({ facts, info: infoOf(game), me: 0, messages });
};

/** The names of three tables: one with taxis, one with tunnels, one with technologies. */
export const namersIn = (messages: Messages): Readonly<Record<'taxis' | 'tunnels' | 'technologies', TableNames>> => ({
  taxis: namer('new-york', newYork, messages),
  tunnels: namer('nordic-countries', nordic, messages),
  technologies: namer('united-kingdom', kingdom, messages),
});

/** Every place and technology of all games, by id: what is printed. */
export function printedNames(): {
  readonly places: ReadonlyMap<string, string>;
  readonly technologies: readonly string[];
} {
  const all = ['new-york', 'nordic-countries', 'united-kingdom', 'card-game'].map(factsIn);
  return {
    places: new Map(all.flatMap(({ places }) => [...places.values()].map(({ id, name }) => [id, name] as const))),
    technologies: all.flatMap(({ technologies }) => [...technologies.keys()]),
  };
}
