import { expect } from '@playwright/test';
import type { Player } from './table.ts';

/** Plays a board game from the start page to its score. */
export async function playWholeGame(player: Player, game: string): Promise<void> {
  await player.playNow(game);
  let bought = 0;
  await player.playToTheEnd(async () => {
    // The right to build comes first, where it has to be bought.
    if (bought < 4 && (await player.buyOne())) bought++;
    else if (!(await player.claimOne())) await player.takeCard();
  });
  expect(bought > 0).toBe(game === 'United Kingdom');
  // A tie has more rows.
  await expect(player.page.locator('.score-sheet tfoot tr:first-child td')).toHaveCount(3);
  await expect(player.page.getByRole('heading', { name: /win/ })).toBeVisible();
}
