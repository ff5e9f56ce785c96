import { type Browser, devices, expect, type Page, test } from '@playwright/test';
import { en } from '../../text/src/en/en.ts';
import { type ClockServer, startClockServer } from './clock-server.ts';
import { shortGame } from './games.ts';
import { Guest } from './guest.ts';
import { chooseFastSettings, Player } from './player.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];

let server: ClockServer;
test.beforeAll(async () => {
  server = await startClockServer();
});
test.afterAll(() => server.close());

/** A browser of somebody's own; Cleo has a phone. */
async function visitor(browser: Browser, name: string): Promise<Page> {
  const phone = name === 'Cleo' ? { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } : {};
  const page = await (await browser.newContext({ ...phone, baseURL: server.url })).newPage();
  await chooseFastSettings(page, { name });
  await page.goto('/');
  return page;
}

/** Anna, Bo and Cleo in the waiting room of Anna's table; where it is. */
async function three(browser: Browser, settings: object): Promise<{ readonly pages: readonly Page[]; path: string }> {
  const pages = await Promise.all(['Anna', 'Bo', 'Cleo'].map((name) => visitor(browser, name)));
  const people = await Promise.all(pages.map((page, at) => Guest.in(page, ['Anna', 'Bo', 'Cleo'][at])));
  const at = await people[0]?.create({
    game: shortGame.id,
    options: { firstSeat: 1 },
    seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }, { kind: 'open' }],
    settings: { visibility: 'public', botPace: 0, ...settings },
  });
  for (const guest of people.slice(1)) await guest.join(at ?? '');
  const path = (at ?? '').replace('/tables/', '/t/');
  for (const page of pages) await page.goto(path);
  return { pages, path };
}

async function keepTickets(page: Page): Promise<void> {
  const player = new Player(page);
  await player.asked();
  for (const ticket of await page.locator('.choice .ticket').all()) await ticket.click();
  await player.confirm();
}

/** Lets time pass until something is seen: what was let go meanwhile is looked for every second. */
const passUntil = (seen: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await server.pass(1000);
    await seen();
  }).toPass({ intervals: [100] });

test('the host vanishes before the start, then is away from the game: nobody who stays is stuck', async ({
  browser,
}) => {
  const { pages, path } = await three(browser, {});
  const [anna, bo, cleo] = pages as [Page, Page, Page];
  await expect(bo.getByText(en.lobby.hostStarts)).toBeVisible();
  // Whom to tell when something is wrong: with a report, and on the first page.
  const host = 'host@example.org';
  await bo.getByRole('button', { name: en.people.menu }).click();
  await bo.getByText(en.people.report).click();
  await expect(bo.getByRole('link', { name: host })).toHaveAttribute('href', `mailto:${host}`);
  await bo.keyboard.press('Escape');
  await anna.goto('/');
  await expect(anna.getByRole('link', { name: host })).toBeVisible();
  await expect(bo.locator('.waiting-seat').first()).toContainText(en.table.away);
  await expect(bo.getByText(en.people.hostAway)).toBeVisible();
  await server.pass(59_000);
  await expect(bo.getByRole('button', { name: en.lobby.start })).toHaveCount(0);
  await server.pass(2000);
  await expect(bo.getByRole('button', { name: en.lobby.start })).toBeVisible();

  // The new host moves people, and hands the table on.
  await bo.getByRole('button', { name: en.people.moveUp('Cleo') }).click();
  const seats = bo.locator('.seat-name');
  await expect(seats).toHaveText(['Anna', 'Cleo', 'Bo']);
  await bo.getByRole('button', { name: en.hosting.manage('Cleo') }).click();
  await bo.getByRole('button', { name: en.people.handOver('Cleo') }).click();
  await expect(bo.getByRole('button', { name: en.lobby.start })).toHaveCount(0);
  await expect(cleo.getByRole('button', { name: en.lobby.start })).toBeVisible();

  // Whoever one does not want to read is silent, for oneself alone.
  await bo.getByRole('button', { name: en.people.menu }).click();
  await bo.getByLabel(en.people.mute('Cleo')).check();
  await bo.keyboard.press('Escape');
  await cleo.getByRole('button', { name: en.quick.title }).tap();
  await cleo.getByRole('button', { name: en.quick.phrases.hello }).tap();
  await expect(cleo.locator('.waiting-chat ol')).toContainText(en.quick.phrases.hello);
  await bo.locator('.waiting-chat input').fill('Is anybody there?');
  await bo.locator('.waiting-chat input').press('Enter');
  await expect(bo.locator('.waiting-chat ol')).toHaveText(/Is anybody there/);
  await expect(bo.locator('.waiting-chat ol')).not.toContainText(en.quick.phrases.hello);

  await cleo.getByRole('button', { name: en.lobby.start }).tap();
  await Promise.all([keepTickets(bo), keepTickets(cleo)]);
  const { notices } = en.people;
  await server.pass(2 * MINUTE);
  // T-1: the choice of the opening tickets too.
  await passUntil(() => expect(bo.locator('.log')).toContainText(notices.botPlays('Anna'), { timeout: 300 }));
  await passUntil(() => expect(bo.locator('.log')).toContainText('Anna chose tickets.', { timeout: 300 }));
  await expect(bo.locator('.players')).toContainText(en.table.botPlays);
  await anna.goto(path);
  await expect(bo.locator('.log')).toContainText(notices.handedBack('Anna'));
  await expect(anna.locator('.hand')).toBeVisible();
  for (const page of pages) await page.context().close();
});

