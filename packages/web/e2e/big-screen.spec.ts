import { type Browser, devices, expect, type Page, test } from '@playwright/test';
import { shortGame } from './games.ts';
import { chooseFastSettings, Player } from './player.ts';

const NAMES = ['Anna', 'Bo', 'Cleo'];

async function phone(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await chooseFastSettings(page, { name });
  return page;
}

test(`a whole game of ${shortGame.name} with one screen for all and three phones`, async ({ browser }) => {
  test.slow();
  const [anna, bo, cleo] = await Promise.all(NAMES.map((name) => phone(browser, name)));
  if (!anna || !bo || !cleo) throw new Error('three phones');
  await anna.goto('/new');
  await anna.locator(`.game-choice [data-game="${shortGame.id}"]`).tap();
  await anna.getByLabel('Who sits at seat 3').selectOption('open');
  await anna.getByLabel('Clock').selectOption({ label: '30 min for the game' });
  await anna.getByRole('button', { name: 'Set the table' }).tap();

  // Anna opens the screen from her own phone: even there it must not show her hand. Its address goes to the television.
  const opening = anna.context().waitForEvent('page');
  await anna.getByRole('link', { name: 'Big screen' }).tap();
  const own = await opening;
  await expect(own).toHaveURL(/\/big\/[\w-]{22}\?key=j\./);
  const television = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await chooseFastSettings(television);
  await television.goto(own.url());
  await expect(television.getByRole('img', { name: 'Scan to sit down' })).toBeVisible();
  const link = await television.locator('.code figcaption span').innerText();
  for (const [page, name] of [
    [bo, 'Bo'],
    [cleo, 'Cleo'],
  ] as const) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Sit down here' }).first().tap();
    await expect(television.getByText(name, { exact: true })).toBeVisible();
    await expect(television.locator('.here')).toHaveText(name === 'Bo' ? '2 of 3 are here' : 'Everybody is here.');
  }
  await anna.getByRole('button', { name: 'Start the game' }).tap();
  for (const screen of [television, own]) {
    await expect(screen.locator('.player')).toHaveCount(3);
    await expect(screen.locator('.hand, .tickets, .market, .question, .zoom-buttons:visible')).toHaveCount(0);
    await expect(screen.locator('.board')).toBeVisible();
    await expect(screen.locator('.seat-clock')).toHaveText([/^(30|29):/, /^(30|29):/, /^(30|29):/]);
  }
  await own.close();

  const play = (page: Page): Promise<void> => {
    const player = new Player(page, { touch: true });
    return player.playToTheEnd(async () => {
      if (!(await player.claimOne())) await player.takeCard();
    });
  };
  const lastMove = television.getByRole('region', { name: 'Last move' });
  const whole = Promise.all([anna, bo, cleo].map(play));
  await expect(lastMove).toContainText(/(Anna|Bo|Cleo) (drew|took|claimed|chose|kept)/);
  await whole;
  await expect(television.locator('.score-sheet tfoot')).toBeVisible();
  const totals = (page: Page) => page.locator('.score-sheet tfoot tr').first().locator('td').allInnerTexts();
  expect(await totals(television)).toEqual(await totals(bo));
  // The bar on top of a phone says the same.
  await expect(cleo.locator('.standings li')).toHaveText((await totals(cleo)).map((total) => total.trim()));
  for (const page of [anna, bo, cleo, television]) await page.context().close();
});
