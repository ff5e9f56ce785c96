import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { MapFacts } from '../src/board/layout/facts.ts';

const games = new URL('../../games/src/', import.meta.url);

/** A file in a game's folder. */
export const fileIn = (game: string, file: string): URL => new URL(`${game}/${file}`, games);

export const readIn = (game: string, file: string): unknown => JSON.parse(readFileSync(fileIn(game, file), 'utf8'));

export const readMap = (game: string): MapFacts => readIn(game, 'pack.json') as MapFacts;

/** The boards somebody asks for by name; without a name those that miss the file. */
export function boardsMeant(named: readonly string[], missing: string): readonly string[] {
  const boards = readdirSync(games).filter((game) => existsSync(fileIn(game, 'pack.json')));
  const unknown = named.find((game) => !boards.includes(game));
  if (unknown !== undefined) throw new Error(`There is no board ${unknown}: there are ${boards.join(', ')}.`);
  return named.length > 0 ? named : boards.filter((game) => !existsSync(fileIn(game, missing)));
}
