import { readdirSync, readFileSync } from 'node:fs';
import { gameTitles, loadGame, readOutsidePack, remarksOn } from '@branchline/games';
import { beforeAll, expect, test } from 'vitest';
import { drawBoard } from '../board/layout/draw-board.ts';
import { EFFORTS } from '../board/layout/untangle.ts';
import { madeHere } from './examples.ts';
import { collidingNames } from './model/colliding-names.ts';

const folder = new URL('./examples/', import.meta.url);
const files = readdirSync(folder);

beforeAll(async () => {
  await Promise.all(gameTitles.map(({ id }) => loadGame(id)));
});

test('there is an example, and every file of the folder is listed', async () => {
  expect(files.length).toBeGreaterThan(0);
  const listed = await madeHere();
  expect(listed.map(({ id }) => `${id}.json`).sort()).toEqual(files.toSorted());
});

test.each(files)('%s is read as a map from outside, and nothing is to be said about it', (file) => {
  const reading = readOutsidePack(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  expect(reading.ok ? [] : reading.faults).toEqual([]);
  if (!reading.ok) return;
  const { pack } = reading;
  expect(remarksOn(pack)).toEqual([]);
  expect(collidingNames(drawBoard(pack, EFFORTS.quick).drawing)).toEqual([]);
});

test.each(files)('%s has all that a map can have, of a place that no board of the house shows', async (file) => {
  const [pack] = (await madeHere()).filter(({ id }) => `${id}.json` === file);
  if (!pack) throw new Error('it is not listed');
  const kinds = new Set(pack.look?.shapes?.map(({ kind }) => kind));
  for (const kind of ['land', 'water', 'park'] as const) expect(kinds.has(kind), kind).toBe(true);
  expect(pack.look?.palette).toBeDefined();
  expect(Object.keys(pack.names ?? {}).length).toBeGreaterThanOrEqual(5);
  expect(pack.routes.some(({ tunnel }) => tunnel)).toBe(true);
  expect(pack.routes.some(({ double }) => double !== undefined)).toBe(true);
  const names = await Promise.all(
    gameTitles.map(async ({ id }) => (await loadGame(id))?.pack?.places.map(({ name }) => name) ?? []),
  );
  expect(names.flat()).not.toContain(pack.name);
});
