import { readFileSync } from 'node:fs';
import { below, fastBits } from '@branchline/engine';
import { describe, expect, test } from 'vitest';
import { gameList } from '../all.ts';
import { recordedPack } from '../record/testing/recorded.ts';
import { verifyRecord } from '../record/verify-record.ts';
import { examplePack } from '../testing/example-pack.ts';
import { packSchema, type Schema } from '../testing/pack-schema.ts';
import { PACK_SHAPE, type Pack } from './pack.ts';
import { packHash } from './pack-hash.ts';
import { readPack } from './read-pack.ts';
import { shapeFaults } from './shape.ts';

const page = readFileSync(new URL('../../../../docs/packs.md', import.meta.url), 'utf8');
const example = examplePack();
const [, ...recipes] = [...page.matchAll(/```json\n([\s\S]*?)```/gu)].map(([, text = '']): unknown => JSON.parse(text));

/** One value with what another says otherwise; lists are taken whole. */
function merged(value: unknown, change: unknown): unknown {
  const isObject = (one: unknown): one is object => typeof one === 'object' && one !== null && !Array.isArray(one);
  if (!isObject(value) || !isObject(change)) return change;
  const fields = new Map<string, unknown>(Object.entries(value));
  for (const [field, inside] of Object.entries(change)) fields.set(field, merged(fields.get(field), inside));
  return Object.fromEntries(fields);
}

function read(value: unknown): Pack {
  const reading = readPack(value);
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return reading.pack;
}

describe('docs/packs.md', () => {
  test('its example is a pack, and games of it verify', () => {
    const pack = example;
    for (const seats of [2, 3]) {
      const record = recordedPack(pack, seats, { kind: 'fast', seed: seats });
      expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
    }
  });

  test.each(recipes)('its recipe %# is one, and games of it verify', (recipe) => {
    const pack = read(merged(example, recipe));
    for (const seats of [2, 3]) {
      const record = recordedPack(pack, seats, { kind: 'fast', seed: seats });
      expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
    }
  });

  test('names faults as the reader does', () => {
    const told = [...page.matchAll(/^\| `([^`]+)` \|/gmu)].map(([, fault = '']) => fault);
    const start = told.findIndex((fault) => fault.includes('nobody knows'));
    const shown = (change: unknown): string => {
      const reading = readPack(merged(example, change));
      return reading.ok ? '' : reading.faults.join('\n');
    };
    const routes = example.routes.map((route) => ({ ...route, double: undefined }));
    const said = [
      shown({ deck: { colors: [] } }),
      shown({ routes: [{ ...example.routes[0], id: 'b--a' }] }),
      shown({ routes: JSON.parse(JSON.stringify(routes)) }),
      shown({ routes: [{ ...example.routes[0], length: 5 }] }),
      shown({ rules: { tickets: { dealt: { count: 4 } } } }),
      shown({ rules: { start: { cards: 15 } } }),
      shown({ routes: example.routes.slice(0, 1) }),
      shown({ deck: { wilds: 31, market: 6 } }),
      shown({ rules: { stations: { prices: [1], unbuilt: 4 } } }),
    ];
    // The same sentence, but for ids and numbers.
    const bare = (text: string): string =>
      text.replace(/^[a-z]+, [a-z-]+(?=:)/u, '').replace(/\b[a-z]+--[a-z-]+|\b[ab]\b|\d+/gu, '_');
    const faults = said
      .flatMap((text) => text.split('\n'))
      .map(bare)
      .map((text) => text.replace(/\b(north|middle|south|west|east)\b/gu, '_'));
    for (const fault of told.slice(start, start + said.length)) expect(faults).toContain(bare(fault));
  });

  test('tells every field and slot there is', () => {
    const fields = (value: unknown): string[] =>
      typeof value === 'object' && value !== null && 'fields' in value
        ? Object.entries({
            ...(value.fields as object),
            ...('optional' in value ? (value.optional as object) : {}),
          }).flatMap(([field, inside]) => [field, ...fields(inside)])
        : [];
    for (const field of fields(PACK_SHAPE).filter((name) => !['byLength', 'boosterAnyForWild'].includes(name)))
      expect(page).toMatch(new RegExp(`[\`."]${field}[\`."]`));
  });
});

