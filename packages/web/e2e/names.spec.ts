import { expect, type Page, test } from '@playwright/test';
import { languageIds } from '../../text/src/languages.ts';
import { speak } from './every-language.ts';
import { houseGames } from './games.ts';
import { chooseFastSettings, Player, sameDeal } from './player.ts';
import { keepRareTable } from './rare-tables.ts';

/** What is wrong with the names on the board that is shown. */
interface Faults {
  /** Pixels of the smallest letters. */
  readonly least: number;
  readonly written: number;
  readonly places: number;
  /** Two names on each other, or one so close above the other that they are read as one. */
  readonly overlapping: readonly string[];
  /** Names that reach out of the board, or lie under its buttons. */
  readonly cut: readonly string[];
  /** Places of the player's tickets, on offer or held, that have no name. */
  readonly missing: readonly string[];
}

/** In the page. Of a name counts what is inked: its box has air above and below. */
function namesOnBoard(): Faults {
  const board = document.querySelector('.board .surface')?.getBoundingClientRect() ?? new DOMRect();
  const buttons = document.querySelector('.zoom-buttons')?.getBoundingClientRect();
  const texts = [...document.querySelectorAll<SVGTextElement>('.board .name')].map((text) => {
    const size = Number(text.getAttribute('font-size')) * (text.getScreenCTM()?.a ?? 0);
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const name = [...text.children].map((line) => line.textContent).join(' ');
    return { name, size, left, right, top: top + size * 0.28, bottom: bottom - size * 0.3 };
  });
  type Box = { left: number; right: number; top: number; bottom: number };
  const meet = (a: Box, b: Box): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  /** Between two names there is more room than between two lines of one. */
  const roomy = (one: (typeof texts)[number]): Box => ({ ...one, bottom: one.bottom + one.size * 0.4 });
  const inside = (one: Box): boolean =>
    one.left >= board.left && one.right <= board.right && one.top >= board.top && one.bottom <= board.bottom;
  const wanted = [...document.querySelectorAll('.ticket .ticket-places')].flatMap((one) =>
    [...one.children].map((end) => end.textContent?.trim() ?? ''),
  );
  return {
    least: Math.min(...texts.map(({ size }) => size)),
    written: texts.length,
    places: document.querySelectorAll('.board .place').length,
    overlapping: texts.flatMap((one, at) =>
      texts.slice(at + 1).flatMap((other) => (meet(roomy(one), roomy(other)) ? [`${one.name} and ${other.name}`] : [])),
    ),
    cut: texts.filter((one) => !inside(one) || (buttons && meet(one, buttons))).map(({ name }) => name),
    missing: wanted.filter((name) => name !== '' && !texts.some((one) => one.name === name)),
  };
}

const boards = houseGames.filter(({ pieces }) => pieces > 0);

async function openTable(page: Page, game: string): Promise<void> {
  await sameDeal(page);
  const player = new Player(page);
  await player.playNow(game);
  await player.asked();
  await expect(page.locator('.board .name').first()).toBeAttached();
}

const SIZES = [
  { width: 1280, height: 800, least: 11 },
  { width: 1440, height: 900, least: 11 },
  { width: 390, height: 844, least: 9.5 },
  { width: 844, height: 390, least: 9.5 },
];

for (const { name: game } of boards) {
  test(`the names on the board of ${game} are large, apart and whole, in every window and language`, async ({
    page,
  }) => {
    await openTable(page, game);
    for (const { least, ...size } of SIZES) {
      await page.setViewportSize(size);
      for (const language of languageIds) {
        await speak(page, language);
        const what = `${language}, ${size.width} wide`;
        await expect(async () => {
          const { overlapping, missing, least: smallest } = await page.evaluate(namesOnBoard);
          expect({ overlapping, missing }, what).toEqual({ overlapping: [], missing: [] });
          expect(smallest, what).toBeGreaterThanOrEqual(least);
        }).toPass({ timeout: 5000 });
      }
      await speak(page, 'en');
      // The whole board, from far away to near.
      await page.keyboard.press('0');
      await expect(async () => {
        const { cut, written, places } = await page.evaluate(namesOnBoard);
        expect(cut, `${size.width} wide`).toEqual([]);
        if (size.width > 1000) expect(written, `${size.width} wide`).toBe(places);
      }).toPass({ timeout: 5000 });
      for (let steps = 0; steps < 5; steps++) {
        await page.keyboard.press('+');
        await page.waitForFunction(namesOnBoard);
        const { overlapping, missing } = await page.evaluate(namesOnBoard);
        expect({ overlapping, missing }, `nearer, ${size.width} wide`).toEqual({ overlapping: [], missing: [] });
      }
    }
  });
}

