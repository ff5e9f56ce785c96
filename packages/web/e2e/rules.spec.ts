import { expect, test } from '@playwright/test';
import { chooseFastSettings, Player } from './player.ts';

test('a refusal opens its rule over the table, and nothing is lost by reading', async ({ page }) => {
  await chooseFastSettings(page);
  const player = new Player(page);
  await player.playNow('United Kingdom');
  await player.asked();
  const tickets = page.locator('.choice .ticket');
  await tickets.nth(0).click();
  // Two too few.
  await player.question.locator('.primary').click({ force: true });
  await page.locator('.why-not .rule').click();

  const dialog = page.locator('dialog.rules-over[open]');
  await expect(dialog.locator('.wanted')).toContainText('You are dealt five tickets and keep at least three.');
  await expect(dialog.locator('.wanted')).toBeFocused();
  // This game and this table only.
  await expect(dialog.locator('[data-rule="UK-10"]')).toContainText(
    'At this table: The advanced technologies are left out',
  );
  await expect(dialog.locator('[data-rule="UK-44"]')).toHaveCount(0);
  await expect(dialog.locator('[data-rule^="NO-"], [data-rule^="CG-"], [data-rule^="NY-"]')).toHaveCount(0);
  await expect(dialog.locator('[data-rule="C-36"]')).toContainText('You are 3 players');

  await dialog.getByLabel('Find in the rules').fill('ferry propellers');
  await expect(dialog.getByRole('status').first()).toContainText('1 rule found');
  await expect(dialog.locator('[data-rule]')).toHaveCount(1);
  // The first empties the field, the second closes.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(tickets.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.why-not .rule')).toBeFocused();
});

test('the options of a table decide what its rules say', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto('/pass');
  await page.locator('.game-choice [data-game="nordic-countries"]').click();
  await page.getByLabel(/Cards to start with/).selectOption('5');
  await page.getByLabel(/Routes of unequal length/).uncheck();
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.locator('.masthead').getByRole('button', { name: 'Rules' }).click();
  const dialog = page.locator('dialog.rules-over[open]');
  await expect(dialog.locator('[data-rule="NO-2"]')).toContainText('At this table: Everybody started with 5 cards.');
  await expect(dialog.locator('[data-rule="C-35"]')).toContainText('you may hold both');
  await dialog.getByRole('link', { name: 'Rule NO-51' }).click();
  await expect(dialog.locator('.wanted')).toContainText('Globetrotter');
});

test('the first table of a game says what is different there, once', async ({ page }) => {
  await chooseFastSettings(page, { met: 'new-york' });
  const player = new Player(page);
  await player.playNow('Nordic Countries');
  const dialog = page.getByRole('dialog', { name: 'What is different here' });
  await expect(dialog).toContainText('locomotives are wild in tunnels and on ferries only');
  await dialog.getByRole('button', { name: 'On to the table' }).click();
  await player.asked();
  await page.locator('.choice .ticket').first().click();
  await page.reload();
  await player.asked();
  await expect(dialog).toHaveCount(0);
  await player.playNow('New York');
  await player.asked();
  await expect(dialog).toHaveCount(0);
});

test('all rules can be searched at once, and each has an address', async ({ page }) => {
  await page.goto('/rules');
  await page.getByLabel('Find in the rules').fill('locomotive market');
  await expect(page.locator('[data-rule="NO-11"]')).toBeVisible();
  await page.locator('[data-rule="NO-11"] a').click();
  await expect(page).toHaveURL(/\/rules#NO-11$/);
  await page.reload();
  await expect(page.locator('.wanted')).toContainText('taken like any other card');
});
