import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { qrMatrix } from '../src/parts/qr-matrix.ts';
import { chooseFastSettings, Player } from './player.ts';

/** A browser of somebody's own. */
async function visitor(browser: Browser, choices: object = {}): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await chooseFastSettings(page, choices);
  return page;
}

const CLI = ['--conditions=source', 'packages/cli/src/main.ts'];

/** Saves the finished game; where the file lies. */
async function saved(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game' }).click(),
  ]);
  return file.path();
}

/** What a picture of this link is made of; qr-matrix.test.ts holds it against another program's decoder. */
function darkModules(link: string): string {
  const rows = qrMatrix(link) ?? [];
  return rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join('');
}

/** Anna sets a table for two; the link to it. */
async function setTable(anna: Page): Promise<string> {
  await anna.goto('/new');
  await anna.getByRole('button', { name: 'Set the table' }).click();
  return anna.getByLabel('Send this link').inputValue();
}

/** Anna and Bo at a table that has begun. */
async function evening(browser: Browser): Promise<{ anna: Page; bo: Page }> {
  const [anna, bo] = [await visitor(browser, { name: 'Anna' }), await visitor(browser, { name: 'Bo' })];
  await begin(anna, [bo], await setTable(anna));
  return { anna, bo };
}

/** The guests sit down, and Anna starts the game. */
async function begin(anna: Page, guests: readonly Page[], link: string): Promise<void> {
  for (const guest of guests) {
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Sit down here' }).first().click();
    await expect(guest.getByRole('button', { name: 'Get up', exact: true })).toBeVisible();
  }
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [anna, ...guests]) await new Player(page).asked();
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: item }).click();
}

