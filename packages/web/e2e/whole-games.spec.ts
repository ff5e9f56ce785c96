import { expect, test } from '@playwright/test';
import { chooseFastSettings, Player } from './player.ts';

// With a mouse and with a finger, the board with the most to do and the yards. The other boards are played by keys
// (keyboard.spec.ts), by what a screen reader says (screen-reader.spec.ts) and in a tunnel (in-a-tunnel.spec.ts).
test('a whole game of United Kingdom against two bots, by clicks', async ({ page, hasTouch }) => {
  await chooseFastSettings(page);
  const player = new Player(page, { touch: hasTouch });
  await player.playNow('United Kingdom');
  let bought = 0;
  await player.playToTheEnd(async () => {
    // The right to build comes first: it has to be bought.
    if (bought < 4 && (await player.buyOne())) bought++;
    else if (!(await player.claimOne())) await player.takeCard();
  });
  expect(bought).toBeGreaterThan(0);
  // A tie has more rows.
  await expect(page.locator('.score-sheet tfoot tr:first-child td')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: /win/ })).toBeVisible();
});

test('a whole game of the Card Game against two bots, by clicks', async ({ page, hasTouch }) => {
  await chooseFastSettings(page);
  const player = new Player(page, { touch: hasTouch });
  await player.playNow('The Card Game');
  let turns = 0;
  await player.playToTheEnd(async () => {
    turns++;
    if (turns % 2 === 1 || !(await player.layOne())) await player.takeCard();
  });
  await expect(page.locator('.score-sheet tfoot tr:first-child td')).toHaveCount(3);
});
