import { expect, type Page, test } from '@playwright/test';
import { shortGame } from './games.ts';
import { chooseFastSettings, Player } from './player.ts';

/** Plays the shortest game over the server against a bot, to its end. */
async function playOnline(page: Page): Promise<void> {
  await page.goto('/new');
  await page.locator(`.game-choice [data-game="${shortGame.id}"]`).click();
  await page.getByLabel('Who sits at seat 2').selectOption('bot:ines');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const player = new Player(page);
  await player.playToTheEnd(async () => {
    if (!(await player.claimOne())) await player.takeCard();
  });
}

test('a finished game is sent to somebody who was not there, at a move; and can be kept among the players', async ({
  page: anna,
  browser,
}) => {
  await chooseFastSettings(anna, { name: 'Anna' });
  await playOnline(anna);
  // Chat stays open after the game.
  await anna.getByLabel('Say something').fill('Good game');
  await anna.getByRole('button', { name: 'Send' }).click();
  await expect(anna.locator('.end .chat')).toContainText('Good game');
  // The bar on top of a phone shows what the score does.
  const totals = await anna.locator('.score-sheet tfoot tr').first().locator('td').allInnerTexts();
  await expect(anna.locator('.standings li')).toHaveText(totals.map((total) => total.trim()));

  const link = await anna.getByLabel('Whoever has this link sees the whole game').inputValue();
  const friend = await (await browser.newContext()).newPage();
  await chooseFastSettings(friend);
  await friend.goto(link);
  await friend.getByRole('button', { name: 'A step on' }).click();
  await friend.getByRole('button', { name: 'A step on' }).click();
  await friend.getByLabel('Seen by').selectOption('1');
  await expect(friend).toHaveURL(/move=3&seat=1/);
  await expect(friend.getByRole('button', { name: 'Copy a link to this move' })).toBeVisible();

  const third = await (await browser.newContext()).newPage();
  await chooseFastSettings(third);
  await third.goto(friend.url());
  await expect(third.locator('.replay-slider')).toContainText('3 /');
  await expect(third.getByLabel('Seen by')).toHaveValue('1');

  await anna.getByLabel('Keep the replay among the players').check();
  await expect(anna.getByLabel('Whoever has this link sees the whole game')).toHaveCount(0);
  await third.reload();
  await expect(third.getByText('The players keep this game among themselves.')).toBeVisible();
  await anna.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(anna.locator('.replay-bar')).toBeVisible();
  for (const page of [friend, third]) await page.context().close();
});
