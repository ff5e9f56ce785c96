import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameTitles, type PaletteId } from '@branchline/games';
import { describe, expect, test } from 'vitest';
import { paints, seatStylesOf } from '../cards/colours.ts';
import { completed, type GameLook, lookOf } from '../look/look-of.ts';
import { type DayNight, PALETTES } from '../look/palettes.ts';
import { contrast, mixed, parsed, type Rgb } from './testing/colour.ts';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(path.join(SRC, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')] as const);
const base = sheets.find(([file]) => file === path.join('styles', 'base.css'))?.[1] ?? '';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
type Tokens = Readonly<Record<string, Rgb>>;

/** The colours a rule names, in one theme. */
function tokensIn(css: string, selector: string, theme: Theme): Tokens {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  const found = [...block.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w+),\s*(#\w+)\)|(#\w+));/g)];
  return Object.fromEntries(
    found.map(([, name = '', light = '', dark = '', both]) => [
      name,
      parsed(both ?? (theme === 'light' ? light : dark)),
    ]),
  );
}

/** Colours by day and night in one theme, by the names that style sheets know them by. */
const inTheme = (colours: Readonly<Record<string, DayNight>>, theme: Theme): Tokens =>
  Object.fromEntries(
    Object.entries(colours).map(([word, [day, night]]) => [
      word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      parsed(theme === 'light' ? day : night),
    ]),
  );

/** Every game there is, and every palette that a map from outside can choose. */
const looked: readonly (readonly [string, GameLook])[] = [
  ...gameTitles.map(({ id }) => [id, lookOf(id)] as const),
  ...(Object.keys(PALETTES) as PaletteId[]).map(
    (palette) => [`the palette ${palette}`, completed({ palette })] as const,
  ),
];

const looks = THEMES.flatMap((theme) => {
  const root = tokensIn(base, ':root', theme);
  const own = looked.map(([name, { page }]) => [`${name}, ${theme}`, { ...root, ...inTheme(page, theme) }] as const);
  return [[`the pages, ${theme}`, root] as const, ...own];
});

/** A colour of the look by its name; one that is missing fails the test that wants it. */
const of = (tokens: Tokens, name: string): Rgb => {
  const found = tokens[name];
  if (!found) throw new Error(`there is no colour ${name}`);
  return found;
};

describe.each(looks)('the colours of %s', (_, tokens) => {
  const t = (name: string): Rgb => of(tokens, name);
  const grounds = {
    ground: t('ground'),
    paper: t('paper'),
    raised: t('raised'),
    'a question': mixed(t('accent'), t('paper'), 0.13),
    'whoever is to move': mixed(t('accent'), t('paper'), 0.16),
  };

  test.each(Object.keys(grounds))('everything written on %s can be read', (ground) => {
    const on = grounds[ground as keyof typeof grounds];
    for (const ink of ['ink', 'soft', 'bad', 'good']) {
      expect(contrast(t(ink), on), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(t('accent'), on), `the accent on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test('a button pointed at can be read', () => {
    expect(contrast(t('ink'), mixed(t('accent'), t('raised'), 0.14))).toBeGreaterThanOrEqual(4.5);
  });

  test('words on the accent, on the ink and on what is bad can be read', () => {
    expect(contrast(t('on-accent'), t('accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(t('on-accent'), mixed(t('accent'), t('ink'), 0.86)), 'pointed at').toBeGreaterThanOrEqual(4.5);
    expect(contrast(t('paper'), t('ink'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(t('paper'), t('bad'))).toBeGreaterThanOrEqual(4.5);
  });

  test('the edge of a field, and the ring of the focus, are seen', () => {
    for (const ground of ['ground', 'paper', 'raised']) {
      expect(contrast(t('edge'), t(ground)), `the edge on ${ground}`).toBeGreaterThanOrEqual(3);
      expect(contrast(t('accent'), t(ground)), `the ring on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});

const boards = looked.flatMap(([name, { board }]) =>
  THEMES.map((theme) => [`${name}, ${theme}`, inTheme(board, theme)] as const),
);

describe.each(boards)('the board of %s', (_, tokens) => {
  const t = (name: string): Rgb => of(tokens, name);

  test('names can be read on land and halo, and the title where it stands', () => {
    for (const ground of ['land', 'land2', 'land3', 'land4']) {
      expect(contrast(t('ink'), t(ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of ['land', 'sea']) expect(contrast(t('title'), t(ground)), ground).toBeGreaterThanOrEqual(3);
  });

  test('the ring of a focused route is seen on land, water and the casing of bars', () => {
    for (const ground of ['land', 'sea', 'casing']) {
      expect(contrast(t('ink'), t(ground)), ground).toBeGreaterThanOrEqual(3);
    }
  });

  test('places are seen', () => {
    expect(contrast(t('dot-edge'), t('dot'))).toBeGreaterThanOrEqual(3);
  });
});

test.each(Object.entries(paints))('the symbol of %s can be told from its fill', (_, { fill, ink }) => {
  expect(contrast(parsed(fill), parsed(ink))).toBeGreaterThanOrEqual(3);
});

test('the pattern of every seat is seen', () => {
  for (const { name, colour, ink } of seatStylesOf([], 8)) {
    expect(contrast(parsed(colour), parsed(ink)), name).toBeGreaterThanOrEqual(3);
  }
});

/** The note on a ticket: the ink with a little of the paper in it. */
const NOTE = 'color-mix(in srgb, currentColor 85%, var(--ticket-paper))';

test.each(THEMES)('what is written on a ticket can be read, %s', (theme) => {
  const cards = sheets.find(([file]) => file === path.join('cards', 'card-face.css'))?.[1] ?? '';
  const tokens = tokensIn(cards, '.ticket-face', theme);
  const [ink, paper] = [of(tokens, 'ticket-ink'), of(tokens, 'ticket-paper')];
  const [red = 0, green = 0, blue = 0] = ink.map((part, at) => part * 0.85 + (paper[at] ?? 0) * 0.15);
  expect(cards).toContain(NOTE);
  expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
  expect(contrast([red, green, blue, 1], paper)).toBeGreaterThanOrEqual(4.5);
});

/** Of the reader's own system, which sees to it that they can be read. */
const SYSTEM = /^(GrayText|HighlightText)$/;

/** Words in colours of their own, with the grounds they stand on: what is not a token is listed here, or the next test fails. */
const OWN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // The departure board of the end.
  'table/end/score-table.css': {
    '#f4ead2': ['#15171c'],
    '#b9ae94': ['#15171c'],
    '#d9cdb0': ['#15171c'],
    '#ffd257': ['#15171c'],
  },
  // The mouth of a tunnel over the board.
  'table/marks/tunnel-cards.css': { '#fff7ea': ['#171310', '#3a322b'], '#ffd9a0': ['#171310', '#3a322b'] },
  // The hall of the card game: its departure board, the signs on the platforms, and what tells of robbers.
  'yard/yard-pane.css': { '#f4ead2': ['#16181d'], '#f2c665': ['#16181d'] },
  'yard/city-race.css': {
    '#f4ead2': ['#0b0d10', '#1d1a10'],
    '#f2c665': ['#0b0d10', '#1d1a10'],
    '#b6ab94': ['#0b0d10'],
    '#cfc4ac': ['#1d1a10'],
    '#ffdc8a': ['#1d1a10'],
    '#bcd9f2': ['#0b0d10', '#1d1a10'],
  },
  'yard/platform.css': { '#fbf6e6': ['#1f3b57'], '#22222b': ['#f4ead2', '#f2c665'] },
  'yard/robbery.css': {
    '#e8dcc0': ['#22222b'],
    '#2b1a05': ['#ffd257'],
    '#fff': ['#b3241f'],
    '#9b1712': ['#fff4ee'],
  },
};

test('no word has a colour nobody has checked', () => {
  const unknown = sheets.flatMap(([file, css]) =>
    [...css.matchAll(/[\s;{]color:\s*([^;]+);/g)]
      .map(([, value = '']) => value.trim())
      .filter((value) => !/^(var\(--(ink|soft|accent|on-accent|good|bad|paper|ticket-ink)\)|inherit)$/.test(value))
      .filter((value) => OWN[file]?.[value] === undefined && value !== NOTE && !SYSTEM.test(value))
      .map((value) => `${file}: ${value}`),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

test.each(
  Object.entries(OWN).flatMap(([file, pairs]) =>
    Object.entries(pairs).map(([ink, grounds]) => [file, ink, grounds] as const),
  ),
)('in %s words in %s can be read', (_, ink, grounds) => {
  for (const ground of grounds) expect(contrast(parsed(ink), parsed(ground)), ground).toBeGreaterThanOrEqual(4.5);
});
