import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIndex, INDEX } from './index-games.mjs';

test('the list of games has a line for every folder of a game; node scripts/index-games.mjs writes it', () => {
  expect(readFileSync(INDEX, 'utf8')).toBe(gameIndex());
});
