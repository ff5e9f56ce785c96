import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameList } from '../all.ts';
import { readOutsidePack } from '../list/read-outside-pack.ts';
import { recordedPack } from '../record/testing/recorded.ts';
import { verifyRecord } from '../record/verify-record.ts';
import { examplePack } from '../testing/example-pack.ts';
import type { Pack } from './pack.ts';
import { PACK_SHAPE } from './pack-shape.ts';
import { readPack } from './read-pack.ts';
import type { Shape } from './shape.ts';

/* docs/packs.md is all that somebody has who writes a map by hand: what it shows and says is held against the reader. */

const page = readFileSync(new URL('../../../../docs/packs.md', import.meta.url), 'utf8');
const example = examplePack();
const [, ...recipes] = [...page.matchAll(/```json\n([\s\S]*?)```/gu)].map(([, text = '']): unknown => JSON.parse(text));

/** One value with what another says otherwise; lists are taken whole, and what is undefined is left out. */
function merged(value: unknown, change: unknown): unknown {
  const isObject = (one: unknown): one is object => typeof one === 'object' && one !== null && !Array.isArray(one);
  if (!isObject(value) || !isObject(change)) return change;
  const fields = new Map<string, unknown>(Object.entries(value));
  for (const [field, inside] of Object.entries(change)) fields.set(field, merged(fields.get(field), inside));
  return JSON.parse(JSON.stringify(Object.fromEntries(fields)));
}

function read(value: unknown): Pack {
  const reading = readPack(value);
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return reading.pack;
}

