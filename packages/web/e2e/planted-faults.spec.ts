import { expect, type Page, test } from '@playwright/test';
import { houseGames, tunnelGame } from './games.ts';
import { eyesores } from './overlaps.ts';
import { chooseFastSettings } from './player.ts';
import { keepRareTable } from './rare-tables.ts';

/*
 * The check that looks for overlaps is itself looked at: each fault it is made for is planted, and it has to find that one.
 */

const found = (page: Page): Promise<readonly string[]> => page.evaluate<readonly string[]>(`(${eyesores})()`);

const PLAIN = '<style>* { margin: 0; font: 16px/1.4 sans-serif } .box { width: 200px; background: #eee }</style>';

/** A page with one fault, and how it is told. */
const planted: Readonly<Record<string, readonly [page: string, told: RegExp]>> = {
  'two texts on each other': [
    '<p style="position: absolute; top: 40px">Copenhagen</p><p style="position: absolute; top: 44px">Stockholm</p>',
    /on each other: “Copenhagen”.*“Stockholm”/,
  ],
  'an icon on a text': [
    '<div style="position: relative"><span>Oslo to Bergen</span><svg width="20" height="20" style="position: absolute; left: 10px; top: 0"></svg></div>',
    /on each other/,
  ],
  'a text that is cut off': [
    '<div class="box" style="width: 60px; overflow: hidden; white-space: nowrap">Kirkenes and Murmansk</div>',
    /cut off by div\.box/,
  ],
  'a text that leaves its place': [
    '<div class="box" style="width: 60px; white-space: nowrap">Kirkenes and Murmansk</div>',
    /reaches out of div\.box/,
  ],
  'a control that leaves its place': [
    '<div class="box" style="height: 30px"><button style="height: 60px; width: 90px">Take</button></div>',
    /reaches out of div\.box: button/,
  ],
  'texts on each other far down in a list that scrolls': [
    `<div style="height: 120px; overflow-y: auto; position: relative"><p style="height: 400px">Above</p>
     <p style="position: absolute; top: 300px">Copenhagen</p><p style="position: absolute; top: 304px">Stockholm</p></div>`,
    /on each other: “Copenhagen”.*“Stockholm”/,
  ],
  'a list that has become wider than its place': [
    '<div style="width: 120px; height: 60px; overflow: auto"><p style="width: 300px">Copenhagen</p></div>',
    /wider than its place, by 180 pixels/,
  ],
  'a table pushed out of the window': [
    `<main class="table" style="height: 100vh; overflow: hidden auto"><div style="height: 95vh"></div>
     <div class="hand"><button class="stack" style="height: 90px">4 red</button></div></main>`,
    /out of sight in main\.table: button\.stack/,
  ],
  'an answer that has to be scrolled to': [
    `<section class="question" style="height: 40px; overflow: auto"><div class="line"><p>Your turn.</p>
     <div class="answers"><button class="button" style="margin-top: 40px">Pass</button></div></div></section>`,
    /out of sight in section\.question: button\.button “Pass”/,
  ],
};

test.describe('a planted fault is found', () => {
  for (const [what, [html, told]] of Object.entries(planted))
    test(what, async ({ page }) => {
      await page.setContent(`${PLAIN}<p>All is well.</p>`);
      expect(await found(page)).toEqual([]);
      await page.setContent(PLAIN + html);
      expect((await found(page)).join('\n')).toMatch(told);
    });
});

test.describe('a fault planted at a real table is found', () => {
  /** The fault, as a style that makes it. */
  const styles: Readonly<Record<string, readonly [style: string, told: RegExp]>> = {
    'icons and lengths on the names in the table in words': [
      '.route-row > * { margin-inline-start: -3rem !important }',
      /on each other|reaches out|cut off/,
    ],
  };
  for (const [what, [style, told]] of Object.entries(styles))
    test(what, async ({ page }) => {
      await chooseFastSettings(page);
      await page.goto(await keepRareTable(page, `a turn: ${tunnelGame.id}`, { botPace: 1_000_000 }));
      await page.locator('.question.asked').waitFor();
      await page.keyboard.press('r');
      await page.locator('dialog[open] .route-row').first().waitFor();
      expect(await found(page)).toEqual([]);
      await page.addStyleTag({ content: style });
      expect((await found(page)).join('\n')).toMatch(told);
    });
});

/** The sizes of small laptops, without what a browser takes of them. */
const LAPTOPS = [
  { width: 1366, height: 650 },
  { width: 1366, height: 768 },
  { width: 900, height: 640 },
];

test.describe('question and hand are in sight on a small laptop', () => {
  for (const { id, name } of houseGames)
    test(name, async ({ page }) => {
      await chooseFastSettings(page);
      await page.goto(await keepRareTable(page, `a turn: ${id}`, { botPace: 1_000_000 }));
      await page.locator('.question.asked').waitFor();
      for (const size of LAPTOPS) {
        await page.setViewportSize(size);
        expect.soft(await found(page), `${size.width} × ${size.height}`).toEqual([]);
      }
      // As it was once: players and market had all the height they liked.
      await page.addStyleTag({ content: '.table { grid-template-rows: 52px 900px auto auto !important }' });
      expect((await found(page)).join('\n')).toMatch(/the whole table is scrolled/);
    });
});
