import { expect, test } from '@playwright/test';
import { Player, quickly } from './table.ts';

const BOARD_GAMES = ['New York', 'Nordic Countries', 'United Kingdom'];

for (const game of BOARD_GAMES) {
  test(`a whole game of ${game} against two bots, by clicks`, async ({ page, hasTouch }) => {
    await quickly(page);
    const player = new Player(page, { touch: hasTouch });
    await player.playNow(game);
    let bought = 0;
    await player.playToTheEnd(async () => {
      // The right to build comes first, where it has to be bought.
      if (bought < 4 && (await player.buyOne())) bought++;
      else if (!(await player.claimOne())) await player.takeCard();
    });
    expect(bought > 0).toBe(game === 'United Kingdom');
    await expect(page.locator('.score-sheet tfoot td')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: /win/ })).toBeVisible();
  });
}

test('a whole game of the Card Game against two bots, by clicks', async ({ page, hasTouch }) => {
  await quickly(page);
  const player = new Player(page, { touch: hasTouch });
  await player.playNow('The Card Game');
  let turns = 0;
  await player.playToTheEnd(async () => {
    turns++;
    if (turns % 2 === 1 || !(await player.layOne())) await player.takeCard();
  });
  await expect(page.locator('.score-sheet tfoot td')).toHaveCount(3);
});