for (const { name: game } of boards) {
  test(`choosing tickets on a phone, the board of ${game} frames them, and their names are whole`, async ({ page }) => {
    await openTable(page, game);
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      await expect(async () => {
        const offered = await page
          .locator('.choice .ticket-places > *')
          .evaluateAll((ends) => ends.map((end) => end.textContent?.trim() ?? '').filter(Boolean));
        const { cut, missing } = await page.evaluate(namesOnBoard);
        expect(offered.length).toBeGreaterThan(3);
        expect({ missing, cut: cut.filter((name) => offered.includes(name)) }).toEqual({ missing: [], cut: [] });
      }, `${size.width} wide`).toPass({ timeout: 5000 });
    }
  });
}

test('an upright board has the whole height of a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { name: game, id } of boards) {
    await openTable(page, game);
    const { ratio, pane } = await page.evaluate(() => ({
      ratio: Number(getComputedStyle(document.querySelector('.table') as Element).getPropertyValue('--ratio')),
      pane: document.querySelector('.board-pane')?.getBoundingClientRect().toJSON() as DOMRect,
    }));
    if (ratio < 1) expect([pane.height, pane.width], id).toEqual([800, expect.closeTo(pane.width, 0)]);
    // Either way the board is as large as the window lets it be: it touches two edges of its pane, and leaves little of it empty.
    expect(Math.min(pane.width / ratio, pane.height) / pane.height, id).toBeGreaterThan(0.8);
  }
});

test.describe('on a phone, in the middle of a game', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const { id, name } of boards)
    test(`no place of a held ticket is without its name: ${name}`, async ({ page }) => {
      await chooseFastSettings(page);
      await page.goto(await keepRareTable(page, `a turn: ${id}`, { botPace: 1_000_000 }));
      await expect(page.locator('.board .name').first()).toBeAttached();
      await expect(page.locator('.tickets .ticket').first()).toBeAttached();
      const { missing, overlapping } = await page.evaluate(namesOnBoard);
      expect({ missing, overlapping }).toEqual({ missing: [], overlapping: [] });
    });
});

/** In the page: what does not fit into the column beside a board that has the whole height. */
function outOfColumn(): readonly string[] {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const column = box('.question');
  const answers = [...document.querySelectorAll<HTMLElement>('.question.asked .answers .button')];
  const shown = answers.map((answer) => ({ answer, place: answer.getBoundingClientRect() }));
  const hand = document.querySelector('.hand ul') ?? document.body;
  return [
    ...shown
      .filter(({ place }) => place.right > column.right || place.left < column.left || place.bottom > column.bottom)
      .map(({ answer }) => `leaves the column: ${answer.textContent}`),
    ...shown
      // Two pixels of a line's height are room for accents, not letters.
      .filter(({ answer }) => answer.scrollWidth > answer.clientWidth || answer.scrollHeight > answer.clientHeight + 2)
      .map(({ answer }) => `is larger than its button: ${answer.textContent}`),
    ...shown
      .filter(({ place }, at) =>
        shown.some(
          ({ place: other }, next) =>
            next > at && place.right > other.left && place.bottom > other.top && place.top < other.bottom,
        ),
      )
      .map(({ answer }) => `lies under another: ${answer.textContent}`),
    ...(hand.scrollHeight > hand.clientHeight ? [`${hand.scrollHeight - hand.clientHeight} of the hand scroll`] : []),
    ...(document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : []),
  ];
}

for (const { id, name, pieces } of houseGames)
  test(`a phone on its side has the board in full height, and all of a turn beside it: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await chooseFastSettings(page);
    await page.goto(await keepRareTable(page, `a turn: ${id}`, { botPace: 1_000_000 }));
    await expect(page.locator('.question.asked .answers .button').nth(1)).toBeVisible();
    if (pieces > 0) {
      const board = await page.locator('.board-pane').boundingBox();
      expect([board?.y, board?.height]).toEqual([0, 390]);
    }
    for (const language of languageIds) {
      await speak(page, language);
      await expect.poll(() => page.evaluate(outOfColumn), { message: language }).toEqual([]);
    }
  });
