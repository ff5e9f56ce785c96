import { expect, type Page, test } from '@playwright/test';
import { shortGame, tunnelGame } from './games.ts';
import { keepTable } from './keep-table.ts';
import { chooseFastSettings, Player } from './player.ts';
import { keepRareTable, keptTable } from './rare-tables.ts';

/** How many cards the hand has. */
const inHand = (page: Page): Promise<number> =>
  page.locator('.hand .count').evaluateAll((counts) => counts.reduce((sum, one) => sum + Number(one.textContent), 0));

/** A turn in the middle of a game; the others do not move. */
async function sitDown(page: Page, settings: object = {}): Promise<void> {
  await chooseFastSettings(page, settings);
  await page.goto(await keepRareTable(page, `a turn: ${shortGame.id}`, { botPace: 1_000_000 }));
  await expect(page.locator('.question.asked .answers')).toBeVisible();
}

/** A card that is not a whole draw by itself. */
const coloured = (page: Page) => page.locator('.market .place.takeable:not([aria-label*="taxi"])').first();

test.describe('with a mouse', () => {
  test('a double click takes one card, and not the one just turned up', async ({ page }) => {
    await sitDown(page);
    const before = await inHand(page);
    await coloured(page).dblclick();
    await expect(page.locator('.question')).toContainText('Take a second card.');
    await expect(page.locator('main[data-resting]')).toHaveCount(0);
    expect(await inHand(page)).toBe(before + 1);
    await expect(page.locator('.question')).toContainText('Take a second card.');
    // A click that is meant takes the second.
    await page.locator('[data-spot="deck"]').click();
    await expect(page.locator('.question')).not.toContainText('Take a second card.');
  });

  test('a double click on the deck takes one card', async ({ page }) => {
    await sitDown(page);
    const before = await inHand(page);
    await page.locator('[data-spot="deck"]').dblclick();
    await expect(page.locator('.question')).toContainText('Take a second card.');
    await expect(page.locator('main[data-resting]')).toHaveCount(0);
    expect(await inHand(page)).toBe(before + 1);
  });

  for (const way of ['button', 'key'])
    test(`two cards from the deck with one ${way}`, async ({ page }) => {
      await sitDown(page);
      const before = await inHand(page);
      if (way === 'key') await page.keyboard.press('f');
      else await page.getByRole('button', { name: 'Take two from the deck' }).click();
      await expect(page.locator('.question.asked')).toHaveCount(0);
      await expect.poll(() => inHand(page)).toBe(before + 2);
    });

  test('a card is dragged from the market to the hand; let go elsewhere it stays', async ({ page }) => {
    await sitDown(page);
    const before = await inHand(page);
    const card = await coloured(page).boundingBox();
    const hand = await page.locator('.hand').boundingBox();
    if (!card || !hand) throw new Error('no card or no hand');
    const { mouse } = page;
    await mouse.move(card.x + 20, card.y + 20);
    await mouse.down();
    await mouse.move(100, 300, { steps: 6 });
    await expect(page.locator('.flight.dragged')).toBeVisible();
    await mouse.up();
    await expect(page.locator('.flight.dragged')).toHaveCount(0);
    expect(await inHand(page)).toBe(before);
    await mouse.move(card.x + 20, card.y + 20);
    await mouse.down();
    await mouse.move(hand.x + 80, hand.y + 40, { steps: 6 });
    await expect(page.locator('.drop-here')).toHaveCount(1);
    await mouse.up();
    await expect(page.locator('.question')).toContainText('Take a second card.');
    await expect.poll(() => inHand(page)).toBe(before + 1);
    await expect(page.locator('.drop-here')).toHaveCount(0);
  });

  test('tickets are drawn at once; with the setting they are asked for once more', async ({ page }) => {
    await sitDown(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Confirm before drawing tickets').check();
    await page.keyboard.press('Escape');
    const pile = page.locator('[data-spot="ticket-pile"]');
    for (const ask of [() => pile.click(), () => page.keyboard.press('n')]) {
      await ask();
      await expect(page.locator('.question')).toContainText('Draw new tickets?');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.locator('.question')).toContainText('Your turn');
    }
    await pile.click();
    await page.locator('.question .primary').click();
    await expect(page.locator('.choice .ticket').first()).toBeVisible();
  });

  test('with a countdown what is confirmed goes ahead by itself; cancelled it does not', async ({ page }) => {
    await page.clock.install();
    await sitDown(page, { countdown: 5, confirmTickets: true });
    const pile = page.locator('[data-spot="ticket-pile"]');
    await pile.click();
    await expect(page.locator('.countdown')).toHaveText('5');
    await page.clock.runFor(2000);
    await expect(page.locator('.countdown')).toHaveText('3');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.clock.runFor(6000);
    await expect(page.locator('.question')).toContainText('Your turn');
    // A claim too.
    const [route = ''] = await new Player(page).claimable();
    await new Player(page).aimAt(route);
    await expect(page.locator('.countdown')).toHaveText('5');
    await page.clock.runFor(6000);
    await expect(page.locator(`[data-route="${route}"]`)).toHaveClass(/claimed|held|built/);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('drawing tickets is confirmed without having been asked for, and a double tap confirms nothing', async ({
    page,
  }) => {
    await sitDown(page);
    const button = await page.getByRole('button', { name: 'Draw tickets' }).boundingBox();
    if (!button) throw new Error('no button');
    for (const part of [0.5, 0.5]) await page.touchscreen.tap(button.x + button.width * part, button.y + 10);
    await expect(page.locator('.question')).toContainText('Draw new tickets?');
    await expect(page.locator('main[data-resting]')).toHaveCount(0);
    await expect(page.locator('.question')).toContainText('Draw new tickets?');
    await page.locator('.question .primary').tap();
    await expect(page.locator('.choice .ticket').first()).toBeVisible();
  });

  test('a card is dragged from the market onto the tab of the hand', async ({ page, context }) => {
    await sitDown(page);
    const before = await inHand(page);
    await page.getByRole('tab', { name: 'Market' }).tap();
    const card = await coloured(page).boundingBox();
    const tab = await page.getByRole('tab', { name: 'Hand' }).boundingBox();
    if (!card || !tab) throw new Error('no card or no tab');
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    // What is aimed at is seen above the finger.
    await touch('touchStart', card.x + 20, card.y + 30);
    for (const part of [0.3, 0.6, 1])
      await touch('touchMove', card.x + (tab.x + 20 - card.x) * part, card.y + (tab.y + 20 + 48 - card.y) * part);
    await expect(page.locator('.tabs .drop-here')).toHaveCount(1);
    await touch('touchEnd');
    await expect(page.locator('.question')).toContainText('Take a second card.');
    await page.getByRole('tab', { name: 'Hand' }).tap();
    await expect.poll(() => inHand(page)).toBe(before + 1);
  });
});

for (const [size, width, height] of [
  ['a desk', 1280, 800],
  ['a phone', 390, 844],
  ['a phone on its side', 844, 390],
] as const)
  test(`the cards of a tunnel lie large over the board, away from the route: ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await chooseFastSettings(page);
    await page.goto(await keepRareTable(page, 'a tunnel', { botPace: 1_000_000 }));
    const cards = page.locator('.board-pane .turned li');
    await expect(cards).toHaveCount(3);
    await expect(page.locator('.turned .result')).toHaveText(/more to pay/);
    const [pane, stage] = [
      await page.locator('.board-pane').boundingBox(),
      await page.locator('.turned').boundingBox(),
    ];
    if (!pane || !stage) throw new Error('no board, or no cards');
    expect(stage.x).toBeGreaterThanOrEqual(pane.x);
    expect(stage.x + stage.width).toBeLessThanOrEqual(pane.x + pane.width);
    expect(stage.y).toBeGreaterThanOrEqual(pane.y);
    expect(stage.y + stage.height).toBeLessThanOrEqual(pane.y + pane.height);
    const card = await cards.first().boundingBox();
    expect(card?.width).toBeGreaterThanOrEqual(Math.min(72, width * 0.18));
    // What is asked about can be seen.
    const route = await page.locator('.route.selected .hit').evaluate((path: SVGPathElement) => {
      const middle = path.getPointAtLength(path.getTotalLength() / 2);
      return middle.matrixTransform(path.getScreenCTM() ?? new DOMMatrix()).y;
    });
    expect(route < stage.y || route > stage.y + stage.height).toBe(true);
  });

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the pieces of a claim come down one after the other', async ({ page }) => {
    await chooseFastSettings(page, { speed: 1 });
    await page.goto(await keepRareTable(page, `a turn: ${tunnelGame.id}`, { botPace: 1_000_000 }));
    const player = new Player(page);
    await player.asked();
    await page.locator('.route.claimable').first().waitFor();
    const { routes } = await player.look({ patience: 0 });
    // The price of a tunnel is not known yet.
    const tunnels = await page
      .locator('.route.tunnel')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-route')));
    const route = routes.find(({ id, spaces }) => spaces > 1 && !tunnels.includes(id));
    if (!route) throw new Error('no route of more than one space can be claimed');
    await player.aimAt(route.id);
    await page.locator('.question .primary').click();
    const falls = page.locator(`.route.fresh[data-route="${route.id}"] .drop`);
    await expect(falls).toHaveCount(route.spaces);
    const delays = await falls.evaluateAll((all) =>
      all.map((one) => {
        const { animationName, animationDelay } = getComputedStyle(one);
        return animationName === 'none' ? -1 : Number.parseFloat(animationDelay);
      }),
    );
    for (const [at, delay] of delays.entries()) expect(delay).toBeGreaterThan(delays[at - 1] ?? -0.1);
  });

  test('the cards of a tunnel turn one by one', async ({ page }) => {
    await chooseFastSettings(page, { speed: 2 });
    const kept = keptTable('a tunnel');
    // As it was before the cards were laid.
    const [last, route] = [kept.entries.at(-1), JSON.stringify(kept.entries.at(-1)).match(/"route":"([^"]+)"/)?.[1]];
    const table = { ...kept.table, botPace: 1_000_000 };
    await page.goto(await keepTable(page, { table, entries: kept.entries.filter((entry) => entry !== last) }));
    await expect(page.locator('.question.asked .answers')).toBeVisible();
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const stage = document.querySelector('.board-pane .turned');
        const left = stage?.querySelectorAll('.unturned').length;
        if (left !== undefined && seen.at(-1) !== left) seen.push(left);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await new Player(page).aimAt(route ?? '');
    await page.locator('.question .primary').click();
    await expect(page.locator('.turned .result')).toHaveText(/to pay/);
    expect(await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'seen')?.value)).toEqual([3, 2, 1, 0]);
  });
});
