import { expect, type Page, test } from '@playwright/test';
import { shortGame } from './games.ts';
import { chooseFastSettings, Player } from './player.ts';

const notify = (page: Page) => page.getByLabel('Tell me when it is my turn');

async function openSettings(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
}

/** What this browser answers when a page asks to notify. */
async function answers(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript((given) => {
    let now: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => now });
    Notification.requestPermission = async () => {
      now = given;
      return given;
    };
  }, permission);
}

test('permission denied is shown with what to do, and the switch goes back', async ({ page }) => {
  await chooseFastSettings(page);
  await answers(page, 'denied');
  await openSettings(page);
  await notify(page).click();
  await expect(page.getByText('Allow notifications for this site')).toBeVisible();
  await expect(notify(page)).not.toBeChecked();
});

test('a question that was not answered is shown as that, and the switch goes back', async ({ page }) => {
  await chooseFastSettings(page);
  await answers(page, 'default');
  await openSettings(page);
  await notify(page).click();
  await expect(page.getByText('got no answer')).toBeVisible();
  await expect(notify(page)).not.toBeChecked();
});

test('permission that was taken back in the browser switches it off, and says so', async ({ page }) => {
  await chooseFastSettings(page, { notify: true });
  await answers(page, 'denied');
  await openSettings(page);
  await expect(notify(page)).not.toBeChecked();
  await expect(page.getByText('Switch this on again')).toBeVisible();
});

test('over plain http no setting of the browser is advised, but the way round it', async ({ page }) => {
  await chooseFastSettings(page);
  await page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  await openSettings(page);
  await notify(page).click();
  await expect(page.getByText('Notifications need a secure address (https)')).toBeVisible();
  await expect(notify(page)).not.toBeChecked();
  await page.getByRole('button', { name: 'Tell me elsewhere' }).click();
  await expect(page.getByRole('region', { name: 'Tell me elsewhere' })).toBeVisible();
});

test('where it is allowed the switch stays on, and a test notification can be sent', async ({ page }) => {
  await chooseFastSettings(page);
  await answers(page, 'granted');
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Shown extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        shown.push(title);
      }
    }
    Object.assign(globalThis, { Notification: Shown, shown });
  });
  await openSettings(page);
  await notify(page).click();
  await expect(notify(page)).toBeChecked();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText('Sent. If nothing appears')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shown'))).toEqual([
    'This is how you are told that it is your turn.',
  ]);
});

test('a webhook of my own is kept, refused with a sentence when it leads nowhere good, tried and forgotten', async ({
  page,
}) => {
  await chooseFastSettings(page);
  await page.goto('/you');
  const panel = page.getByRole('region', { name: 'Tell me elsewhere' });
  await panel.getByLabel('Webhook address').fill('https://127.0.0.1/x');
  await panel.getByRole('button', { name: 'Use it' }).click();
  await expect(panel).toContainText('must begin with https');
  await panel.getByLabel('Webhook address').fill('https://branchline.invalid/topic');
  await panel.getByRole('button', { name: 'Use it' }).click();
  await expect(panel).toContainText('writes there from now on');
  // A name that no name server knows takes nothing: that is said.
  await panel.getByRole('button', { name: 'Try it' }).click();
  await expect(panel).toContainText('did not take it');
  await panel.getByRole('button', { name: 'Tell me there no more' }).click();
  await expect(panel.getByRole('button', { name: 'Try it' })).toHaveCount(0);
});

test('on a phone unread chat is marked on its tab until it is looked at', async ({ browser }) => {
  const [desk, phone] = await Promise.all([
    browser.newContext(),
    browser.newContext({ viewport: { width: 390, height: 844 } }),
  ]);
  const [a, b] = [await desk.newPage(), await phone.newPage()];
  await chooseFastSettings(a, { name: 'Anna' });
  await chooseFastSettings(b, { name: 'Bo' });
  await a.goto('/new');
  await a.getByRole('button', { name: 'Set the table' }).click();
  await b.goto(await a.getByLabel('Send this link').inputValue());
  await b.getByRole('button', { name: 'Sit down here' }).click();
  await a.getByRole('button', { name: 'Start the game' }).click();
  await new Player(a).asked();
  await new Player(b).asked();
  await expect(b.locator('.unread')).toHaveCount(0);
  for (const line of ['Hello', 'Good luck']) {
    await a.getByLabel('Say something').fill(line);
    await a.getByRole('button', { name: 'Send' }).click();
  }
  const log = b.locator('.tabs [data-part="log"]');
  await expect(log).toContainText('2 new lines of chat');
  await log.click();
  await expect(b.locator('.unread')).toHaveCount(0);
  await b.locator('.tabs [data-part="hand"]').click();
  await expect(b.locator('.unread')).toHaveCount(0);
});

test('on a phone, whichever way it is held, the running clock is in sight on every tab', async ({ page }) => {
  await chooseFastSettings(page, { name: 'Anna' });
  const clock = { kind: 'move', seconds: 600 };
  const seats = [
    { kind: 'me', name: 'Anna' },
    { kind: 'bot', bot: 'greedy' },
  ];
  await page.goto('/');
  const made = await page.request.post('/api/tables', {
    headers: { origin: new URL(page.url()).origin },
    data: { game: shortGame.id, seats, settings: { clock }, start: true },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { table } = await made.json();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/t/${table.id}`);
  await new Player(page).asked();
  const left = page.locator('.tabs .tab-clock');
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    for (const part of ['hand', 'market', 'tickets', 'players', 'log']) {
      await page.locator(`.tabs [data-part="${part}"]`).click();
      await expect(left).toHaveText(/^(10:00|9:\d\d)$/);
      await expect(left).toBeInViewport({ ratio: 1 });
    }
  }
});
