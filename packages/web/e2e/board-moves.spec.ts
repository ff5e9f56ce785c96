import { expect, type Page, test } from '@playwright/test';
import { shortGame } from './games.ts';
import { chooseFastSettings, Player } from './player.ts';

type Point = readonly [x: number, y: number];

const world = (page: Page) => page.locator('.board .surface > g').first();

/** Which spot of the layout lies at a point of the window, and how many pixels a unit has. */
async function under(page: Page, point: Point): Promise<{ spot: Point; scale: number }> {
  return world(page).evaluate((layer, [x, y]) => {
    const matrix = (layer as SVGGElement).getScreenCTM();
    if (!matrix) throw new Error('the board is not shown');
    const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { spot: [at.x, at.y] as const, scale: matrix.a };
  }, point);
}

async function openBoard(page: Page): Promise<Point> {
  await chooseFastSettings(page);
  const player = new Player(page);
  await player.playNow(shortGame.name);
  await player.asked();
  await page.locator('.choice .ticket').first().click();
  await player.confirm();
  await expect(player.question).toContainText('Your turn');
  const box = await page.locator('.board .surface').boundingBox();
  if (!box) throw new Error('there is no board');
  // A wheel tells whole pixels only.
  return [Math.round(box.x + box.width * 0.45), Math.round(box.y + box.height * 0.55)];
}

const near = (one: Point, other: Point): void => {
  expect(one[0]).toBeCloseTo(other[0], 1);
  expect(one[1]).toBeCloseTo(other[1], 1);
};

test('the wheel brings what lies under the mouse nearer, and goes back to the whole board', async ({ page }) => {
  const middle = await openBoard(page);
  const before = await under(page, middle);
  await page.mouse.move(...middle);
  await page.mouse.wheel(0, -500);
  await expect.poll(async () => (await under(page, middle)).scale).toBeCloseTo(before.scale * 2, 3);
  near((await under(page, middle)).spot, before.spot);
  // No nearer than nine times, however far it is turned.
  await page.mouse.wheel(0, -9000);
  await expect.poll(async () => (await under(page, middle)).scale).toBeCloseTo(before.scale * 9, 3);
  near((await under(page, middle)).spot, before.spot);
  await page.mouse.wheel(0, 20_000);
  await expect.poll(async () => (await under(page, middle)).scale).toBeCloseTo(before.scale, 6);
  near((await under(page, middle)).spot, before.spot);
});

test('a drag moves the board with the mouse, not beyond its edge, and chooses no route', async ({ page }) => {
  const middle = await openBoard(page);
  await page.mouse.move(...middle);
  await page.mouse.wheel(0, -1000);
  const route = await page.locator('.route.free').evaluateAll(
    (all, [x, y]) =>
      all
        .map((one) => ({ id: one.getAttribute('data-route') ?? '', box: one.getBoundingClientRect() }))
        .map(({ id, box }) => ({ id, at: [box.x + box.width / 2, box.y + box.height / 2] as const }))
        .toSorted((a, b) => Math.hypot(a.at[0] - x, a.at[1] - y) - Math.hypot(b.at[0] - x, b.at[1] - y))[0],
    middle,
  );
  if (!route) throw new Error('no route is free');
  const { spot, scale } = await under(page, route.at);
  await page.mouse.move(...route.at);
  await page.mouse.down();
  await page.mouse.move(route.at[0] + 30, route.at[1] - 20, { steps: 3 });
  await page.mouse.up();
  const after = await under(page, [route.at[0] + 30, route.at[1] - 20]);
  near(after.spot, spot);
  expect(after.scale).toBe(scale);
  await expect(page.locator('.route.selected')).toHaveCount(0);

  // The board never leaves its frame.
  await page.mouse.down();
  await page.mouse.move(route.at[0] + 9000, route.at[1] + 9000, { steps: 3 });
  await page.mouse.up();
  const corner = await page.locator('.board .surface').boundingBox();
  const shown = await under(page, [corner?.x ?? 0, corner?.y ?? 0]);
  await page.mouse.move(...middle);
  await page.mouse.wheel(0, 20_000);
  await expect.poll(async () => (await under(page, middle)).scale).toBeLessThan(scale);
  near((await under(page, [corner?.x ?? 0, corner?.y ?? 0])).spot, shown.spot);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('two bring the board nearer where they lie, and one moves it', async ({ page }) => {
    const [x, y] = await openBoard(page);
    const before = await under(page, [x, y]);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly Point[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map(([px, py], id) => ({ x: px, y: py, id })),
      });
    await touch('touchStart', [x - 20, y], [x + 20, y]);
    for (const half of [30, 40, 50, 60]) await touch('touchMove', [x - half, y], [x + half, y]);
    await touch('touchEnd');
    await expect.poll(async () => (await under(page, [x, y])).scale).toBeCloseTo(before.scale * 3, 2);
    near((await under(page, [x, y])).spot, before.spot);

    await touch('touchStart', [x, y]);
    for (const part of [10, 20, 30]) await touch('touchMove', [x - part, y - part]);
    await touch('touchEnd');
    await expect.poll(async () => (await under(page, [x - 30, y - 30])).spot[0]).toBeCloseTo(before.spot[0], 1);
    near((await under(page, [x - 30, y - 30])).spot, before.spot);
    await expect(page.locator('.route.selected')).toHaveCount(0);
  });
});
