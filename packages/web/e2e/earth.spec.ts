import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { chooseFastSettings } from './player.ts';

const world = (page: Page) => page.getByRole('application', { name: 'Map of the world' });
const edge = (page: Page, side: string) => page.getByLabel(side, { exact: true });
const degreesOf = async (page: Page, side: string): Promise<number> => Number(await edge(page, side).inputValue());

/** Where a point of the globe lies on the map of the world, while the whole of it is shown. */
async function spotOf(page: Page, longitude: number, latitude: number): Promise<readonly [number, number]> {
  const box = await world(page).boundingBox();
  if (!box) throw new Error('there is no map of the world');
  const scale = box.width / 360;
  return [box.x + (longitude + 180) * scale, box.y + (90 - latitude - 6) * scale];
}

test('a region is chosen, towns are picked, and the map is played', async ({ page }) => {
  test.setTimeout(180_000);
  await chooseFastSettings(page, { name: 'Anna' });
  await page.goto('/workshop');
  await page.getByRole('link', { name: 'Begin from the earth' }).click();
  await expect(world(page)).toBeVisible();

  // By mouse: a frame round Iberia, and a click on Australia.
  const [from, to] = [await spotOf(page, -10, 44), await spotOf(page, 4, 36)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => degreesOf(page, 'West')).toBeLessThan(-9);
  expect(Math.abs((await degreesOf(page, 'West')) + 10)).toBeLessThan(1);
  expect(Math.abs((await degreesOf(page, 'North')) - 44)).toBeLessThan(1);
  await expect(page.getByRole('checkbox', { name: /^Madrid/ })).toBeChecked();
  await page.mouse.click(...(await spotOf(page, 134, -24)));
  await expect(page.getByRole('checkbox', { name: /^Sydney/ })).toBeChecked();
  await expect(page.getByLabel('Country or part of the world')).toHaveValue('AU');

  // By name, and the towns of another choice.
  await page.getByLabel('Country or part of the world').selectOption({ label: 'Northern Europe' });
  await expect(page.getByLabel('Country or part of the world')).toHaveValue('m154');
  await page.getByLabel('Country or part of the world').selectOption({ label: 'Denmark' });
  await expect(page.getByRole('checkbox', { name: /^Copenhagen/ })).toBeChecked();
  await page.getByLabel('How many').fill('10');
  await page.getByLabel('How many').press('Tab');
  await expect(page.getByText('10 places chosen')).toBeVisible();
  // The rules to begin with go by the size of the map, until somebody says.
  const small = await page.getByLabel('Rules to begin with').inputValue();
  await page.getByLabel('How many').fill('30');
  await page.getByLabel('How many').press('Tab');
  await expect(page.getByLabel('Rules to begin with')).not.toHaveValue(small);
  await page.getByLabel('How many').fill('10');
  await page.getByLabel('How many').press('Tab');
  await expect(page.getByLabel('Rules to begin with')).toHaveValue(small);
  await page.getByRole('checkbox', { name: /^Esbjerg/ }).uncheck();
  await page.getByLabel('Look for a town').fill('skagen');
  await page.getByRole('checkbox', { name: /^Skagen/ }).check();
  await page.getByLabel('Look for a town').fill('');
  await page.getByRole('checkbox', { name: /^Frederikshavn/ }).check();
  await expect(page.getByText('11 places chosen')).toBeVisible();
  await expect(page.locator('.earth-preview .earth-dot')).toHaveCount(11);
  await expect(page.locator('.earth-preview .land').first()).toBeAttached();
  await expectAccessible(page, 'a region of the earth');
  await page.getByLabel('What is it called?').fill('Small Denmark');
  await page.getByRole('button', { name: 'Begin drawing' }).click();

  // Places and ground are on the bench, routes join neighbours, and nothing is wrong with it.
  await expect(page.getByRole('heading', { level: 1, name: 'Small Denmark' })).toBeVisible();
  await expect(page.locator('.workshop-paper .place')).toHaveCount(11);
  await expect(page.locator('.workshop-paper .painted .land').first()).toBeAttached();
  await expect(page.locator('.workshop-paper [data-name="skagen"]')).toHaveText('Skagen');
  await expect(page.locator('.workshop-paper [data-name="esbjerg"]')).toHaveCount(0);
  await page.getByRole('tab', { name: /Play/ }).click();
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(page.locator('.board [data-place="copenhagen"]')).toBeVisible();
  await expect(page.locator('.board .painted .land').first()).toBeAttached();
});

test('a region is chosen by keys alone', async ({ page }) => {
  await page.goto('/workshop/earth');
  await world(page).focus();
  const [west, east] = [await degreesOf(page, 'West'), await degreesOf(page, 'East')];
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => degreesOf(page, 'West')).toBeGreaterThan(west);
  await page.keyboard.press('ArrowLeft');
  await expect(edge(page, 'West')).toHaveValue(`${west}`);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => degreesOf(page, 'East')).toBeGreaterThan(east);
  await expect(edge(page, 'West')).toHaveValue(`${west}`);
  await edge(page, 'North').fill('60');
  await edge(page, 'North').press('Enter');
  await expect(page.getByRole('checkbox', { name: /^Gothenburg|^Göteborg/ })).toBeChecked();
});

test('a finger draws the frame on a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/workshop/earth');
  await expect(world(page)).toBeVisible();
  const [from, to] = [await spotOf(page, -80, 10), await spotOf(page, -35, -50)];
  const client = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', [x, y]: readonly [number, number]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', from);
  await touch('touchMove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  await touch('touchMove', to);
  await touch('touchEnd', to);
  await expect.poll(() => degreesOf(page, 'South')).toBeLessThan(-40);
  await expect(page.getByRole('checkbox', { name: /^São Paulo/ })).toBeChecked();
  await expectAccessible(page, 'a region on a phone');
  await context.close();
});

test('the example is in the gallery, is played from there, and its poster is saved', async ({ page }) => {
  await chooseFastSettings(page, { name: 'Anna' });
  await page.goto('/workshop');
  const card = page.getByRole('listitem').filter({ hasText: 'Made with this workshop' });
  await expect(card.locator('.map-poster .stop')).toHaveCount(34);
  await card.getByRole('button', { name: 'Draw on a copy: Prague' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Prague' })).toBeVisible();
  await page.getByRole('tab', { name: 'Map' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the poster' }).click();
  const file = await (await download).path();
  const poster = readFileSync(file, 'utf8');
  expect(poster).toContain('>My Prague</text>');
  expect(poster.match(/<circle/g)).toHaveLength(34);
  expect(poster).not.toMatch(/var\(|light-dark/);
  await page.getByLabel('Poster').selectOption('Skyline');
  await expect(page.locator('.poster-frame .map-poster')).toHaveCount(0);

  await page.goto('/workshop');
  await card.getByRole('button', { name: 'Play' }).click();
  await expect(page.locator('.board [data-place="hradcany"]')).toBeVisible();
  await expect(page.locator('.board .painted .park').first()).toBeAttached();
});
