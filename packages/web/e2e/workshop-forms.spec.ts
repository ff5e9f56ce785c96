import { expect, type Page, test } from '@playwright/test';
import { begin, drag, drawRoutes, paper, placeTowns, spotOf, tab, tool } from './workshop-page.ts';

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

test('the rules are a form; what does not fit is told in the reader’s words, and a click leads to the field', async ({
  page,
}) => {
  await begin(page, 'Ruled');
  await placeTowns(page, 2);
  await tool(page, 'Routes');
  await drag(page, await spotOf(page, 0), await spotOf(page, 1));
  await tab(page, 'Rules');
  const part = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(part('Tunnels')).toContainText('three cards are turned');
  await expect(part('Ferries')).toContainText('a taxi card for each wheel');
  // A colour is known by its paint and its symbol.
  await expect(part('Cards').getByRole('checkbox', { name: 'red', exact: true })).toBeChecked();
  expect(await part('Cards').locator('.swatch').count()).toBe(await part('Cards').getByRole('checkbox').count());
  await part('Players').getByLabel('At least').fill('5');
  await part('Players').getByLabel('At least').press('Tab');
  await part('Players').getByLabel('At most').fill('3');
  await part('Players').getByLabel('At most').press('Tab');
  await part('Stations').getByLabel('Stations', { exact: true }).check();
  await expect(part('Stations')).toContainText('borrow');
  await tab(page, /Check/);
  await page.getByRole('button', { name: 'At least 5 and at most 3 players' }).click();
  await expect(part('Players').getByLabel('At least')).toBeFocused();
  await press(page, 'Control+z', 'Control+z', 'Control+z');
  await tab(page, /Check/);
  await expect(page.getByText('nobody could play')).toHaveCount(0);
});

test('a tool shows at once what it does: places are named in a row, routes bent, shapes chosen', async ({ page }) => {
  await begin(page, 'At Hand');
  const toolbar = page.getByRole('toolbar');
  await expect(toolbar.getByRole('button', { name: 'Places' })).toHaveAttribute('aria-pressed', 'true');
  // A place on the very edge comes inside by half its dot, and by Enter the keys are for the paper again.
  const box = await paper(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await name.fill('Edge');
  await name.press('Enter');
  await expect(paper(page)).toBeFocused();
  await expect(page.getByLabel('From the left')).toHaveValue('20');
  await press(page, 'Control+z', 'Control+z');
  await expect(page.locator('.workshop-paper .place')).toHaveCount(0);

  await placeTowns(page, 2);
  await press(page, 'r');
  const [a, b] = [await spotOf(page, 0), await spotOf(page, 1)];
  await drag(page, a, b);
  const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
  await drag(page, middle, [middle[0], middle[1] + 50]);
  await expect(page.getByRole('button', { name: 'Straighten' })).toBeVisible();

  // Water alone leaves the board its own land: the sea is painted over it.
  await tab(page, 'Tickets');
  await tool(page, 'Shapes');
  await page.getByLabel('What it is').selectOption('Water');
  const [x, y] = await spotOf(page, 4);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [dx, dy] of [
    [90, -40],
    [170, 10],
    [80, 60],
  ] as const)
    await page.mouse.move(x + dx, y + dy, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.workshop-paper .painted .water')).toHaveCount(1);
  await expect(page.locator('.workshop-paper .painted .land').first()).toBeAttached();
});

test('colours that are not given out and pieces that are too few are told, and a click leads there', async ({
  page,
}) => {
  await begin(page, 'Few Pieces');
  await placeTowns(page);
  await drawRoutes(page);
  await tab(page, /Check/);
  await page.getByRole('button', { name: 'No route has a colour yet.' }).click();
  const give = page.getByRole('button', { name: 'Give out colours evenly' });
  await expect(give).toBeFocused();
  await give.press('Enter');
  await tab(page, 'Rules');
  const pieces = page.getByRole('group', { name: 'Pieces', exact: true });
  await pieces.getByLabel('How many').fill('8');
  await pieces.getByLabel('How many').press('Tab');
  await tab(page, 'Tickets');
  await page.getByRole('button', { name: 'Propose tickets' }).click();
  await tab(page, /Check/);
  await expect(page.getByText('No route has a colour yet.')).toHaveCount(0);
  await page.getByRole('button', { name: /everybody has 8 pieces: most tickets would be missed/ }).click();
  await expect(pieces.getByLabel('Kind')).toBeFocused();
});

test('several things are picked out, aligned and bent by key, and tracks of a double stay together', async ({
  page,
}) => {
  await begin(page, 'By Key');
  await placeTowns(page, 2);
  await tool(page, 'Routes');
  const [a, b] = [await spotOf(page, 0), await spotOf(page, 1)];
  await drag(page, a, b);
  await expect(page.getByRole('heading', { name: 'North Harbour – Castle' })).toBeVisible();
  await page.getByLabel('Double').check();
  await page.getByLabel('Spaces').fill('6');
  await page.getByLabel('Spaces').press('Tab');
  await page.getByLabel('Kind').selectOption('Ferry');
  await page.getByLabel('Wheels on it').fill('2');
  await page.getByLabel('Wheels on it').press('Tab');

  // By key: the bend of the route that is selected, and away with it again.
  await tool(page, 'Select and move');
  await paper(page).focus();
  await press(page, 'b', 'ArrowDown', 'ArrowDown');
  await expect(page.getByRole('button', { name: 'Straighten' })).toBeVisible();
  await press(page, 'Delete');
  await expect(page.getByRole('button', { name: 'Straighten' })).toHaveCount(0);
  await press(page, 'Escape', 'Escape');

  // From the lists: both tracks are six long, and both places are set in a row.
  const list = page.locator('.thing-list');
  await expect(list.getByRole('button', { name: /North Harbour – Castle, 6/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Select several' }).click();
  await list.getByRole('button', { name: 'North Harbour', exact: true }).click();
  await list.getByRole('button', { name: 'Castle', exact: true }).click();
  await expect(page.getByRole('heading', { name: '2 places' })).toBeVisible();
  await page.getByRole('button', { name: 'In a row' }).click();
  await page.getByLabel('One name for these, for tickets').fill('The North');
  await page.getByRole('button', { name: 'Name them' }).click();
  const dots = page.locator('.workshop-paper .place .dot');
  await expect
    .poll(async () => new Set(await dots.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).size)
    .toBe(1);

  // A ticket by hand, and not twice.
  await tab(page, 'Tickets');
  await page.getByRole('button', { name: 'Add the ticket' }).click();
  await expect(page.getByText('This ticket is there already.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add the ticket' })).toBeDisabled();
  await expect(page.locator('.ticket-list li').first()).toContainText('is done by a single route');
  await expect(page.getByText('The North')).not.toHaveCount(0);
});

test('a second tab is told, and can take the map over; by night is by night, and ink is by day', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await begin(page, 'Two Tabs');
  const night = await paper(page).evaluate((one) => getComputedStyle(one).backgroundColor);
  await tab(page, 'Map');
  await expect(page.getByLabel('See it by night')).toBeChecked();
  await page.getByLabel('See it by night').uncheck();
  const lights = () => page.locator('.workshop').evaluate((one) => getComputedStyle(one).colorScheme);
  expect(await lights()).toBe('light');
  expect(night).toBeDefined();
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('You have this map open in another tab.')).toBeVisible();
  await second.getByRole('button', { name: 'Draw here instead' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'Two Tabs' })).toBeVisible();
  await expect(page.getByText('You have this map open in another tab.')).toBeVisible();
});

