import { expect, type Page, test } from '@playwright/test';
import { houseGames } from './games.ts';
import { chooseFastSettings, Player } from './player.ts';
import { keepRareTable } from './rare-tables.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** Runs in the page: pairs of these that lie over each other, and those that reach out of the window, by their texts. */
function inEachOthersWay(selector: string): readonly string[] {
  const seen = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const boxes = seen.map((one) => ({ one, box: one.getBoundingClientRect() })).filter(({ box }) => box.width > 1);
  const said = ({ one }: { readonly one: Element }): string => `${one.className} ${one.textContent?.slice(0, 30)}`;
  const apart = (a: DOMRect, b: DOMRect): boolean =>
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const pairs = boxes.flatMap((first, at) =>
    boxes
      .slice(at + 1)
      .filter((second) => !first.one.contains(second.one) && !second.one.contains(first.one))
      .filter((second) => !apart(first.box, second.box))
      .map((second) => `${said(first)} over ${said(second)}`),
  );
  const outside = boxes.filter(({ box }) => box.left < -1 || box.right > innerWidth + 1).map(said);
  return [...pairs, ...outside];
}

const expectRoom = async (page: Page, selector: string, what: string): Promise<void> =>
  expect(await page.evaluate(inEachOthersWay, selector), what).toEqual([]);

for (const what of ['a station to build', 'eight at a table'] as const) {
  test(`${what}: with five and eight names there is room for everybody, in every window`, async ({ page }) => {
    await chooseFastSettings(page);
    const address = await keepRareTable(page, what);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(address);
      await page.locator('.question.asked').waitFor();
      const window = `${size.width} × ${size.height}`;
      await expectRoom(page, '.masthead > a, .masthead > button, .standings li', `${window}: the masthead`);
      const tab = page.getByRole('tab', { name: 'Players' });
      if (await tab.isVisible()) await tab.click();
      const players = page.locator('.player');
      await expect(players).toHaveCount(what === 'eight at a table' ? 8 : 5);
      await expectRoom(page, '.player', `${window}: the players`);
      await expectRoom(page, '.player .mark, .player .who, .player .counts, .player .points', `${window}: a player`);
      await expectRoom(page, '.question, .tray, .players, .market', `${window}: the parts of the table`);
    }
  });
}

test('eight at the end: the score has a column for everybody, and stations tell what they borrowed', async ({
  page,
}) => {
  await chooseFastSettings(page);
  const address = await keepRareTable(page, 'eight at the end');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(address);
    await page.locator('.score-sheet tfoot').waitFor();
    const wide = await page.locator('.score-frame').evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    expect(wide, `${size.width} × ${size.height}`).toBeLessThanOrEqual(1);
    const bar = '.masthead > a, .masthead > button, .standings li';
    await expectRoom(page, bar, `${size.width} × ${size.height}: the final totals on top`);
  }
  await expect(page.locator('.score-sheet tfoot tr').first().locator('td')).toHaveCount(8);
  await expect(page.locator('.score-sheet')).toContainText('Stations not built');
  await expect(page.locator('.score-sheet')).toContainText('Longest path');
  await expect(page.locator('.borrowed li').first()).toContainText(/^The station in .+ borrowed/);
});

test('the largest table of the house is set from its form, one device for all', async ({ page }) => {
  const most = Math.max(...houseGames.map(({ seats }) => seats.max));
  const game = houseGames.find(({ seats }) => seats.max === most);
  await chooseFastSettings(page);
  await page.goto('/pass');
  await page.getByRole('radio', { name: game?.name ?? '' }).check({ force: true });
  for (let seat = 1; seat <= most; seat++) {
    await page.getByLabel(`Who sits at seat ${seat}`).selectOption(seat === 1 ? 'person' : 'bot:bo');
  }
  await page.getByLabel('Name at seat 1').fill('Alexandrina-Wilhelmine von Hohenstein');
  await page.getByRole('button', { name: 'Deal' }).click();
  await new Player(page).asked();
  await expect(page.locator('.player')).toHaveCount(most);
});

test('quick play is against two bots in every game', async ({ page }) => {
  await chooseFastSettings(page);
  for (const { name } of houseGames) {
    await new Player(page).playNow(name);
    await expect(page.locator('.player')).toHaveCount(3);
  }
});

test('completed tickets are shown to everybody after the first scoring of four, and later (CG-61)', async ({
  page,
}) => {
  await chooseFastSettings(page);
  await page.goto(await keepRareTable(page, 'the first scoring'));
  const player = new Player(page);
  await player.asked();
  await player.confirm();
  const log = page.locator('.log');
  await expect(log).toContainText(/completed \d tickets? for \d+ points: .+ – .+\./);
  await expect(page.locator('.deck-number')).toHaveText('Deck 2 of 2');
  const button = page.locator('.platform:not(.own) .completed-button').first();
  const [count = ''] = /\d+/.exec(await button.innerText()) ?? [];
  await button.click();
  const dialog = page.locator('dialog.completed[open]');
  await expect(dialog.locator('li')).toHaveCount(Number(count));
  await expect(dialog.locator('h2')).toHaveText(/^Completed tickets: .+/);
  // Every ticket that is open to all was told in the log, by its name.
  for (const name of await dialog.locator('li .hidden-text').allTextContents()) {
    await expect(log).toContainText(name.split(',')[0] ?? '');
  }
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  // By keys, from the players' column; and they are still there after a reload.
  await page.reload();
  await page.locator('.player .completed-button').last().press('Enter');
  await expect(dialog.locator('li').first()).toBeVisible();
});
