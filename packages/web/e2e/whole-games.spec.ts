import { expect, test } from '@playwright/test';
import { Player, quickly } from './table.ts';
import { playWholeGame } from './whole-game.ts';

for (const game of ['New York', 'United Kingdom']) {
  test(`a whole game of ${game} against two bots, by clicks`, async ({ page, hasTouch }) => {
    await quickly(page);
    await playWholeGame(new Player(page, { touch: hasTouch }), game);
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
  await expect(page.locator('.score-sheet tfoot tr:first-child td')).toHaveCount(3);
});
