import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { chooseFastSettings } from './player.ts';

/** A browser of somebody: its page, in which nothing has been told yet. */
async function pageOf(context: BrowserContext, name: string, choices: object = {}): Promise<Page> {
  const page = await context.newPage();
  await chooseFastSettings(page, { name, recovery: '', ...choices });
  return page;
}

/** Sets a table that waits for others; answers its address. */
async function setTable(page: Page): Promise<string> {
  await page.goto('/new');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await expect(page.getByLabel('Send this link')).toBeVisible();
  return new URL(page.url()).pathname;
}

const tableLink = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first();

test('a link with a QR code brings all my tables and my name to another browser; signing it out takes them away', async ({
  browser,
}) => {
  const [laptop, phone] = await Promise.all([browser.newContext(), browser.newContext()]);
  const a = await pageOf(laptop, 'Anna');
  const path = await setTable(a);
  await a.goto('/tables');
  await a.getByRole('link', { name: 'Play on another device' }).click();
  await a.getByRole('button', { name: 'Make a link' }).click();
  await expect(a.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  const link = await a.getByLabel('Link for the other device').inputValue();

  const b = await pageOf(phone, '');
  await b.goto(link);
  await expect(b.getByText('1 table comes along.')).toBeVisible();
  expect(new URL(b.url()).hash).toBe('');
  await b.getByRole('button', { name: 'Go on here as Anna' }).click();
  await expect(tableLink(b, path)).toBeVisible();
  await b.goto(path);
  await expect(b.getByRole('button', { name: 'Start the game' })).toBeVisible();

  const late = await browser.newContext();
  const c = await pageOf(late, '');
  await c.goto(link);
  await expect(c.locator('.trouble')).toContainText('used already');

  await a.reload();
  await expect(a.getByRole('button', { name: /^Sign out/ })).toHaveCount(1);
  await a.getByRole('button', { name: /^Sign out/ }).click();
  await expect(a.getByRole('button', { name: /^Sign out/ })).toHaveCount(0);
  await b.goto('/tables');
  await expect(b.getByText('No tables yet.')).toBeVisible();
  await a.goto('/tables');
  await expect(tableLink(a, path)).toBeVisible();
});

test('the first online table offers a recovery link, once; it brings the games back in a fresh browser', async ({
  browser,
}) => {
  const first = await browser.newContext();
  const a = await pageOf(first, 'Anna');
  const path = await setTable(a);
  const notice = a.getByRole('complementary', { name: 'Recovery link' });
  await notice.getByRole('button', { name: 'Keep a recovery link' }).click();
  await a.getByRole('button', { name: 'Make a recovery link' }).click();
  const link = await a.getByLabel('Your recovery link').inputValue();
  await setTable(a);
  await expect(notice).toHaveCount(0);
  await first.close();

  const fresh = await browser.newContext();
  const b = await pageOf(fresh, '');
  // Whoever looks for their tables is told what brings them back; the link may be pasted where those of tables are.
  await b.goto('/tables');
  await expect(b.getByText('Then this browser has forgotten you')).toBeVisible();
  await expect(b.getByRole('link', { name: 'Devices, recovery, passkey' })).toHaveAttribute('href', '/you');
  await b.goto('/join');
  await b.getByLabel('Link or name of the table').fill(`Anna ${link}`);
  await b.getByRole('button', { name: 'Open it' }).click();
  await b.getByRole('button', { name: 'Go on here as' }).click();
  await expect(tableLink(b, path)).toBeVisible();

  await b.goto('/you');
  await b.getByRole('button', { name: 'Make the link worthless' }).click();
  await expect(b.getByText('That recovery link opens nothing any more.')).toBeVisible();
  const c = await pageOf(await browser.newContext(), '');
  await c.goto(link);
  await expect(c.locator('.trouble')).toContainText('no longer good');
});

test('a passkey, where the browser has them, brings somebody back without any link', async ({ browser, baseURL }) => {
  const home = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ baseURL: home });
  const page = await pageOf(context, 'Anna');
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const path = await setTable(page);
  await page.goto('/you');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^added /)).toBeVisible();

  await context.clearCookies();
  await page.goto('/tables');
  await expect(page.getByText('No tables yet.')).toBeVisible();
  await page.goto('/you');
  await page.getByRole('button', { name: 'Come back with a passkey' }).click();
  await expect(tableLink(page, path)).toBeVisible();
  await page.goto('/you');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^added /)).toHaveCount(0);
});
