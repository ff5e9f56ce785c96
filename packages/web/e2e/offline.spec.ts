import { expect, type Page, test } from '@playwright/test';
import { fi } from '../../text/src/fi/fi.ts';
import { chooseFastSettings, Player } from './player.ts';
import { type StaticServer, serveClient } from './static-server.ts';
import { visit } from './visit.ts';

test.use({ serviceWorkers: 'allow' });

/** A whole version is fetched and kept meanwhile: on a busy machine that takes its time. */
const PATIENTLY = { timeout: 90_000 };

let server: StaticServer;
test.beforeAll(async () => {
  server = await serveClient();
});
test.afterAll(() => server.close());

const posters = (page: Page) => page.locator('.poster');

test('after one visit the page starts, plays and reloads without a network', async ({ page, context }) => {
  await visit(page, server);
  await context.setOffline(true);

  await page.reload();
  await expect(posters(page)).toHaveCount(4);
  for (const game of ['nordic-countries', 'united-kingdom', 'card-game', 'new-york']) {
    await page.goto(server.url);
    await page.locator(`.poster[data-game="${game}"]`).click();
    await page.locator('.choice .ticket').first().waitFor();
  }
  const player = new Player(page);
  await player.asked();
  await page.locator('.choice .ticket').first().click();
  await player.confirm();
  // The bots answer from here: rules and bots are in this browser.
  await expect(player.question).toContainText('Your turn');
  await player.takeCard();
  await expect(player.question).toContainText('Take a second card');

  await page.reload();
  await expect(player.question).toContainText('Take a second card');
  await player.takeCard();

  await page.goto(`${server.url}/pass`);
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.locator('.choice .ticket').first().waitFor();
});

test('a cold start without a network: another window, a page nobody has seen before, another language', async ({
  page,
  context,
}) => {
  await visit(page, server);
  await page.close();
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto(`${server.url}/rules/nordic-countries#NO-40`);
  await expect(cold.locator('.wanted')).toContainText('three cards are turned');

  await cold.evaluate(() => localStorage.setItem('branchline.settings', JSON.stringify({ language: 'sv' })));
  await cold.goto(server.url);
  await expect(cold.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(posters(cold)).toHaveCount(4);
});

test('pages for tables with others say that there is no network', async ({ page, context }) => {
  await visit(page, server);
  await context.setOffline(true);
  for (const path of ['new', 'join', 'tables']) {
    await page.goto(`${server.url}/${path}`);
    await expect(page.locator('.no-network')).toContainText('There is no network just now');
  }
  await context.setOffline(false);
  await expect(page.locator('.no-network')).toHaveCount(0);
});

test('a new version waits: a running game goes on, also without the old files, until the player takes it', async ({
  page,
  context,
}) => {
  const own = await serveClient();
  try {
    await visit(page, own);
    const player = new Player(page);
    await page.locator('.poster[data-game="new-york"]').click();
    await player.asked();
    const other = await context.newPage();
    await chooseFastSettings(other);
    await other.goto(own.url);

    own.update();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    const note = page.locator('.update-note');
    await expect(note).toContainText('A new version is ready', PATIENTLY);
    // The old one still plays, and a reload does not change it.
    await page.locator('.choice .ticket').first().click();
    await player.confirm();
    await expect(player.question).toContainText('Your turn');
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-build', 'new');
    await expect(player.question).toContainText('Your turn');

    await note.getByRole('button', { name: 'Use it now' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-build', 'new', PATIENTLY);
    await expect(player.question).toContainText('Your turn');
    await expect(page.locator('.tickets .ticket')).toHaveCount(1);
    await player.takeCard();
    await expect(player.question).toContainText('Take a second card');

    // The other window was not disturbed: what it has not fetched yet is still kept for it.
    await expect(other.locator('html')).not.toHaveAttribute('data-build', 'new');
    await other.locator('.poster[data-game="card-game"]').click();
    await other.locator('.choice .ticket').first().waitFor();
    await expect(other.locator('html')).not.toHaveAttribute('data-build', 'new');
    await expect(other.locator('.update-note')).toContainText('A new version is ready');
  } finally {
    await own.close();
  }
});

test('a game another version kept says so, and what was played can be saved', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(server.url);
  await page.locator('.poster[data-game="new-york"]').click();
  await page.locator('.choice .ticket').first().waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  await page.goto(`${server.url}/rules`);
  await page.evaluate(async (table) => {
    const opening = indexedDB.open('branchline', 1);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const transaction = opening.result.transaction('tables', 'readwrite');
    const tables = transaction.objectStore('tables');
    const found = tables.get(table);
    found.onsuccess = () => tables.put({ ...found.result, format: 0 });
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
  }, id);

  await page.goto(`${server.url}/play/${id}`);
  await expect(page.locator('.trouble')).toContainText('kept by another version');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game' }).click();
  expect((await saving).suggestedFilename()).toBe('branchline-new-york.json');
  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(posters(page)).toHaveCount(4);
  await expect(page.locator('.unfinished:not(.lesson-offer)')).toHaveCount(0);
});

test('a player whose page is closed hears of everything in the language of the page', async ({ page, context }) => {
  await context.grantPermissions(['notifications'], { origin: server.url });
  await page.addInitScript(() => localStorage.setItem('branchline.settings', JSON.stringify({ language: 'fi' })));
  const line = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first && !first.isDeleted) resolve(first.registrationId);
    });
  });
  await line.send('ServiceWorker.enable');
  await visit(page, server);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes('branchline-words'))).toBe(true);
  const told = {
    yourTurn: fi.questions.titleTurn('Pohjoismaat'),
    tableBegan: fi.offline.tableBegan('Pohjoismaat'),
    tableOver: fi.offline.tableOver('Pohjoismaat'),
    orderEnded: fi.offline.orderEnded('Pohjoismaat'),
  };
  const titles = () =>
    page.evaluate(async () => {
      const notes = await (await navigator.serviceWorker.ready).getNotifications();
      return notes.map(({ title }) => title);
    });
  for (const [type, title] of Object.entries(told)) {
    await line.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId: await registered,
      data: JSON.stringify({ type, table: 'abc', game: 'nordic-countries', seat: 0 }),
    });
    // One table has one note, and the newest says it all.
    await expect.poll(titles).toEqual([title]);
  }
});
