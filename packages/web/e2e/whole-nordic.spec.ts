import { test } from '@playwright/test';
import { Player, quickly } from './table.ts';
import { playWholeGame } from './whole-game.ts';

// By itself: on a phone this game is played in a tunnel (in-a-tunnel.spec.ts).
test('a whole game of Nordic Countries against two bots, by clicks', async ({ page }) => {
  await quickly(page);
  await playWholeGame(new Player(page), 'Nordic Countries');
});
