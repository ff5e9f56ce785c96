import { expect, test } from '@playwright/test';
import { expectRightInEveryLanguage, expectRightWhenNarrow } from './every-language.ts';
import { finishedGame } from './finished-game.ts';
import { houseGames, tunnelGame } from './games.ts';
import { peopleVisits } from './people-visits.ts';
import { chooseFastSettings, dialogClosed, Player } from './player.ts';
import { keepRareTable } from './rare-tables.ts';

const PAGES = ['', 'new', 'pass', 'join', 'tables', 'replay', 'rules', 'you', 'figures', 'device'];

test.describe('every screen is right in every language', () => {
  // A screen is looked at twelve times: a busy machine may take its time.
  test.slow();

  for (const path of [...PAGES, ...houseGames.map(({ id }) => `rules/${id}`)]) {
    test(`the page /${path}`, async ({ page }) => {
      await chooseFastSettings(page);
      await page.goto(`/${path}`);
      await page.locator('main').waitFor();
      await expectRightInEveryLanguage(page, `/${path}`);
    });
  }

  for (const { name, technologies } of houseGames) {
    test(`a table of ${name}, and what it asks`, async ({ page }) => {
      await chooseFastSettings(page);
      const player = new Player(page);
      await player.playNow(name);
      const first = await player.asked();
      await expectRightWhenNarrow(page, 'the choice of tickets');

      for (const ticket of await page.locator('.choice .ticket').all()) await ticket.click();
      await player.confirm();
      await player.asked(first?.number);
      await expectRightInEveryLanguage(page, 'a turn');

      if (technologies) {
        await page.locator('.question').getByRole('button', { name: 'Technologies' }).click();
        await page.locator('.shop').waitFor();
        await expectRightInEveryLanguage(page, 'the shop');
        return;
      }
      const [route] = await player.claimable();
      if (route) {
        await expect(async () => {
          await player.aimAt(route);
          await expect(page.locator('.ways')).toBeVisible({ timeout: 1000 });
        }).toPass();
        await expectRightWhenNarrow(page, 'a route to claim');
        return;
      }
      await page.locator('.hand [data-card]').first().click();
      await page.locator('.hand .picked').waitFor();
      await expectRightWhenNarrow(page, 'chosen cards');
    });
  }

  test('the lesson, and what can be opened at its table', async ({ page }) => {
    await chooseFastSettings(page);
    await page.goto('/lesson');
    await page.locator('.coach').waitFor();
    await page.locator('.choice .ticket').first().waitFor();
    await expectRightInEveryLanguage(page, 'the lesson');
    for (const [key, what] of [
      ['?', 'the keys'],
      ['r', 'the routes in words'],
      ['w', 'the position in words'],
    ] as const) {
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor();
      await expectRightWhenNarrow(page, what);
      await page.keyboard.press('Escape');
      await dialogClosed(page);
    }
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.locator('dialog[open]').waitFor();
    await expectRightWhenNarrow(page, 'the rules at the table');
  });

  test('what is rarely asked', async ({ page }) => {
    await chooseFastSettings(page);
    for (const [what, spot] of [
      ['a tunnel', '.turned .dearer'],
      ['tickets to complete', '.choice .ticket.chosen'],
      ['a tie', '.score-sheet .tie'],
      ['long tickets', '.choice .ticket .long'],
      ['eight at a table', '.players.packed'],
      ['eight at the end', '.score-most tfoot'],
    ] as const) {
      await page.goto(await keepRareTable(page, what));
      await page.locator(spot).first().waitFor();
      await expectRightWhenNarrow(page, what);
    }
  });

  test('a station, from the cities to the payment', async ({ page }) => {
    await chooseFastSettings(page);
    await page.goto(await keepRareTable(page, 'a station to build'));
    await page.locator('.question.asked').waitFor();
    await expectRightWhenNarrow(page, 'a turn with stations');
    await page.keyboard.press('s');
    await page.locator('.cities .city').first().waitFor();
    await expectRightWhenNarrow(page, 'the cities for a station');
    await page.keyboard.press('Enter');
    await page.locator('.ways .way').first().waitFor();
    await expectRightWhenNarrow(page, 'paying for a station');
    await page.keyboard.press('r');
    await page.locator('dialog[open] [role="tab"]').nth(1).click();
    await expectRightWhenNarrow(page, 'the stations in words');
  });

  test('the end and its replay', async ({ page }) => {
    await chooseFastSettings(page);
    await page.goto(await finishedGame(page));
    await page.locator('.score-sheet tfoot').waitFor();
    await page.locator('.win-chart').waitFor();
    await expectRightInEveryLanguage(page, 'the end');
    await page.locator('.fairness summary').click();
    await expectRightWhenNarrow(page, 'the check of the shuffle');
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('slider').waitFor();
    await page.locator('.replay-bar [aria-expanded]').click();
    await page.locator('.replay-bar .win-chart').waitFor();
    await expectRightInEveryLanguage(page, 'the replay');
  });

  test('my tables', async ({ page }) => {
    await chooseFastSettings(page);
    await finishedGame(page);
    await page.goto('/tables');
    await page.locator('.row-item').first().waitFor();
    await expectRightInEveryLanguage(page, 'my tables');
  });

  for (const { title, settings, steps } of peopleVisits) {
    test(title, async ({ page }) => {
      await chooseFastSettings(page, settings);
      for (const { what, open } of steps) {
        await open(page);
        await expectRightWhenNarrow(page, what);
      }
    });
  }

  test('the settings, and one device for all', async ({ page }) => {
    await chooseFastSettings(page, { name: 'Anna' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('dialog[open]').waitFor();
    await expectRightInEveryLanguage(page, 'the settings');
    await page.goto('/pass');
    await page.getByRole('button', { name: 'Deal' }).click();
    await page.getByRole('button', { name: /^I am / }).waitFor();
    await expectRightInEveryLanguage(page, 'the curtain');
  });
});

/** A name on the board, as it is spelt in the language of its country. */
const inSwedish = (name: string): string => name.replace('Gøte', 'Göte');

test('another language in the middle of choosing cards loses nothing, and stays', async ({ page }) => {
  await chooseFastSettings(page);
  const player = new Player(page);
  await player.playNow(tunnelGame.name);
  const first = await player.asked();
  const ticket = page.locator('.choice .ticket').first();
  await ticket.click();
  const places = await ticket.locator('.ticket-places span').allInnerTexts();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').focus();
  await page.getByLabel('Language').selectOption('da');

  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  await expect(page.getByLabel('Sprog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.question')).toContainText('Vælg dine rutekort: Behold mindst 2 af 5.');
  await expect(ticket).toHaveAttribute('aria-pressed', 'true');
  const now = async () => (await ticket.locator('.ticket-places span').allInnerTexts()).map(inSwedish);
  await expect.poll(now).toEqual(places);

  for (const other of (await page.locator('.choice .ticket').all()).slice(1)) await other.click();
  await player.confirm();
  await player.asked(first?.number);
  const chosen = page.locator('.hand [data-card]').first();
  await chosen.click();
  await page.locator('.hand .picked').waitFor();
  const picked = (await chosen.getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: 'Indstillinger' }).click();
  await page.getByLabel('Sprog').selectOption('fi');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await expect(page.locator('.hand .picked, .hand [aria-pressed="true"]').first()).toBeVisible();
  await expect(chosen).not.toHaveAttribute('aria-label', picked);

  await page.reload();
  await expect(page.locator('.question')).toContainText('Sinun vuorosi');
});