test('where the browser keeps nothing one draws all the same, and is told', async ({ page }) => {
  await page.addInitScript(() => {
    // As in a private window that is out of room.
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await begin(page, 'Unkept');
  await expect(page.getByText('This browser does not keep your map.')).toBeVisible();
  await placeTowns(page, 1);
  await expect(page.locator('.workshop-paper .place')).toHaveCount(1);
  // So it is with a map that is begun from the earth.
  await page.goto('/workshop/earth');
  await expect(page.getByRole('checkbox', { name: /^Copenhagen/ })).toBeChecked();
  await page.getByRole('button', { name: 'Begin drawing' }).click();
  await expect(page.getByText('This browser does not keep your map.')).toBeVisible();
  await expect(page.locator('.workshop-paper [data-place="copenhagen"]')).toBeVisible();
});

test('by finger several things are picked out, and a phone held sideways is told as well', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/workshop');
  await page.getByLabel('What is it called?').fill('Fingers');
  await page.getByRole('button', { name: 'Begin drawing' }).tap();
  await expect(page.getByText('On a small screen small changes are easy')).toBeVisible();
  const toolbar = page.getByRole('toolbar');
  await toolbar.getByRole('button', { name: 'Places' }).tap();
  const box = await paper(page).boundingBox();
  const spots = [0.35, 0.6].map((part) => [(box?.x ?? 0) + (box?.width ?? 0) * part, (box?.y ?? 0) + 90] as const);
  for (const spot of spots) await page.touchscreen.tap(...spot);
  await expect(page.locator('.workshop-paper .place')).toHaveCount(2);
  await toolbar.getByRole('button', { name: 'Select and move' }).tap();
  await toolbar.getByRole('button', { name: 'Select several' }).tap();
  const [first] = spots;
  if (first) await page.touchscreen.tap(...first);
  await expect(page.getByRole('heading', { name: '2 places' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844);
  await context.close();
});