test('the waiting room: names in each reader’s language, colours, ready, talk, and the host’s changes', async ({
  browser,
}) => {
  const anna = await visitor(browser, { name: 'Anna' });
  const bo = await visitor(browser, { language: 'da' });
  // A device that can send things asks with what.
  await anna.addInitScript(() => {
    navigator.share = async (what) => void Object.assign(globalThis, { sent: what });
  });
  const link = await setTable(anna);
  await anna.getByRole('button', { name: 'Send the link' }).click();
  await expect.poll(() => anna.evaluate(() => Reflect.get(globalThis, 'sent')?.url)).toBe(link);
  await anna.getByRole('button', { name: 'Show as a QR code' }).click();
  await expect(anna.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Sæt dig her' }).click();
  await expect(anna.getByText('Player 2', { exact: true })).toBeVisible();
  await expect(bo.getByText('Spiller 2', { exact: true })).toBeVisible();

  await bo.locator('.about-me').getByLabel('Dit navn').fill('Anna');
  await bo.locator('.about-me').getByLabel('Dit navn').press('Enter');
  await expect(anna.getByText('Anna 2', { exact: true })).toBeVisible();
  await bo.getByLabel('Jeg er klar').check();
  await expect(anna.getByRole('region', { name: 'Seats' })).toContainText('ready');
  await expect(bo.locator('.colour-choice button').nth(0)).toBeDisabled();
  await bo.locator('.colour-choice button').nth(3).click();
  await expect(bo.locator('.colour-choice button').nth(3)).toHaveAttribute('aria-pressed', 'true');

  await bo.locator('.waiting-chat input').fill('Hej');
  await bo.locator('.waiting-chat input').press('Enter');
  await expect(anna.getByRole('region', { name: 'Chat' })).toContainText('Anna 2 Hej');

  await anna.getByLabel('Clock').selectOption({ label: '3 min a move' });
  await expect(bo.getByRole('region', { name: 'Bordets regler' })).toContainText('3 min');
  await expect(anna.getByRole('region', { name: 'Seats' })).not.toContainText('ready');
  await anna.getByLabel('Who begins').selectOption({ label: 'Seat 2' });
  await expect(bo.getByRole('region', { name: 'Bordets regler' })).toContainText('Plads 2');
  await anna.getByRole('button', { name: 'One more seat' }).click();
  await expect(anna.getByText('Open to others')).toBeVisible();
  await anna.getByRole('button', { name: 'Start the game' }).click({ force: true });
  await expect(anna.getByText('Every seat must be taken')).toBeVisible();
  await anna.getByRole('button', { name: 'Start without the open seats' }).click();
  await new Player(anna).asked();
  await expect(anna.locator('.player')).toHaveCount(2);
  await expect(anna.locator('.log')).toContainText('Anna 2 begins.');
});

test('over plain http, where there is no clipboard, a link is copied all the same, also in the table menu', async ({
  browser,
}) => {
  const anna = await visitor(browser, { name: 'Anna' });
  await anna.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  const link = await setTable(anna);
  const say = anna.locator('.waiting-chat input');
  await anna.getByRole('button', { name: 'Copy the link' }).click();
  await expect(anna.getByRole('button', { name: 'Copied' })).toBeFocused();
  await say.press('Control+V');
  await expect(say).toHaveValue(link);
  await anna.getByRole('button', { name: 'Table menu' }).click();
  const menu = anna.getByRole('dialog');
  await menu.getByText('Link to watch').first().click();
  const watch = await menu.getByLabel('Link to watch').inputValue();
  expect(watch).not.toBe(link);
  await menu.getByRole('button', { name: 'Copy the link' }).last().click();
  await expect(menu.getByRole('button', { name: 'Copied' })).toBeFocused();
  await anna.keyboard.press('Escape');
  await say.fill('');
  await say.press('Control+V');
  await expect(say).toHaveValue(watch);
});

test('the host leaves before the start, and the next person starts the game', async ({ browser }) => {
  const [anna, bo] = [await visitor(browser, { name: 'Anna' }), await visitor(browser, { name: 'Bo' })];
  await bo.goto(await setTable(anna));
  await bo.getByRole('button', { name: 'Sit down here' }).click();
  await expect(bo.getByText('The host starts the game')).toBeVisible();
  await anna.getByRole('button', { name: 'Get up', exact: true }).click();
  await bo.getByRole('button', { name: 'Put a bot here' }).click();
  await bo.getByRole('button', { name: 'Start the game' }).click();
  await new Player(bo).asked();
});

test('a leaver is replaced by a bot, which is said in the log, and may come back', async ({ browser }) => {
  const { anna, bo } = await evening(browser);
  const table = bo.url();
  await choose(bo, 'Leave the table');
  await expect(anna.locator('.log')).toContainText('Bo has left. A bot plays on.');
  await expect(anna.locator('.players')).toContainText('a bot plays for them');
  await choose(anna, 'Give the seat of Bo to a bot');
  await anna.keyboard.press('Escape');
  await expect(anna.locator('.log')).toContainText('has taken a seat');
  await bo.goto(table);
  await bo.getByRole('button', { name: 'Take my seat again' }).click();
  await expect(anna.locator('.log')).toContainText('Bo is back.');
  await expect(bo.locator('.hand')).toBeVisible();
});

test('a bot plays for me until I am back', async ({ browser }) => {
  const { anna, bo } = await evening(browser);
  await choose(bo, 'Let a bot play for me');
  await expect(anna.locator('.log')).toContainText('Bo is away.');
  await expect(anna.locator('.log')).toContainText('Bo chose tickets.');
  await bo.getByRole('button', { name: 'I am back' }).click();
  // What was done for him is news to him.
  await expect(bo.locator('.log li.new', { hasText: 'You chose tickets.' })).toBeVisible();
  await expect(anna.locator('.log')).toContainText('Bo is back and plays on.');
});

test('a new person plays on for a leaver when the others agree, and sees no hand before', async ({ browser }) => {
  const anna = await visitor(browser, { name: 'Anna' });
  const [bo, dan] = [await visitor(browser, { name: 'Bo' }), await visitor(browser, { name: 'Dan' })];
  const table = await setTable(anna);
  await anna.getByRole('button', { name: 'One more seat' }).click();
  await begin(anna, [bo, dan], table);
  await choose(bo, 'Leave the table');
  await anna.getByRole('button', { name: 'Table menu' }).click();
  await anna.getByText('Invite somebody').first().click();
  const link = await anna.getByLabel('Invite somebody').inputValue();
  await anna.keyboard.press('Escape');
  const cleo = await visitor(browser, { name: 'Cleo' });
  await cleo.goto(link);
  await cleo.getByRole('button', { name: 'Ask to play on for Bo' }).click();
  await expect(cleo.getByText('Waiting for the answer of Anna and Dan.')).toBeVisible();
  await expect(anna.locator('.people-notice')).toContainText('Cleo would like to play on for Bo');
  await anna.getByRole('button', { name: 'I agree' }).click();
  await expect(cleo.getByText('Waiting for the answer of Dan.')).toBeVisible();
  await expect(cleo.locator('.hand')).toBeHidden();
  await dan.getByRole('button', { name: 'I agree' }).click();
  await expect(cleo.locator('.hand')).toBeVisible();
  await expect(anna.locator('.log')).toContainText('Cleo has taken a seat.');
});

test('a game ends early when everybody agrees: no winner, and the log says so', async ({ browser }) => {
  const { anna, bo } = await evening(browser);
  await choose(bo, 'End the game early');
  await expect(bo.getByText('Waiting for the answer of Anna.')).toBeVisible();
  await anna.getByRole('button', { name: 'No', exact: true }).click();
  await expect(bo.locator('.log')).toContainText('The game goes on');
  // The server is away for a moment, just at the end.
  await anna.route(/\/record/, (route) => route.abort(), { times: 1 });
  await choose(anna, 'End the game early');
  await bo.getByRole('button', { name: 'I agree' }).click();
  for (const page of [anna, bo]) {
    const end = page.locator('.end');
    await expect(end.getByRole('heading', { name: 'Ended early' })).toBeVisible();
    await expect(end).toContainText('There is no winner.');
    await expect(end.locator('.stood li')).toHaveText([/(Anna|You) 0/, /(Bo|You) 0/]);
    await expect(page.locator('.question')).toHaveCount(0);
    await expect(page).not.toHaveTitle(/Your turn/);
  }
  await anna.locator('.end .chat input').fill('Good night');
  await anna.locator('.end .chat input').press('Enter');
  await expect(bo.locator('.end .chat')).toContainText('Good night');
  await bo.reload();
  await expect(bo.getByRole('heading', { name: 'Ended early' })).toBeVisible();

  const file = await saved(anna);
  const run = (command: string) => spawnSync(process.execPath, [...CLI, command, file], { encoding: 'utf8' });
  expect(run('verify')).toMatchObject({ status: 0, stdout: expect.stringContaining('agrees with seed and events') });
  expect(run('replay')).toMatchObject({ status: 0, stdout: expect.stringContaining('There is no winner.') });
  await bo.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(bo.locator('.replay-bar')).toBeVisible();
  await bo.goBack();
  await anna.getByRole('button', { name: 'Play again' }).click();
  await expect(bo.locator('.rematch')).toContainText('Anna would like to play again.');
});

test('whoever the host asks to get up is told so, and sits down again only when the host lets them', async ({
  browser,
}) => {
  const [anna, bo] = [await visitor(browser, { name: 'Anna' }), await visitor(browser, { name: 'Bo' })];
  await bo.goto(await setTable(anna));
  await bo.getByRole('button', { name: 'Sit down here' }).click();
  // All sit: the address only lets others watch now. Whoever reloads it was invited all the same.
  await expect(bo).toHaveURL(/key=w\./);
  await bo.reload();
  await expect(bo.getByRole('button', { name: 'Get up', exact: true })).toBeVisible();
  await anna.getByRole('button', { name: 'Manage Bo' }).click();
  await anna.getByRole('button', { name: 'Ask Bo to get up' }).click();
  await expect(bo.locator('.trouble')).toContainText('The host has asked you to get up.');
  await expect(bo.getByRole('button', { name: 'Sit down here' })).toHaveCount(0);
  await bo.reload();
  await expect(bo.locator('.trouble')).toContainText('The host has asked you to get up.');
  await anna.getByRole('button', { name: 'Let Bo sit down again' }).click();
  await bo.getByRole('button', { name: 'Sit down here' }).click();
  await expect(anna.getByRole('button', { name: 'Manage Bo' })).toBeVisible();
});

test('the host mutes somebody for everybody and takes it back; it is said at the table', async ({ browser }) => {
  const { anna, bo } = await evening(browser);
  const say = bo.locator('.chat form input');
  await anna.getByRole('button', { name: 'Table menu' }).click();
  await anna.getByLabel('Mute Bo for everybody').check();
  await expect(bo.locator('.chat')).toContainText('The host has muted you.');
  await expect(say).toHaveCount(0);
  await expect(bo.locator('.log')).toContainText('Bo was muted by the host.');
  await anna.getByLabel('Mute Bo for everybody').uncheck();
  await anna.keyboard.press('Escape');
  await say.fill('Sorry');
  await say.press('Enter');
  await expect(anna.locator('.chat')).toContainText('Sorry');
  await expect(anna.locator('.log')).toContainText('Bo may write again.');
  // Only the host is offered this.
  await bo.getByRole('button', { name: 'Table menu' }).click();
  await expect(bo.getByLabel('Do not show what Anna writes')).toBeVisible();
  await expect(bo.getByLabel('Mute Anna for everybody')).toHaveCount(0);
});

test('a seat moves by its QR code to somebody else, who plays on; the link works once', async ({ browser }) => {
  const { anna, bo } = await evening(browser);
  const hand = await bo.locator('.hand').innerText();
  await bo.getByRole('button', { name: 'Table menu' }).click();
  await expect(bo.getByRole('link', { name: 'Play on another device' })).toHaveAttribute('href', '/you');
  await bo.getByText('Hand my seat to somebody else').first().click();
  await bo.getByRole('button', { name: 'Show as a QR code' }).last().click();
  const link = await bo.getByLabel('Hand my seat to somebody else').inputValue();
  const code = bo.getByRole('img', { name: 'QR code of the link' });
  await expect(code.locator('path')).toHaveAttribute('d', darkModules(link));
  const cleo = await visitor(browser, { name: 'Cleo' });
  await cleo.goto(link);
  await expect(cleo.locator('.hand')).toBeVisible();
  expect(await cleo.locator('.hand').innerText()).toBe(hand);
  expect(new URL(cleo.url()).searchParams.get('key')).not.toMatch(/^s/);
  await expect(anna.locator('.log')).toContainText('The seat of Bo is played in another browser now.');
  await expect(anna.locator('.players')).toContainText('Cleo');
  await bo.keyboard.press('Escape');
  await expect(bo.locator('.hand')).toBeHidden();
  await expect(bo.getByText('You are watching')).toBeVisible();
  await bo.goto(link);
  await expect(bo.locator('.trouble')).toContainText('no such table');
});

test('the replay is kept among the players by a switch before the start and while the game runs', async ({
  browser,
}) => {
  const [anna, bo] = [await visitor(browser, { name: 'Anna' }), await visitor(browser, { name: 'Bo' })];
  await bo.goto(await setTable(anna));
  await bo.getByRole('button', { name: 'Sit down here' }).click();
  await expect(bo.getByRole('region', { name: 'Rules of this table' })).toContainText('for whoever has the link');
  await anna.getByLabel('Keep the replay among the players').check();
  await expect(bo.getByRole('region', { name: 'Rules of this table' })).toContainText('among the players');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await new Player(bo).asked();
  await bo.getByRole('button', { name: 'Table menu' }).click();
  await expect(bo.getByLabel('Keep the replay among the players')).toBeChecked();
  await bo.getByLabel('Keep the replay among the players').uncheck();
  await anna.getByRole('button', { name: 'Table menu' }).click();
  await expect(anna.getByLabel('Keep the replay among the players')).not.toBeChecked();
});

test('a problem is reported as a file with the game so far, and nobody else’s cards in it', async ({ browser }) => {
  const { anna } = await evening(browser);
  await anna.getByRole('button', { name: 'Table menu' }).click();
  await anna.getByText('Report a problem').click();
  await anna.getByLabel('What went wrong?').fill('The board is upside down.');
  const [file] = await Promise.all([
    anna.waitForEvent('download'),
    anna.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  const report = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    problem: string;
    viewer: unknown;
    table: object;
  };
  expect(report).toMatchObject({ problem: 'The board is upside down.', viewer: 0 });
  expect(report.table).not.toHaveProperty('seed');
});

/** The same table, but whoever does nothing is asked after so many seconds. */
async function impatient(page: Page, seconds: number): Promise<void> {
  const [, id] = /\/t\/([\w-]+)/.exec(page.url()) ?? [];
  const headers = { origin: new URL(page.url()).origin };
  const changed = await page.request.put(`/api/tables/${id}/setup`, { headers, data: { settings: { idle: seconds } } });
  expect(changed.ok()).toBe(true);
}

test('somebody who is there and does nothing is asked, a bot plays, and one touch gives the seat back', async ({
  browser,
}) => {
  const [anna, bo] = [await visitor(browser, { name: 'Anna' }), await visitor(browser, { name: 'Bo' })];
  await bo.goto(await setTable(anna));
  await bo.getByRole('button', { name: 'Sit down here' }).click();
  await expect(anna.getByText('Bo', { exact: true })).toBeVisible();
  await impatient(anna, 5);
  // An idle host is asked before the start, too.
  await expect(anna.locator('.people-notice')).toContainText(
    'Are you still there? Otherwise somebody else becomes the host',
  );
  await anna.getByRole('button', { name: 'I am here' }).click();
  await expect(anna.locator('.people-notice')).toBeHidden();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await new Player(bo).asked();
  await expect(bo.locator('.people-notice')).toContainText('Otherwise a bot plays for you in a moment.');
  await expect(anna.locator('.log')).toContainText('Bo is away. A bot plays until they are back.');
  await expect(bo.locator('.people-notice')).toContainText('A bot plays for you.');
  await bo.mouse.move(200, 200);
  await expect(anna.locator('.log')).toContainText('Bo is back and plays on.');
});
