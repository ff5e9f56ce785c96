import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { houseGames, technologyGame, yardGame } from './games.ts';
import { chooseFastSettings, Player } from './player.ts';

// With a mouse and with a finger, the board with the most to do and the yards. The other boards are played by keys
// (keyboard.spec.ts), by what a screen reader says (screen-reader.spec.ts) and in a tunnel (in-a-tunnel.spec.ts); those for a large
// table with a full one.
test('a whole game with technologies against two bots, by clicks', async ({ page, hasTouch }) => {
  await chooseFastSettings(page);
  const player = new Player(page, { touch: hasTouch });
  await player.playNow(technologyGame.name);
  let bought = 0;
  await player.playToTheEnd(async () => {
    // The right to build comes first: it has to be bought.
    if (bought < 4 && (await player.buyOne())) bought++;
    else if (!(await player.claimOne())) await player.takeCard();
  });
  expect(bought).toBeGreaterThan(0);
  // A tie has more rows.
  await expect(page.locator('.score-sheet tfoot tr:first-child td')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: /wins?$/ })).toBeVisible();
});

test('a whole game with yards against two bots, by clicks', async ({ page, hasTouch }) => {
  await chooseFastSettings(page);
  const player = new Player(page, { touch: hasTouch });
  await player.playNow(yardGame.name);
  let turns = 0;
  await player.playToTheEnd(async () => {
    turns++;
    if (turns % 2 === 1 || !(await player.layOne())) await player.takeCard();
  });
  await expect(page.locator('.score-sheet tfoot tr:first-child td')).toHaveCount(3);
});

/** Those for a large table. */
const largeGames = houseGames.filter(({ seats }) => seats.max >= 5);

for (const { name, seats, stations } of largeGames) {
  test(`a whole game of ${name} with a full table, by clicks`, async ({ page, hasTouch }) => {
    test.slow();
    await chooseFastSettings(page);
    await page.goto('/pass');
    await page.getByRole('radio', { name }).check({ force: true });
    for (let seat = 1; seat <= seats.max; seat++) {
      await page.getByLabel(`Who sits at seat ${seat}`).selectOption(seat === 1 ? 'person' : 'bot:bo');
    }
    await page.getByRole('button', { name: 'Deal' }).click();
    const player = new Player(page, { touch: hasTouch });
    let [turns, built] = [0, 0];
    await player.playToTheEnd(async () => {
      turns++;
      if (stations && turns > 8 && built < 2 && (await player.buildOne())) built++;
      else if (!(await player.claimOne())) await player.takeCard();
    });
    await expect(page.locator('.score-sheet tfoot tr:first-child td')).toHaveCount(seats.max);
    if (!stations) return;
    expect(built).toBeGreaterThan(0);
    await expect(page.locator('.borrowed li').first()).toBeAttached();
  });
}

interface SavedRecord {
  readonly seats: readonly unknown[];
  readonly packHash?: string;
}

for (const { name, seats } of largeGames.slice(0, 1)) {
  test(`${seats.max} seats play ${name} on the server: two browsers and bots, to a record that verifies`, async ({
    browser,
    page,
  }, { project }) => {
    test.skip(project.name !== 'desktop', 'the same on every screen');
    test.slow();
    const guest = await browser.newPage();
    await chooseFastSettings(page, { name: 'Anna' });
    await chooseFastSettings(guest, { name: 'Bo' });
    await page.goto('/new');
    await page.getByRole('radio', { name }).check({ force: true });
    for (let seat = 3; seat <= seats.max; seat++) {
      await page.getByLabel(`Who sits at seat ${seat}`).selectOption('bot:bo');
    }
    await page.getByRole('button', { name: 'Set the table' }).click();
    await guest.goto(await page.getByLabel('Send this link').inputValue());
    await guest.getByRole('button', { name: 'Sit down here' }).click();
    await expect(page.getByText('Bo', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Start the game' }).click();
    const players = [new Player(page), new Player(guest)];
    await Promise.all(
      players.map((player) =>
        player.playToTheEnd(async () => {
          if (!(await player.claimOne())) await player.takeCard();
        }),
      ),
    );
    for (const one of [page, guest]) {
      await expect(one.locator('.score-sheet tfoot tr:first-child td')).toHaveCount(seats.max);
    }
    await guest.close();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the game' }).click();
    const file = await (await saving).path();
    const { seats: seated, packHash }: SavedRecord = JSON.parse(readFileSync(file, 'utf8'));
    expect([seated.length, packHash]).toEqual([seats.max, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const line = [
      '--conditions=source',
      fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url)),
      'verify',
      file,
    ];
    expect(execFileSync(process.execPath, line, { encoding: 'utf8' })).toContain('1 game agrees with seed and events');
  });
}
