import { gameList } from './game-list.ts';

/** A data file of the games, as it was read. */
export interface FactFile {
  readonly name: string;
  readonly json: unknown;
}

/** Every data file there is: what `checkFacts` has to look at. */
export const factFiles: readonly FactFile[] = gameList.map(({ id, facts }) => ({
  name: `${id}/facts.json`,
  json: facts,
}));
