import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boardGameOf } from '../testing/games.ts';
import { playthrough } from '../testing/playthrough.ts';

const europe = boardGameOf('europe');

const FILE = new URL('./playthrough.txt', import.meta.url);

// BRANCHLINE_UPDATE=1 writes the file anew; what changed in it is what changed in the game.
test('a whole game of Europe for five goes as it is written in playthrough.txt', () => {
  const played = playthrough(europe(), 5, 4);
  if (process.env.BRANCHLINE_UPDATE === '1') writeFileSync(FILE, played);
  expect(played).toBe(readFileSync(FILE, 'utf8'));
});