describe('docs/pack.schema.json', () => {
  test('is written from the shape that the reader checks; vitest -u writes it', async () => {
    await expect(`${JSON.stringify(packSchema(), undefined, 1)}\n`).toMatchFileSnapshot(
      '../../../../docs/pack.schema.json',
    );
  });

  test('says yes to every pack there is', () => {
    for (const pack of [example, ...gameList.flatMap(({ pack: one }) => one ?? [])])
      expect(fits(pack, packSchema())).toBe(true);
  });

  test('and agrees with the reader on broken ones', () => {
    const bits = fastBits(18, 0);
    const verdicts = { yes: 0, no: 0 };
    for (let round = 0; round < 2000; round++) {
      const broken = damaged(example, bits);
      const agreed = shapeFaults(broken, PACK_SHAPE).length === 0;
      expect([JSON.stringify(broken), fits(broken, packSchema())]).toEqual([JSON.stringify(broken), agreed]);
      verdicts[agreed ? 'yes' : 'no']++;
    }
    expect(verdicts.yes).toBeGreaterThan(100);
    expect(verdicts.no).toBeGreaterThan(500);
  });
});

/** What stands in the place of something else; much of it is wrong there. */
const STRANGE: readonly unknown[] = [
  0,
  1,
  2,
  9,
  31,
  32,
  61,
  -1,
  1.5,
  true,
  null,
  '',
  'x',
  'X y',
  '<b>',
  'a\u202eb',
  [],
  {},
  'grey',
  'red',
  [[1, 2]],
];

/** One value somewhere in it is another, gone, or one more than was there. */
function damaged(value: unknown, bits: () => number): unknown {
  if (typeof value !== 'object' || value === null || below(bits, 6) === 0) return STRANGE[below(bits, STRANGE.length)];
  const entries: [string, unknown][] = Object.entries(value);
  const at = below(bits, entries.length + 1);
  const [field, inside] = entries[at] ?? ['extra', undefined];
  if (Array.isArray(value))
    return inside === undefined ? [...value, damaged(0, bits)] : value.with(at, damaged(inside, bits));
  if (below(bits, 12) === 0) return Object.fromEntries(entries.filter(([one]) => one !== field));
  return { ...value, [field]: damaged(inside, bits) };
}

/** The part of JSON Schema that ours uses. */
function fits(value: unknown, schema: Schema): boolean {
  const { type, minimum = 0, maximum = 0, pattern = '', anyOf } = schema;
  if (anyOf) return anyOf.some((one) => fits(value, one));
  if ('const' in schema) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value);
  if (type === 'string') return typeof value === 'string' && new RegExp(pattern, 'u').test(value);
  if (type === 'integer' || type === 'number') {
    const right = type === 'integer' ? Number.isInteger(value) : Number.isFinite(value);
    return right && Number(value) >= minimum && Number(value) <= maximum;
  }
  if (type === 'array') return Array.isArray(value) && fitsList(value, schema);
  return typeof value === 'object' && value !== null && !Array.isArray(value) && fitsFields(value, schema);
}

function fitsList(value: readonly unknown[], { items = {}, minItems = 0, maxItems = 0 }: Schema): boolean {
  return value.length >= minItems && value.length <= maxItems && value.every((item) => fits(item, items));
}

function fitsFields(value: object, schema: Schema): boolean {
  const { required = [], properties = {}, additionalProperties = false, propertyNames, maxProperties = 100 } = schema;
  const entries: [string, unknown][] = Object.entries(value);
  if (entries.length > maxProperties || !required.every((field) => Object.hasOwn(value, field))) return false;
  return entries.every(([field, item]) => {
    if (propertyNames && !new RegExp(propertyNames.pattern, 'u').test(field)) return false;
    const own = (Object.hasOwn(properties, field) && properties[field]) || additionalProperties;
    return own !== false && fits(item, own);
  });
}

describe('what tells packs apart', () => {
  test('is the same however the fields are ordered, and another for another number', () => {
    const pack = example;
    const turned = Object.fromEntries(Object.entries(pack).toReversed()) as unknown as Pack;
    expect(packHash(turned)).toBe(packHash(pack));
    expect(packHash({ ...pack, pieces: { ...pack.pieces, count: 13 } })).not.toBe(packHash(pack));
  });
});
