import { expect, test } from '@playwright/test';
import { shortGame, technologyGame, tunnelGame, yardGame } from './games.ts';
import { chooseFastSettings, Player } from './player.ts';
import { keepRareTable } from './rare-tables.ts';

test('a hint is the same when it is asked for twice, also after a reload, and names a ticket and the chance', async ({
  page,
}) => {
  await chooseFastSettings(page);
  const player = new Player(page);
  // In some deals no ticket is worth its way, and none is planned for; in this one there is one.
  await page.goto(await keepRareTable(page, `a turn: ${tunnelGame.id}`, { botPace: 1_000_000 }));
  await player.asked();
  const advice = page.locator('.advice > span');
  const ask = async (): Promise<string> => {
    await page.locator('.hint-button').click();
    await expect(advice).toContainText(/\.$/);
    return (await advice.textContent()) ?? '';
  };
  const said = await ask();
  expect(said).toMatch(/ticket/);
  expect(said).toMatch(/About \d+% to win, going by what everybody sees\.$/);
  await page.locator('.advice button').click();
  await expect(advice).toHaveCount(0);
  expect(await ask()).toBe(said);
  await page.reload();
  await player.asked();
  expect(await ask()).toBe(said);
  // It stands where the question stood, and covers nothing of the board.
  const [note, board] = [await page.locator('.advice').boundingBox(), await page.locator('.board-pane').boundingBox()];
  if (!note || !board) throw new Error('there is no advice or no board');
  expect(note.x >= board.x + board.width - 1 || note.y >= board.y + board.height - 1).toBe(true);
});

test('drawing tickets keeps the own ones in sight and says what new ones would take', async ({ page }) => {
  await chooseFastSettings(page);
  const player = new Player(page);
  await player.playNow(shortGame.name);
  const first = await player.asked();
  for (const ticket of await page.locator('.choice .ticket').all()) await ticket.click();
  await player.confirm();
  await player.asked(first?.number);
  await page.locator('[data-spot="ticket-pile"]').click();
  const question = page.locator('.question .primary');
  await expect(page.locator('.held-tickets li')).toHaveCount(2);
  await expect(page.locator('.choice .ticket').first()).toContainText(/\+\d+ |on your way|Out of reach/);
  await expect(question).toHaveText('Choose 1 more');
  await page.locator('.choice .ticket').first().click();
  await expect(page.locator('.plan-price')).toContainText(/Takes|Already on your way|Out of reach/);
});

test('laying cards says whom it robs and of what before it is confirmed', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(`/lesson/${yardGame.id}`);
  await page.locator('.coach .quiet').click();
  const player = new Player(page);
  const own = yardGame.lesson?.moves.filter(({ seat }) => seat === 0) ?? [];
  const [tickets, lay, rob] = own.map(({ action }) => action);
  let number = (await player.asked())?.number;
  for (const ticket of tickets?.tickets ?? []) await page.locator(`.choice [data-ticket="${ticket}"]`).click();
  await player.confirm();
  number = (await player.asked(number))?.number;
  for (const card of lay?.cards ?? []) await page.locator(`.hand [data-card="${card}"]`).click();
  await expect(player.question).not.toContainText('robs');
  await player.confirm();
  await player.asked(number);
  for (const card of rob?.cards ?? []) await page.locator(`.hand [data-card="${card}"]`).click();
  await expect(player.question.locator('.robs')).toContainText(/This robs \S+ of 2 \w+\./);
  await expect(player.question.getByRole('button', { name: 'Lay and rob' })).toBeVisible();
  await player.question.getByRole('button', { name: 'Cancel' }).click();
  await expect(player.question.locator('.robs')).toHaveCount(0);
});

test('the shop shows what each technology does and costs, with its printed name', async ({ page }) => {
  await chooseFastSettings(page, { language: 'da' });
  await page.goto(`/lesson/${technologyGame.id}`);
  await page.locator('.coach .quiet').click();
  for (const ticket of (await page.locator('.choice .ticket').all()).slice(0, 3)) await ticket.click();
  await page.locator('.question .primary').click();
  await page.locator('.question').getByRole('button', { name: 'Teknologier' }).click();
  const wares = page.locator('.wares');
  await expect(wares.first()).toBeVisible();
  for (const ware of await wares.all()) {
    await expect(ware.locator('.wares-does')).toHaveText(/\.$/);
    expect(await ware.locator('.wares-price .mark').count()).toBeGreaterThan(0);
    expect(await ware.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1);
  }
  await expect(page.locator('.wares-name small').first()).toHaveText(/Concession/);
});

test('quick play remembers how many bots and how good; the start page has one main thing to do', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto('/');
  const main = page.locator('.unfinished');
  await expect(main).toHaveText(/New here\? Learn to play/);
  await page.getByRole('radio', { name: '1', exact: true }).check();
  await page.getByRole('radio', { name: 'Fair' }).check();
  await page.getByRole('button', { name: `Play now: ${shortGame.name}` }).click();
  const player = new Player(page);
  await player.asked();
  await expect(page.locator('.players .player')).toHaveCount(2);
  await page.goto('/');
  await expect(main).toHaveCount(1);
  await expect(main).toHaveText(new RegExp(`Go on playing.*${shortGame.name}`));
  await expect(page.getByRole('radio', { name: '1', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Fair' })).toBeChecked();
  // A game with fewer seats than were asked for is played with all it has.
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: `Play now: ${tunnelGame.name}` }).click();
  await player.asked();
  await expect(page.locator('.players .player')).toHaveCount(tunnelGame.seats.max);
});

test('in a quick game one has the colour one likes, and nobody else has it', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Colour of the pieces').selectOption('blue');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Play now: ${shortGame.name}` }).click();
  await new Player(page).asked();
  const colours = await page
    .locator('.players .player')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('.mark path:nth-child(3)')?.getAttribute('fill')));
  expect(colours[0]).toBe('#2a5af8');
  expect(new Set(colours).size).toBe(colours.length);
});

test('a game at a server that waits for somebody is the main thing on their start page', async ({ page }) => {
  await chooseFastSettings(page, { name: 'Anna' });
  await page.goto('/');
  const made = await page.request.post('/api/tables', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      game: shortGame.id,
      seats: [
        { kind: 'me', name: 'Anna' },
        { kind: 'bot', bot: 'greedy' },
      ],
      start: true,
    },
  });
  const { table } = await made.json();
  await page.goto(`/t/${table.id}`);
  await page.locator('.choice .ticket').first().waitFor();
  await page.goto('/');
  const main = page.locator('.unfinished');
  await expect(main).toHaveAttribute('href', `/t/${table.id}`);
  await expect(main).toContainText('Your turn');
});
