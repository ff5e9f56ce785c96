import { below, fastBits } from '@branchline/engine';
import { describe, expect, test } from 'vitest';
import { gameList } from '../all.ts';
import { examplePack } from '../testing/example-pack.ts';
import { packSchema, type Schema } from '../testing/pack-schema.ts';
import type { Pack } from './pack.ts';
import { packHash } from './pack-hash.ts';
import { PACK_SHAPE } from './pack-shape.ts';
import { shapeFaults } from './shape.ts';

const example = examplePack();

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
