import { isDeepStrictEqual } from 'node:util';
import { findGame, gameTitles, loadDrawing, loadOutline } from '@branchline/games';
import { expect, test } from 'vitest';
import type { Drawing } from './drawing.ts';
import { foldDrawing, foldOutline, foldPath, unfoldDrawing, unfoldOutline, unfoldPath } from './folded.ts';

const boards = gameTitles.filter(({ family }) => family === 'board').map(({ id }) => id);

test.each(boards)('the board of %s is the same when it has been folded, and shorter on the way', async (id) => {
  const facts = findGame(id)?.pack;
  if (!facts) throw new Error(`${id} has no map`);
  const drawing = (await loadDrawing(id)) as Drawing;
  const folded = foldDrawing(drawing, facts);
  // Too long to be printed where they differ.
  expect(isDeepStrictEqual(unfoldDrawing(folded, facts), drawing)).toBe(true);
  expect(JSON.stringify(folded).length).toBeLessThan(JSON.stringify(drawing).length * 0.8);

  const outline = await loadOutline(id);
  expect(isDeepStrictEqual(unfoldOutline(foldOutline(outline)), outline)).toBe(true);
});

test('a path is written the same, with steps of every size', () => {
  const path = 'M483 526.5l-1-4 0 .5-.5 21.5 22-21.5-22.5 17.25zM-3-0.5l.5 5';
  expect(foldPath(path)).not.toContain('\\');
  expect(unfoldPath(foldPath(path))).toBe(path);
});
