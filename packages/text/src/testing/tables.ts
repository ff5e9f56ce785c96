import { findGame } from '@branchline/games';
import type { Messages } from '../en/en.ts';
import { type Facts, factsOf } from '../printed.ts';
import type { TableNames } from '../shared/arguments.ts';
import { tableNames } from '../table-names.ts';

/** Who sits at the table of the tests; the reader sits at the first seat. */
export const players: readonly string[] = ['Me', 'Anna', 'Doris'];

function factsIn(id: string): Facts {
  const game = findGame(id)?.make({ advancedTechnologies: true });
  if (!game) throw new Error(`there is no game ${id}`);
  return factsOf(game);
}

const [newYork, nordic, kingdom] = ['new-york', 'nordic-countries', 'united-kingdom'].map(factsIn);

const namesAt = (game: string, facts: Facts | undefined, messages: Messages): TableNames => {
  if (!facts) throw new Error(`nothing is printed for ${game}`);
  return tableNames({ facts, info: { game, seats: players.map((name) => ({ name })) }, me: 0, messages });
};

/** The names of three tables: one with taxis, one with tunnels, one with technologies. */
export const tablesIn = (messages: Messages): Readonly<Record<'taxis' | 'tunnels' | 'technologies', TableNames>> => ({
  taxis: namesAt('new-york', newYork, messages),
  tunnels: namesAt('nordic-countries', nordic, messages),
  technologies: namesAt('united-kingdom', kingdom, messages),
});

/** Every place and technology of a game, by id: what is printed. */
export function printedNames(game: string): {
  readonly places: ReadonlyMap<string, string>;
  readonly technologies: readonly string[];
} {
  const { places, technologies } = factsIn(game);
  return {
    places: new Map([...places.values()].map(({ id, name }) => [id, name] as const)),
    technologies: [...technologies.keys()],
  };
}
