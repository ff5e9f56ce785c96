import { globSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Language, languageIds, languages } from '../../text/src/languages.ts';

const [WIDE, NARROW] = [1440, 360];

/** The page in this language, as on a device that is set to it, and painted. */
export const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    Object.defineProperty(navigator, 'languages', { configurable: true, value: [wanted] });
    dispatchEvent(new Event('languagechange'));
    while (document.documentElement.lang !== wanted) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, language);

/** What is wrong with a screen; nothing, when all is well. */
interface Faults {
  /** The language it is in. */
  readonly lang: string;
  /** Wider than its place: the page itself, or words that are cut off. */
  readonly wide: readonly string[];
  /** English sentences, and words only English has. */
  readonly english: readonly string[];
  /** Things to press that say nothing. */
  readonly nameless: readonly string[];
}

/** Every text of a language that stands by itself. */
const textsOf = (part: object): readonly string[] =>
  Object.values(part).flatMap((value: unknown): readonly string[] =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? textsOf(value) : [],
  );

const GAMES = new URL('../../games/src/', import.meta.url);

/** What is said about the games, each in its folder. */
const wordsIn = (language: string): readonly object[] =>
  globSync(`*/words/${language}.json`, { cwd: GAMES }).map((file) =>
    JSON.parse(readFileSync(new URL(file, GAMES), 'utf8')),
  );

/** Every text that stands by itself in a language, rules, chances and words of the games included. */
async function allTexts(language: Language): Promise<readonly string[]> {
  const { load, loadRules, loadChance } = languages[language];
  return textsOf([await load(), await loadRules(), await loadChance(), ...wordsIn(language)]);
}

/** What is English and nothing else. */
async function englishOnly(language: Language): Promise<readonly string[]> {
  const own = new Set(await allTexts(language));
  return (await allTexts('en')).filter((text) => /\p{L}{2}/u.test(text) && !own.has(text));
}

const loaded = Promise.all(languageIds.map(async (id) => [id, await englishOnly(id)] as const));

/** In the page: speaks the language as a device does that is set to it, and looks the screen over. */
async function lookOver([language, sentences]: readonly [Language, readonly string[]]): Promise<Faults> {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: [language] });
  dispatchEvent(new Event('languagechange'));
  const root = document.documentElement;
  await new Promise<void>((resolve) => {
    const changed = new MutationObserver(() => root.lang === language && done());
    // If it never comes, the answer says which language the page is in instead.
    const late = setTimeout(() => done(), 2000);
    const done = (): void => {
      changed.disconnect();
      clearTimeout(late);
      resolve();
    };
    changed.observe(root, { attributeFilter: ['lang'] });
    if (root.lang === language) done();
  });
  // The components follow in a task of their own. What is measured need not be painted: that would take twice as long.
  await new Promise((resolve) => setTimeout(resolve));

  // What was said aloud was said in the words of its moment.
  const silent = 'script, style, .hidden-text > [aria-live]';
  const pressed = 'button, a, [role="tab"], summary';
  const known = new Map<Element, boolean>();
  const cuts = (one: Element): boolean => {
    const cut =
      known.get(one) ?? (one.matches(pressed) || ['hidden', 'clip'].includes(getComputedStyle(one).overflowX));
    known.set(one, cut);
    return cut;
  };
  /** Words that reach out of the thing they stand on, or out of what cuts them off. */
  const wide = new Set<string>();
  const told = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const said = node.nodeValue?.trim() ?? '';
    if (said === '' || !node.parentElement || node.parentElement.closest(silent)) continue;
    told.add(said);
    // A number may hang on a corner, a picture's letters are drawn, and what is only heard needs no room.
    if (!/\p{L}{2}/u.test(said) || node.parentElement.closest('svg, .hidden-text')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    let place: Element | null = node.parentElement;
    while (place && !cuts(place)) place = place.parentElement;
    if (width <= 1 || !place || place.clientWidth <= 1) continue;
    const box = place.getBoundingClientRect();
    if (right > box.right + 1 || left < box.left - 1) wide.add(`${place.className}: ${said}`);
  }
  // What is chosen in a list stands between its edge and its arrow.
  const pen = document.createElement('canvas').getContext('2d');
  for (const one of document.querySelectorAll('select')) {
    const said = one.selectedOptions[0]?.text ?? '';
    const { font, paddingLeft, paddingRight } = getComputedStyle(one);
    if (!pen || !one.checkVisibility()) continue;
    pen.font = font;
    const room = one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - 16;
    if (pen.measureText(said).width > room) wide.add(`a list: ${said}, ${Math.round(room)} wide`);
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) told.add(one.getAttribute(name) ?? '');
  }
  told.add(document.title);
  const only = /\b(the|and|your?|with|from|this|that|undefined|NaN)\b/i;
  const english =
    language === 'en'
      ? []
      : [...sentences.filter((one) => told.has(one)), ...[...told].filter((one) => only.test(one))];
  const nameless = [...document.body.querySelectorAll<HTMLElement>(pressed)].filter(
    (one) => !(one.textContent || one.ariaLabel || one.title)?.trim(),
  );
  const tell = (one: HTMLElement): string => `${one.tagName} .${one.className}: ${one.textContent?.slice(0, 60)}`;
  return {
    lang: root.lang,
    wide: [...(root.scrollWidth > root.clientWidth ? [`the page, ${root.scrollWidth}`] : []), ...wide],
    english,
    nameless: nameless.map(tell),
  };
}

/** Looks in one language after the other, in one round trip. */
const lookInEach = (every: readonly (readonly [Language, readonly string[]])[]): string =>
  `(async () => {
    const [look, found] = [${lookOver}, []];
    for (const one of ${JSON.stringify(every)}) found.push(await look(one));
    return found;
  })()`;

/** The screen as it is now, in every language, wide and narrow. Afterwards it is as it was, in English. */
export async function expectRightInEveryLanguage(page: Page, what: string): Promise<void> {
  await rightAt(page, what, [WIDE, NARROW]);
}

/** The same on a narrow page only, where words have least room: for what differs in a sentence or a button from a screen seen before. */
export async function expectRightWhenNarrow(page: Page, what: string): Promise<void> {
  await rightAt(page, what, [NARROW]);
}

/** The screen as it is now, in the one language it is in and as wide as it is. */
export async function expectRightIn(page: Page, language: Language, what: string): Promise<void> {
  const [, sentences = []] = (await loaded).find(([id]) => id === language) ?? [];
  await expect
    .poll(() => page.evaluate(lookOver, [language, sentences] as const), { message: what })
    .toEqual({ lang: language, wide: [], english: [], nameless: [] });
}

async function rightAt(page: Page, what: string, widths: readonly number[]): Promise<void> {
  const before = page.viewportSize();
  const every = await loaded;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate<readonly Faults[]>(lookInEach(every));
    for (const [place, [language, sentences]] of every.entries()) {
      const right = { lang: language, wide: [], english: [], nameless: [] };
      if (JSON.stringify(found[place]) === JSON.stringify(right)) continue;
      // Something may still have been on its way.
      await expect
        .poll(() => page.evaluate(lookOver, [language, sentences] as const), {
          message: `${what} in ${languages[language].name}, ${width} wide`,
          intervals: [0, 50, 100, 250],
        })
        .toEqual(right);
    }
  }
  if (before) await page.setViewportSize(before);
  await page.evaluate(lookOver, ['en', []] as const);
}
