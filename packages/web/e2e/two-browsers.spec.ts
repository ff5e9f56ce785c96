import { expect, test, type WebSocketRoute } from '@playwright/test';
import { chooseFastSettings, Player } from './player.ts';

test('two browsers at one table over the server; one reloads in the middle of its turn', async ({ browser }) => {
  const [host, guest] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [a, b] = [await host.newPage(), await guest.newPage()];
  await chooseFastSettings(a, { name: 'Anna' });
  await chooseFastSettings(b, { name: 'Bo' });

  await a.goto('/new');
  await a.getByRole('button', { name: 'Set the table' }).click();
  const link = await a.getByLabel('Send this link').inputValue();
  await b.goto(link);
  await b.getByRole('button', { name: 'Sit down here' }).click();
  await expect(a.getByText('Bo', { exact: true })).toBeVisible();
  await a.getByRole('button', { name: 'Start the game' }).click();

  const [anna, bo] = [new Player(a), new Player(b)];
  await anna.asked();
  await a.getByLabel('Say something').fill('Good luck, Bo');
  await a.getByRole('button', { name: 'Send' }).click();
  await expect(b.locator('.chat')).toContainText('Anna Good luck, Bo');

  let reloaded = false;
  const play = (player: Player) =>
    player.playToTheEnd(async () => {
      if (!(await player.claimOne())) {
        await player.takeCard();
        if (!reloaded && player === bo) {
          reloaded = true;
          await expect(bo.question).toContainText('Take a second card');
          await b.reload();
          await expect(bo.question).toContainText('Take a second card');
        }
      }
    });
  await Promise.all([play(anna), play(bo)]);

  expect(reloaded).toBe(true);
  const totals = (page: typeof a) => page.locator('.score-sheet tfoot tr').first().locator('td').allInnerTexts();
  expect(await totals(a)).toEqual(await totals(b));
  await a.getByText('Check the shuffle').click();
  await a.getByRole('button', { name: 'Check it now' }).click();
  await expect(a.locator('.fairness .good')).toHaveCount(2);
});

test('a lost connection is shown, and a click made meanwhile is not lost', async ({ page }) => {
  await chooseFastSettings(page);
  // Between page and server, so that the line can be cut and kept cut.
  let cut = false;
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/api\/socket/, async (line) => {
    if (cut) return line.close();
    line.connectToServer();
    lines.push(line);
  });
  await page.goto('/new');
  await page.getByLabel('Who sits at seat 2').selectOption('bot:ines');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const player = new Player(page);
  await player.asked();
  await page.locator('.choice .ticket').first().click();

  cut = true;
  for (const line of lines) await line.close();
  await expect(page.locator('.connection')).toBeVisible();
  await player.confirm();
  await expect(page.locator('.tickets .ticket')).toHaveCount(0);
  cut = false;

  await expect(page.locator('.connection')).toBeHidden();
  await expect(page.locator('.tickets .ticket')).toHaveCount(1);
});

test('a restart that is announced is told at the table, until it is read or taken back', async ({ page }) => {
  await chooseFastSettings(page);
  // As the server says it; really announced, every other test would be told as well.
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/api\/socket/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  const say = (at?: number): void =>
    lines.at(-1)?.send(JSON.stringify({ type: 'restartPlanned', ...(at !== undefined && { at }) }));
  await page.goto('/new');
  await page.getByLabel('Who sits at seat 2').selectOption('bot:ines');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const player = new Player(page);
  await player.asked();

  say(Date.now() + 10 * 60_000);
  const notice = page.getByRole('status').filter({ hasText: 'The server restarts: ' });
  await expect(notice).toContainText('Your game is kept and goes on a moment later.');
  await page.locator('.choice .ticket').first().click();
  await player.confirm();
  await expect(page.locator('.tickets .ticket')).toHaveCount(1);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(notice).toBeHidden();
  say(Date.now() + 20 * 60_000);
  await expect(notice).toBeVisible();
  say();
  await expect(notice).toBeHidden();
});

test('two tabs of one player agree', async ({ page, context }) => {
  await chooseFastSettings(page);
  await page.goto('/new');
  await page.getByLabel('Who sits at seat 2').selectOption('bot:ines');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const first = new Player(page);
  await first.asked();
  const other = await context.newPage();
  await other.goto(page.url());
  const second = new Player(other);
  expect((await second.asked())?.number).toBe((await first.asked())?.number);

  await other.locator('.choice .ticket').first().click();
  await second.confirm();
  await expect(page.locator('.choice .ticket')).toHaveCount(0);
  await expect(page.locator('.tickets .ticket')).toHaveCount(1);
});
