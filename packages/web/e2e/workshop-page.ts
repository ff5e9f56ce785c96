import { expect, type Page } from '@playwright/test';

/* What a person does on the page of the workshop. */

/** Where each town lies, as parts of the window the paper has. */
export const TOWNS = [
  ['North Harbour', 0.2, 0.3],
  ['Castle', 0.5, 0.2],
  ['East Point', 0.8, 0.35],
  ['Mill', 0.25, 0.7],
  ['South Beach', 0.65, 0.75],
  ['Market', 0.5, 0.5],
] as const;
const ROUTES = [
  [0, 1],
  [1, 2],
  [2, 4],
  [4, 3],
  [3, 0],
  [5, 0],
  [5, 1],
  [5, 2],
  [5, 3],
  [5, 4],
] as const;

export const paper = (page: Page) => page.getByRole('application', { name: 'The paper' });
export const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click();
export const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name }).click();

export async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/workshop');
  await page.getByLabel('What is it called?').fill(name);
  await page.getByRole('button', { name: 'Begin drawing' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export async function spotOf(page: Page, town: number): Promise<readonly [number, number]> {
  const box = await paper(page).boundingBox();
  const [, across, down] = TOWNS[town] ?? ['', 0, 0];
  return [(box?.x ?? 0) + (box?.width ?? 0) * across, (box?.y ?? 0) + (box?.height ?? 0) * down];
}

export async function placeTowns(page: Page, count: number = TOWNS.length): Promise<void> {
  await tool(page, 'Places');
  for (const [number, [name]] of TOWNS.slice(0, count).entries()) {
    await page.mouse.click(...(await spotOf(page, number)));
    const field = page.getByLabel('Name', { exact: true });
    await expect(field).toBeFocused();
    await field.fill(name);
    await field.press('Enter');
  }
}

export async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

export async function drawRoutes(page: Page): Promise<void> {
  await tool(page, 'Routes');
  for (const [a, b] of ROUTES) await drag(page, await spotOf(page, a), await spotOf(page, b));
}
