import { type Browser, expect, type Page, test } from '@playwright/test';
import { chance } from '../../text/src/en/chance.ts';
import { expectAccessible } from './axe.ts';
import { shortGame } from './games.ts';
import { chooseFastSettings, Player } from './player.ts';

const visitor = async (browser: Browser, name: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await chooseFastSettings(page, { name });
  return page;
};

/** A table of two of the shortest game, set by Anna; answers what her address bar says. */
async function setTable(anna: Page): Promise<string> {
  await anna.goto('/new');
  await anna.locator(`.game-choice [data-game="${shortGame.id}"]`).click();
  await anna.getByRole('button', { name: 'Set the table' }).click();
  // Without the button: the address itself can be passed on.
  await expect(anna).toHaveURL(/\/t\/[\w-]{22}\?key=j\./);
  return anna.url();
}

const begin = async (anna: Page, bo: Page): Promise<void> => {
  await expect(anna.getByText('Bo', { exact: true })).toBeVisible();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([anna, bo].map((page) => new Player(page).asked()));
};

test('a spectator knows that, whom they watch and who reads them, and sees the finished replay', async ({
  browser,
}) => {
  const [anna, bo, cleo] = [
    await visitor(browser, 'Anna'),
    await visitor(browser, 'Bo'),
    await visitor(browser, 'Cleo'),
  ];
  await bo.goto(await setTable(anna));
  await bo.getByRole('button', { name: 'Sit down here' }).click();
  await begin(anna, bo);
  // Once all sit, the address lets others watch, and never into a seat.
  await expect(bo).toHaveURL(/\?key=w\./);
  await cleo.goto(bo.url());
  await expect(cleo.locator('.question')).toContainText(
    'You are watching Anna and Bo. They are choosing their tickets.',
  );
  await expect(cleo.locator('.hand')).toBeHidden();
  // Who is likely to win is shown where the table allows it, and nowhere else.
  await expect(cleo.getByRole('region', { name: chance.live })).toHaveCount(0);
  // On a phone too: no hand and no tickets to turn to.
  await cleo.setViewportSize({ width: 390, height: 844 });
  await expect(cleo.getByRole('tab')).toHaveText(['Market', 'Players', 'Log']);
  await cleo.setViewportSize({ width: 1280, height: 800 });
  // If she sits there and her browser has forgotten it, the menu says what brings the seat back.
  await cleo.getByRole('button', { name: 'Table menu' }).click();
  await expect(cleo.getByRole('dialog')).toContainText('Is one of these seats yours?');
  await expect(cleo.getByRole('link', { name: 'Devices, recovery, passkey' })).toHaveAttribute('href', '/you');
  await cleo.keyboard.press('Escape');
  await cleo.getByLabel('Say something').fill('Who will win?');
  await cleo.getByRole('button', { name: 'Send' }).click();
  await expect(cleo.getByRole('region', { name: 'Chat of the spectators' })).toContainText('Who will win?');
  await expect(cleo.locator('.chat')).toContainText('Only other spectators read this.');
  await anna.getByLabel('Say something').fill('Among us');
  await anna.getByRole('button', { name: 'Send' }).click();
  await expect(bo.locator('.chat')).toContainText('Among us');
  await expect(bo.locator('.chat')).not.toContainText('Who will win?');
  await expect(cleo.locator('.chat')).not.toContainText('Among us');

  const play = (page: Page): Promise<void> => {
    const player = new Player(page);
    return player.playToTheEnd(async () => {
      if (!(await player.claimOne())) await player.takeCard();
    });
  };
  await Promise.all([play(anna), play(bo)]);
  await expect(cleo.locator('.score-sheet tfoot')).toBeVisible();
  await expect(cleo.getByText('Since your last turn')).toHaveCount(0);
  await expect(cleo.getByRole('button', { name: 'Play again' })).toHaveCount(0);
  await cleo.getByRole('link', { name: 'Watch the replay' }).click();
  await cleo.getByRole('button', { name: 'To the end' }).click();
  await expect(cleo.locator('.replay-bar')).toBeVisible();
  await expect(cleo.getByText('There is no finished game here')).toHaveCount(0);
  for (const page of [anna, bo, cleo]) await page.context().close();
});

