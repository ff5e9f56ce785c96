import { expect, type Page, test } from '@playwright/test';
import { fi } from '../../text/src/fi/fi.ts';
import { houseGames, shortGame, tunnelGame, yardGame } from './games.ts';
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
  await expect(posters(page)).toHaveCount(houseGames.length);
  // The last one is played on: a short one, of whose tickets one is enough.
  for (const { id: game } of [...houseGames.filter((one) => one !== shortGame), shortGame]) {
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
  await page.locator('.curtain button').click();
  await page.locator('.choice .ticket').first().waitFor();
});

test('a map is begun from the earth without a network', async ({ page, context }) => {
  await visit(page, server);
  await context.setOffline(true);
  await page.goto(`${server.url}/workshop/earth`);
  await page.getByLabel('Country or part of the world').selectOption({ label: 'Japan' });
  await expect(page.getByRole('checkbox', { name: /^Tokyo/ })).toBeChecked();
  await page.getByRole('button', { name: 'Begin drawing' }).click();
  await expect(page.locator('.workshop-paper [data-place="tokyo"]')).toBeVisible();
});

test('a cold start without a network: another window, a page nobody has seen before, another language', async ({
  page,
  context,
}) => {
  await visit(page, server);
  await page.close();
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto(`${server.url}/rules/${tunnelGame.id}#NO-40`);
  await expect(cold.locator('.wanted')).toContainText('three cards are turned');

  await cold.evaluate(() => localStorage.setItem('branchline.settings', JSON.stringify({ language: 'sv' })));
  await cold.goto(server.url);
  await expect(cold.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(posters(cold)).toHaveCount(houseGames.length);
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
    await page.locator(`.poster[data-game="${shortGame.id}"]`).click();
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
    await other.locator(`.poster[data-game="${yardGame.id}"]`).click();
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
  await page.locator(`.poster[data-game="${shortGame.id}"]`).click();
  await page.locator('.choice .ticket').first().waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  await page.goto(`${server.url}/rules`);
  await page.evaluate(async (table) => {
    const opening = indexedDB.open('branchline');
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
  expect((await saving).suggestedFilename()).toBe(`branchline-${shortGame.id}.json`);
  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(posters(page)).toHaveCount(houseGames.length);
  await expect(page.locator('.unfinished:not(.lesson-offer)')).toHaveCount(0);
});

test('a page in the background tells through its worker, as phones want it; push that does not reach is said', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.url });
  await page.addInitScript(() => {
    // What browsers of phones do: only a worker may notify.
    const { permission } = Notification;
    class Refusing {
      static permission = permission;
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    }
    Object.assign(globalThis, { Notification: Refusing });
  });
  await visit(page, server, { notify: true });
  // There is nobody behind this address who could call.
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByText('this browser cannot be reached')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tell me elsewhere' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await page.locator('.poster').first().click();
  await page.locator('.choice .ticket').first().waitFor();
  const told = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ data }) => String(data)),
    );
  await expect.poll(told).toEqual([new URL(page.url()).pathname]);
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
  const name = tunnelGame.names.fi ?? '';
  const told = {
    yourTurn: fi.questions.titleTurn(name),
    tableBegan: fi.offline.tableBegan(name),
    tableOver: fi.offline.tableOver(name),
    agreementAsked: fi.offline.agreementAsked(name),
    botPlays: fi.offline.botPlays(name),
    rematchAsked: fi.rematch.push(name),
    orderEnded: fi.offline.orderEnded(name),
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
      data: JSON.stringify({ type, table: 'abc', game: tunnelGame.id, seat: 0 }),
    });
    // One table has one note, and the newest says it all.
    await expect.poll(titles).toEqual([title]);
  }
});
