import { expect, type Page, test } from '@playwright/test';
import { KeyPlayer } from './by-key.ts';
import { quickly } from './table.ts';

/** Nothing that points: a pointer that did anything would be found out. */
async function withoutPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
      addEventListener(kind, () => {
        throw new Error('something was pointed at');
      });
    }
  });
}

for (const game of ['New York', 'Nordic Countries', 'United Kingdom']) {
  test(`a whole game of ${game}, by keys`, async ({ page }) => {
    await quickly(page);
    await withoutPointer(page);
    const player = new KeyPlayer(page);
    await player.playNow(game);
    let [turns, bought] = [0, 0];
    await player.playToTheEnd(async () => {
      turns++;
      if (turns === 1) await player.listWhatCanBePaid();
      if (game === 'United Kingdom' && bought < 4 && (await buyOne(player))) bought++;
      else if (!(await player.chooseFromList())) await player.takeCard();
      else await player.press('c');
    });
    await expect(page.getByRole('heading', { name: /win/ })).toBeVisible();
    expect(bought > 0).toBe(game === 'United Kingdom');
    expect(await player.focused()).not.toBe('');
  });
}

async function buyOne(player: KeyPlayer): Promise<boolean> {
  await player.press('s');
  const wares = player.page.locator('[data-group="shop"] button');
  if ((await wares.count()) === 0) return false;
  await expect(wares.first()).toBeFocused();
  const at = await wares.evaluateAll((all) => all.findIndex((one) => one.matches('.affordable')));
  if (at < 0) {
    await player.press('u');
    return false;
  }
  await player.press(...new Array<string>(at).fill('ArrowRight'), 'Enter', 'c');
  return true;
}

test('a whole game of the Card Game, by keys', async ({ page }) => {
  await quickly(page);
  await withoutPointer(page);
  const player = new KeyPlayer(page);
  await player.playNow('The Card Game');
  let turns = 0;
  await player.playToTheEnd(async () => {
    turns++;
    if (turns % 2 === 0 && (await player.chooseFromList())) await player.press('c');
    else if ((await page.locator('.market .takeable:not(.tickets)').count()) > 0) await player.takeCard();
    else await player.press('n');
  });
  await expect(page.locator('.score-sheet tfoot td')).toHaveCount(3);
});