test('a visitor to a full table is told so, watches, and gets the seat that becomes free', async ({ browser }) => {
  const [anna, bo, cleo] = [
    await visitor(browser, 'Anna'),
    await visitor(browser, 'Bo'),
    await visitor(browser, 'Cleo'),
  ];
  const link = await setTable(anna);
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Sit down here' }).click();
  await cleo.goto(link);
  await expect(cleo.getByText('Every seat at this table is taken.')).toBeVisible();
  await expect(cleo.getByText('You will see the game here as soon as it begins.')).toBeVisible();
  await cleo.getByRole('button', { name: 'Wait for a seat' }).click();
  await expect(cleo.getByText('You get the next seat that becomes free.').first()).toBeVisible();
  await bo.getByRole('button', { name: 'Get up' }).click();
  await expect(anna.getByText('Cleo', { exact: true })).toBeVisible();
  await expect(bo.getByText('Every seat at this table is taken.')).toBeVisible();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await new Player(cleo).asked();
  await expect(bo.locator('.question')).toContainText('You are watching Anna and Cleo.');

  // The same at a game under way: whoever waits is told what comes of it.
  await bo.goto(link);
  await expect(bo.locator('.question')).toContainText('Every seat at this table is taken.');
  await bo.getByRole('button', { name: 'Wait for a seat' }).click();
  await expect(bo.locator('.question')).toContainText('As soon as somebody gets up, you ask for their seat.');
  for (const page of [anna, bo, cleo]) await page.context().close();
});

test('at a table that allows it spectators see who is likely to win, and nobody else does', async ({ browser }) => {
  test.slow();
  const [anna, bo, cleo] = [
    await visitor(browser, 'Anna'),
    await visitor(browser, 'Bo'),
    await visitor(browser, 'Cleo'),
  ];
  await bo.goto(await setTable(anna));
  await bo.getByRole('button', { name: 'Sit down here' }).click();
  const setting = anna.getByRole('checkbox', { name: chance.setting });
  await expect(setting).not.toBeChecked();
  await setting.click();
  await expect(setting).toBeChecked();
  // Whoever plays knows before the deal.
  await expect(bo.getByText(chance.setting)).toBeVisible();
  await expect(bo.getByRole('checkbox', { name: chance.setting })).toHaveCount(0);
  await begin(anna, bo);
  await expect(bo).toHaveURL(/\?key=w\./);
  await cleo.goto(bo.url());
  const live = cleo.getByRole('region', { name: chance.live });
  const told = async (): Promise<string> => (await live.locator('ul').innerText()).replace(/\s+/g, ' ');
  const sum = (text: string): number => (text.match(/\d+(?=%)/g) ?? []).reduce((all, one) => all + Number(one), 0);
  await expect(live.getByRole('listitem')).toHaveCount(2);
  const first = await told();
  expect(sum(first)).toBe(100);
  await expectAccessible(cleo, 'the live chance', { within: '.live-chance' });
  // It follows what happens.
  const players = [new Player(anna), new Player(bo)];
  for (let turn = 0; turn < 12 && (await told()) === first; turn++) {
    for (const player of players) {
      const look = await player.look();
      if (look.text) await player.answer(look, () => player.takeCard());
    }
  }
  await expect.poll(told).not.toBe(first);
  expect(sum(await told())).toBe(100);
  // On a phone it is with the players.
  await cleo.setViewportSize({ width: 390, height: 844 });
  await expect(live).toBeVisible();
  for (const page of [anna, bo]) await expect(page.locator('.live-chance')).toHaveCount(0);
  // A player's second window, and the big screen that stands where the players see it, show nothing of it either.
  const second = await anna.context().newPage();
  await second.goto(cleo.url());
  await expect(second.locator('.player')).toHaveCount(2);
  const big = await visitor(browser, 'Screen');
  await big.goto(cleo.url().replace('/t/', '/big/'));
  await expect(big.locator('.player')).toHaveCount(2);
  for (const page of [second, big]) await expect(page.locator('.live-chance')).toHaveCount(0);
  // Nor does whoever has got up: they may come back to their cards.
  const left = await bo.evaluate(
    async (path) =>
      (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).ok,
    `/api/tables/${new URL(cleo.url()).pathname.split('/')[2]}/leave`,
  );
  expect(left).toBe(true);
  await expect(bo.locator('.hand')).toBeHidden();
  await expect(live).toBeVisible();
  await expect(bo.locator('.player')).toHaveCount(2);
  await expect(bo.locator('.live-chance')).toHaveCount(0);
  for (const page of [anna, bo, cleo, big]) await page.context().close();
});