test('somebody looks for others; nobody comes in time, so bots sit down', async ({ browser }) => {
  const cleo = await visitor(browser, 'Cleo');
  await cleo.goto('/join');
  const form = cleo.getByRole('form', { name: en.company.findTitle });
  await form.getByLabel(en.lobby.seats).selectOption('3');
  await form.getByLabel(en.company.ifNobody).selectOption('5');
  await form.getByRole('button', { name: en.company.find }).tap();
  await expect(cleo.getByText(en.company.free(2, 3))).toBeVisible();
  // Whoever finds the table in the list sees who waits there, and what happens once all have come.
  const bo = await visitor(browser, 'Bo');
  await bo.goto('/join');
  await bo.locator('.row-item').first().click();
  await expect(bo.getByText(en.company.beginsFull)).toBeVisible();
  await expect(bo.getByRole('region', { name: en.lobby.seats })).toContainText('Cleo');
  await server.pass(4 * MINUTE);
  await expect(cleo.getByRole('button', { name: en.company.stopSeeking })).toBeVisible();
  await passUntil(() => expect(cleo.locator('.question.asked')).toBeVisible({ timeout: 300 }));
  await expect(cleo.locator('.standings li')).toHaveCount(3);
  for (const page of [cleo, bo]) await page.context().close();
});

test('a game of three over days: an order moves, a push calls, whoever is late has a bot', async ({ browser }) => {
  const { pages, path } = await three(browser, { clock: { kind: 'move', seconds: (3 * DAY) / 1000 } });
  const [anna, bo, cleo] = pages as [Page, Page, Page];
  await anna.getByRole('button', { name: en.lobby.start }).click();
  for (const page of pages) await keepTickets(page);

  const list = await anna.context().newPage();
  await list.goto('/tables');
  const row = list.locator('.row-item');
  await expect(row).toContainText(en.clocks.left(en.clocks.daysLeft(3, 0)));
  await expect(row).toContainText(en.clocks.ifLate(en.clocks.outcomes.bot));
  await server.pass(DAY);
  // The list is looked at again: it tells what is left now.
  await list.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(row).toContainText(en.clocks.left(en.clocks.daysLeft(2, 0)));
  await list.goto('/');
  await expect(list.getByRole('link', { name: en.start.tablesWait(1) })).toBeVisible();

  const { orders, notices } = { ...en, ...en.people };
  await bo.getByRole('button', { name: orders.leave }).click();
  await bo.getByLabel(orders.turns).selectOption('1');
  await bo.getByRole('button', { name: orders.save }).click();
  await expect(bo.getByRole('button', { name: orders.running })).toBeVisible();
  await bo.goto('about:blank');
  const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) };
  const endpoint = 'https://fcm.googleapis.com/cleo';
  await (await Guest.in(cleo)).ask('POST', '/push', { endpoint, keys });
  await cleo.goto('about:blank');
  await expect(anna.locator('.player.away, .players').first()).toContainText(en.table.away);

  const deck = anna.locator('.question').getByRole('button', { name: en.questions.fromDeck });
  await deck.click();
  await expect(anna.locator('.question')).toContainText(en.questions.secondCard);
  await deck.click();
  await passUntil(() => expect(anna.locator('.log')).toContainText('Bo drew', { timeout: 300 }));
  await passUntil(() => expect(anna.locator('.question')).toContainText('Cleo', { timeout: 300 }));
  await expect.poll(() => server.pushed).toContain(endpoint);

  await server.pass(3 * DAY);
  await passUntil(() => expect(anna.locator('.log')).toContainText(notices.botPlays('Cleo'), { timeout: 300 }));
  await cleo.goto(path);
  await expect(anna.locator('.log')).toContainText(notices.handedBack('Cleo'));

  // When Bo's turn comes again the order has had its one turn: it asks him, and tells what it did.
  await bo.goto(path);
  await expect(async () => {
    await server.pass(1000);
    for (const page of [cleo, anna]) {
      const draw = page.locator('.question').getByRole('button', { name: en.questions.fromDeck });
      if (await draw.isVisible()) await draw.click();
    }
    await expect(bo.locator('.order-report')).toContainText(/Your order (is done|has stopped)/, { timeout: 300 });
  }).toPass({ intervals: [100] });
  await expect(bo.locator('.order-report')).toContainText(/You (drew|took)/);
  for (const page of pages) await page.context().close();
});
