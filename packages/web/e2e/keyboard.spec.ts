import { expect, type Page, test } from '@playwright/test';
import { shortGame, technologyGame, tunnelGame, yardGame } from './games.ts';
import { KeyboardPlayer } from './keyboard-player.ts';
import { chooseFastSettings } from './player.ts';
import { keepRareTable } from './rare-tables.ts';

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

for (const game of [tunnelGame.name, technologyGame.name]) {
  test(`a whole game of ${game}, by keys`, async ({ page }) => {
    await chooseFastSettings(page);
    await withoutPointer(page);
    const player = new KeyboardPlayer(page);
    await player.playNow(game);
    let [turns, bought] = [0, 0];
    await player.playToTheEnd(async () => {
      turns++;
      if (turns === 1) await player.listWhatCanBePaid();
      if (game === technologyGame.name && bought < 4 && (await buyOne(player))) bought++;
      else if (!(await player.chooseFromList())) await player.takeCard();
      else await player.press('c');
    });
    await expect(page.getByRole('heading', { name: /wins?$/ })).toBeVisible();
    expect(bought > 0).toBe(game === technologyGame.name);
    expect(await player.focused()).not.toBe('');
  });
}

async function buyOne(player: KeyboardPlayer): Promise<boolean> {
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

test(`a whole game of ${yardGame.name}, by keys`, async ({ page }) => {
  await chooseFastSettings(page);
  await withoutPointer(page);
  const player = new KeyboardPlayer(page);
  await player.playNow(yardGame.name);
  let turns = 0;
  await player.playToTheEnd(async () => {
    turns++;
    if (turns % 2 === 0 && (await player.chooseFromList())) await player.press('c');
    else if ((await page.locator('.market .takeable:not(.tickets)').count()) > 0) await player.takeCard();
    else await player.press('n');
  });
  await expect(page.locator('.score-sheet tfoot tr:first-child td')).toHaveCount(3);
});

test('a row in another yard is robbed by pressing it, or says what that would take', async ({ page }) => {
  await chooseFastSettings(page);
  await withoutPointer(page);
  await page.goto(await keepRareTable(page, 'a row to rob'));
  const player = new KeyboardPlayer(page);
  await player.asked();
  const rows = page.getByRole('region', { name: 'Yard: Bo' }).getByRole('button');
  // What was just asked takes the focus when it is shown; the key goes to the yard as often as it is pressed.
  await expect(async () => {
    await player.press('b');
    await expect(rows.first()).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expect(rows.first()).toHaveAccessibleName(/^\d \w+ cards?.*: \d cards would rob it$/);
  const lay = page.locator('.question .primary:not([aria-disabled="true"])');
  for (let at = 0; at < (await rows.count()); at++) {
    await rows.nth(at).press('Enter');
    await expect(page.locator('.question .line')).toContainText(/in your yard\?|lay at least|You do not have/);
    if ((await lay.count()) > 0) break;
    await player.press('u');
  }
  await expect(page.locator('.question')).toBeFocused();
  await player.press('c');
  await expect(page.locator('.log')).toContainText('You robbed Bo of');
});

test('a key pressed right after Escape has closed a dialog counts', async ({ page }) => {
  await chooseFastSettings(page);
  const player = new KeyboardPlayer(page);
  await player.playNow(shortGame.name);
  await player.asked();
  await player.press('r');
  const dialog = page.locator('dialog.in-words');
  await dialog.locator('.found, .row-list').waitFor();
  // Nobody is as quick as this: the key comes when the dialog is closed, before the browser has said so.
  await dialog.evaluate((element) => {
    const closed = new MutationObserver(() => {
      closed.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'w', bubbles: true }));
    });
    closed.observe(element, { attributeFilter: ['open'] });
    element.addEventListener('close', () => element.setAttribute('data-heard', ''), { once: true });
  });
  await player.press('Escape');
  await expect(dialog).toHaveAttribute('data-heard', '');
  await expect(dialog.locator('.told')).toBeVisible();
});