/** The part of the page under a heading. */
function under(heading: string): string {
  const [, part] = page.split(new RegExp(`^#+ ${heading}\n`, 'mu'));
  if (part === undefined) throw new Error(`no heading ${heading}`);
  return part.split(/^#/mu)[0] ?? '';
}

/** The rows of its tables: what stands in the first cell, and the whole row. */
function rowsUnder(heading: string): readonly { readonly first: string; readonly row: string }[] {
  return [...under(heading).matchAll(/^\| ?(.*?) \|.*$/gmu)].map(([row, first = '']) => ({ first, row }));
}

describe('what the page shows', () => {
  const shown: [name: string, change: unknown][] = recipes.map((recipe, at) => [`recipe ${at + 1}`, recipe]);

  test.each<[string, unknown]>([['the example', {}], ...shown])(
    '%s is a pack, and games of it verify',
    (_name, change) => {
      const pack = read(merged(example, change));
      for (const seats of [2, 3]) {
        const record = recordedPack(pack, seats, { kind: 'fast', seed: seats });
        expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
      }
    },
  );

  test('the single entries in its text are those of a pack', () => {
    const entries = [...page.matchAll(/`(\{"(?:id|da)": .*?\})`/gu)].map(([, text = '']) => JSON.parse(text));
    expect(entries).toHaveLength(5);
    const [place, route, ticket, group, names] = entries;
    expect(example.places).toContainEqual(expect.objectContaining(place));
    expect(example.routes).toContainEqual(route);
    expect(example.tickets).toContainEqual(ticket);
    expect(readPack({ ...example, groups: [group] }).ok).toBe(true);
    expect(example.names).toEqual(names);
  });
});

/** What the reader says to the example with this change, in the order of the page. */
const [first, ...others] = example.routes;
const CHANGES: readonly unknown[] = [
  { deck: { colors: [] } },
  { routes: [{ ...first, colour: 'Red' }, ...others] },
  { places: example.places.map((place) => (place.attraction ? { ...place, attraction: false } : place)) },
  { rules: { tieBreak: undefined } },
  { look: { board: { title: 'Five Towns' } } },
  { names: { de: {} } },
  { id: gameList.find(({ id }) => page.includes(`id: ${id} is that`))?.id },
  { routes: [{ ...first, id: 'west--north' }, ...others] },
  { tickets: [{ ...example.tickets[0], id: 'ticket-1' }, ...example.tickets.slice(1)] },
  { tickets: [...example.tickets, { id: 'south--north', a: 'south', b: 'north', points: 5 }] },
  { routes: example.routes.map((route) => ({ ...route, double: undefined })) },
  { routes: [{ ...first, length: 5 }, ...others] },
  { routes: [{ ...first, length: 9 }, ...others], rules: { payment: { wild: 'tunnelsAndFerries' }, points: { 9: 9 } } },
  { rules: { tickets: { dealt: { count: 3 } } } },
  { rules: { start: { cards: 15 } } },
  { routes: example.routes.slice(0, 1) },
  { paper: { extent: [0, 0, 1000, 700] } },
  { deck: { wilds: 31, market: 6 } },
  { rules: { stations: { prices: [1], unbuilt: 4 } } },
  { places: example.places.map((place) => ({ ...place, attraction: undefined })) },
  { rules: { options: [{ startingCards: [4, 5] }] } },
  everythingJoined(),
];

/** Nine towns, each joined to every other. */
function everythingJoined(): unknown {
  const places = Array.from({ length: 9 }, (_, at) => ({ id: `t${at}`, name: `T${at}`, x: at, y: at * at }));
  const routes = places.flatMap(({ id: a }, at) =>
    places.slice(at + 1).map(({ id: b }) => ({ id: `${a}--${b}`, a, b, length: 1, colour: 'grey' })),
  );
  return { places, routes };
}

test('it says what the reader says, word by word', () => {
  const told = rowsUnder('When it is refused').flatMap(({ first: cell }) => /^`(.+)`$/u.exec(cell)?.[1] ?? []);
  expect(told).toHaveLength(CHANGES.length);
  for (const [at, fault] of told.entries()) {
    const reading = readOutsidePack(merged(example, CHANGES[at]));
    expect(reading.ok ? [] : reading.faults).toContain(fault);
  }
});

describe('it tells every field, and what it may be', () => {
  /** Fields with a table of their own; what lies deeper is told by its path there. */
  const tables: Readonly<Record<string, string>> = {
    places: 'Places',
    routes: 'Routes',
    tickets: 'Tickets',
    groups: 'Groups',
    rules: 'Rules',
    look: 'Look',
    pieces: 'Pieces and cards',
    deck: 'Pieces and cards',
  };
  const told: [heading: string, path: string, shape: Shape][] = [];
  const walk = (shape: Shape, heading: string, path: string): void => {
    if (typeof shape !== 'object') return;
    if ('list' in shape) walk(shape.list, heading, path);
    if (!('fields' in shape)) return;
    for (const [field, inside] of Object.entries({ ...shape.fields, ...shape.optional })) {
      if (path === '' && ['regions', 'technologies', 'names', 'seats'].includes(field)) continue;
      if (heading === 'Rules' && ['ids', 'technologies'].includes(field)) continue;
      const table = path === '' && heading === 'The file' ? tables[field] : undefined;
      const dotted = table === 'Pieces and cards' ? field : table ? '' : path ? `${path}.${field}` : field;
      if (!(typeof inside === 'object' && 'fields' in inside) && !table) told.push([heading, dotted, inside]);
      if (!['palette', 'page', 'lens', 'names'].includes(field)) walk(inside, table ?? heading, dotted);
    }
  };
  walk(PACK_SHAPE, 'The file', '');

  test.each(told.filter(([, path]) => path !== 'paper.extent'))('%s, %s', (heading, path, shape) => {
    const found = rowsUnder(heading).find(({ first: cell }) => cell.split(/,\s*/u).includes(`\`${path}\``));
    expect(found?.row ?? 'no row').toContain(`\`${path}\``);
    for (const limit of limitsOf(shape)) {
      // What only games of the house have is told apart.
      if (!found?.row.includes('leave')) expect(found?.row).toMatch(limit);
    }
  });

  /** What a row must say of such a value. */
  function limitsOf(shape: Shape): readonly RegExp[] {
    if (typeof shape !== 'object') return shape === 'yes' ? [/\btrue\b/u] : [];
    if ('among' in shape && shape.among.length < 9) return shape.among.map((one) => new RegExp(`\`${one}\``, 'u'));
    const range = 'whole' in shape ? shape.whole : 'number' in shape ? shape.number : undefined;
    if (range) return [new RegExp(`(^|[^\\d-])${range[0]} to ${range[1]}\\b`, 'u')];
    if ('every' in shape) return limitsOf(shape.every);
    if (!('list' in shape)) return [];
    const { least = 0, most } = shape;
    const many = least === 0 ? `at most ${most}` : least === most ? `${most} numbers` : `${least} to ${most}`;
    const each = typeof shape.list === 'object' && !('number' in shape.list) ? limitsOf(shape.list) : [];
    return [new RegExp(`\\b${many}\\b`, 'u'), ...each];
  }

  test('how many places, routes and tickets there may be', () => {
    for (const [list, heading] of [
      ['places', 'Places'],
      ['routes', 'Routes'],
      ['tickets', 'Tickets'],
    ] as const) {
      const shape = PACK_SHAPE.fields[list];
      if (typeof shape !== 'object' || !('list' in shape)) throw new Error(list);
      expect(under(heading)).toContain(`\n${shape.least} to ${shape.most} of them.`);
    }
  });
});

test('its figures of the maps of the house are theirs', () => {
  const rows = gameList.flatMap(({ pack }) => {
    if (!pack) return [];
    const { name, seats, places, routes, pieces, deck, tickets } = pack;
    const pairs = new Set(routes.map(({ a, b }) => [a, b].toSorted().join(' '))).size;
    const spaces = routes.reduce((sum, { length }) => sum + length, 0);
    const points = tickets.map((ticket) => ticket.points);
    const cards = deck.colours.length * deck.perColour + deck.wilds;
    const cells = [
      name,
      `${seats.min} to ${seats.max}`,
      places.length,
      `${pairs} (${routes.length - pairs})`,
      spaces,
      pieces.count,
      `${cards} (${deck.wilds})`,
      tickets.length,
      `${Math.min(...points)} to ${Math.max(...points)}`,
    ];
    return [`| ${cells.join(' | ')} |`];
  });
  expect(rows.length).toBeGreaterThan(3);
  const told = rowsUnder('Proportions').map(({ row }) => row);
  expect(told).toEqual(expect.arrayContaining(rows));
});
