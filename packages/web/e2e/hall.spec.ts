import { expect, test } from '@playwright/test';
import { en } from '../../text/src/en/en.ts';
import { chooseFastSettings } from './player.ts';
import { keepRareTable } from './rare-tables.ts';

/** The others do not move before everything was looked at. */
const UNHURRIED = { botPace: 60_000 };

test('a robbery is seen coming, and its mark stays', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(await keepRareTable(page, 'a row to rob', UNHURRIED));
  const ripe = page.locator('.platform:not(.own) .yard-row', { has: page.locator('.threat.ripe') }).first();
  await expect(ripe).toContainText(en.hall.ripe);
  const spot = await ripe.getAttribute('data-spot');
  const row = page.locator(`[data-spot="${spot}"]`);
  await row.getByRole('button').click();
  // What is picked to be laid is enough: the row is as good as gone.
  await expect(row.locator('.threat.doomed')).toContainText(en.hall.doomed);
  await page.locator('.question .primary').click();
  await expect(row).toHaveCount(0);
  await expect(page.locator('.platform:not(.own) .robbed-mark')).toHaveText(en.hall.robbedByYou);
  // The cars stand on one's own track now.
  await expect(page.locator('.platform.own .train .car').first()).toBeVisible();
  // What was laid last is framed, all of it; below it is its track.
  const laid = page.locator('.platform.own .yard-row.laid-last');
  await expect(laid).toHaveCount(1);
  const [frame, track, train] = await laid.evaluate((one) => [
    Number.parseFloat(getComputedStyle(one, '::before').height),
    Number.parseFloat(getComputedStyle(one, '::after').height),
    one.querySelector('.train')?.getBoundingClientRect().height ?? 0,
  ]);
  expect(train).toBeGreaterThan(0);
  expect(frame).toBeGreaterThan(train ?? 0);
  expect(track).toBeLessThan(10);
});

test('who leads the race for a city is read from completed tickets, and one’s own tickets are counted', async ({
  page,
}) => {
  await chooseFastSettings(page);
  await page.goto(await keepRareTable(page, 'the first scoring'));
  const cities = page.locator('.city-race li');
  await expect(cities).toHaveCount(6);
  await expect(page.locator('.city-race .leads')).toHaveCount(0);
  // Mine, which only I know of.
  await expect(page.locator('.city-race .race-own').first()).toBeVisible();
  await page.locator('.question .primary').click();
  const led = page.locator('.city-race li.led').first();
  await expect(led.locator('.runner.leads').first()).toBeVisible();
  const said = await led.locator('.hidden-text').textContent();
  expect(said).toMatch(/: \d+ tickets?/);
});

test('whoever is asked stands out in the hall; before tickets are completed one sees with what', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(await keepRareTable(page, 'tickets to complete', UNHURRIED));
  const own = page.locator('.platform.own');
  await expect(own).toHaveClass(/in-turn/);
  await expect(page.locator('.platform.in-turn')).toHaveCount(await page.locator('.players .awaited').count());
  const counts = await page.locator('.covers .card-counts .chip').allTextContents();
  expect(counts.length).toBeGreaterThan(1);
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(
    Number(await own.locator('.mouth-count').textContent()),
  );
});

test.describe('on a phone with four players', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('there is more below, and the race stays in sight on the way there', async ({ page }) => {
    await chooseFastSettings(page);
    await page.goto(await keepRareTable(page, 'the first scoring', UNHURRIED));
    const more = page.getByRole('button', { name: en.hall.more });
    await expect(more).toBeVisible();
    const race = page.locator('.city-race').first();
    const before = await race.boundingBox();
    await page.locator('.hall-floor').evaluate((floor) => floor.scrollTo(0, floor.scrollHeight));
    await expect(more).toHaveCount(0);
    await expect(page.locator('.platform.own')).toBeInViewport();
    await expect(race).toBeInViewport({ ratio: 0.99 });
    const after = await race.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(8);
  });
});

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a robbery happens before everybody’s eyes, and later the tunnel swallows a car', async ({ page }) => {
    await chooseFastSettings(page, { speed: 1 });
    await page.goto(await keepRareTable(page, 'a row to rob'));
    await page.locator('.yard-row:has(.threat.ripe) button').first().click();
    await page.locator('.question .primary').click();
    await expect(page.locator('.platform.raided')).toBeVisible();
    await expect(page.locator('.flight .car').first()).toBeVisible();
    await expect(page.locator('.robbery-banner')).toContainText('robbed');
    await expect(page.locator('.robbery-banner')).toHaveCount(0);
    // The turn of the robbed is over, and mine begins: a car of each of my rows goes on track.
    const swallowed = page.locator('.platform.own .mouth-count');
    const before = Number(await swallowed.textContent());
    await expect(page.locator('.flight .car').first()).toBeVisible();
    await expect.poll(async () => Number(await swallowed.textContent())).toBeGreaterThan(before);
  });
});
