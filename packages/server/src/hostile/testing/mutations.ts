import { type Bits, below } from '@branchline/engine';

/** Makes something a little, or very, wrong out of a valid JSON message. The same bits make the same mess. */
export function mutated(message: object, others: readonly object[], bits: Bits): string {
  const draw = below(bits, 10);
  if (draw < 6) return JSON.stringify(misshapen(message, others, bits));
  if (draw < 9) return garbled(JSON.stringify(message), bits);
  return doubled(JSON.stringify(message), bits);
}

type Fields = Record<string, unknown>;

/** One to three changes anywhere inside. */
function misshapen(message: object, others: readonly object[], bits: Bits): unknown {
  let value: unknown = structuredClone(message);
  for (let times = 1 + below(bits, 3); times > 0; times--) value = changed(value, others, bits);
  return value;
}

function changed(value: unknown, others: readonly object[], bits: Bits): unknown {
  if (Array.isArray(value)) return changedList(value, others, bits);
  if (typeof value === 'object' && value !== null) return changedFields({ ...(value as Fields) }, others, bits);
  return below(bits, 2) === 0 ? pick(ODD, bits)() : near(value, bits);
}

function changedFields(fields: Fields, others: readonly object[], bits: Bits): unknown {
  const names = Object.keys(fields);
  const name = names.length > 0 ? pick(names, bits) : 'type';
  switch (below(bits, 7)) {
    case 0:
      delete fields[name];
      return fields;
    case 1:
      return withField(fields, pick(STRANGE, bits), pick(ODD, bits)());
    case 2:
      fields[name] = pick(ODD, bits)();
      return fields;
    case 3: {
      // What another message says under this name, or under any other.
      const other = pick(others, bits) as Fields;
      fields[name] = other[name] ?? other[pick(Object.keys(other), bits)];
      return fields;
    }
    case 4:
      return below(bits, 8) === 0 ? pick(ODD, bits)() : [fields];
    default:
      fields[name] = changed(fields[name], others, bits);
      return fields;
  }
}

/** As an own field, even if it is called `__proto__`. */
function withField(fields: Fields, name: string, value: unknown): Fields {
  Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
  return fields;
}

function changedList(list: readonly unknown[], others: readonly object[], bits: Bits): unknown {
  const place = below(bits, list.length + 1);
  switch (below(bits, 4)) {
    case 0:
      return list.filter((_, other) => other !== place);
    case 1:
      return [...list, ...list, pick(ODD, bits)()];
    case 2:
      return list.toReversed();
    default:
      return list.map((one, other) => (other === place ? changed(one, others, bits) : one));
  }
}

function near(value: unknown, bits: Bits): unknown {
  if (typeof value === 'number') return value + pick([1, -1, 0.5, 2 ** 31, -(2 ** 53), 1e300], bits);
  if (typeof value === 'string') return garbled(value, bits);
  return typeof value === 'boolean' ? !value : value;
}

/** Letters taken out, put in, exchanged; cut off in the middle. */
function garbled(text: string, bits: Bits): string {
  const at = below(bits, text.length + 1);
  switch (below(bits, 5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + pick(LETTERS, bits) + text.slice(at);
    case 2:
      return text.slice(0, at) + pick(LETTERS, bits) + text.slice(at + 1);
    case 3:
      return text.slice(0, at) + text.slice(at + 1 + below(bits, 9));
    default:
      return text.slice(at) + text.slice(0, at);
  }
}

/** A field twice, or the whole message twice. */
function doubled(text: string, bits: Bits): string {
  if (below(bits, 3) === 0) return text + text;
  const field = pick(
    ['"type":"ping"', '"seat":1', '"question":0', '"__proto__":{"seats":[0,1]}', '"table":null'],
    bits,
  );
  return below(bits, 2) === 0 ? `{${field},${text.slice(1)}` : `${text.slice(0, -1)},${field}}`;
}

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

const ODD: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => 'x'.repeat(5000),
  () => '\u202e\u0000\ud800',
  () => '💥'.repeat(30),
  () => -1,
  () => 0.1,
  () => 1e21,
  () => Number.MAX_SAFE_INTEGER,
  () => [],
  () => [[[[[]]]]],
  () => ({}),
  () => ({ length: 1e9 }),
  () => JSON.parse('{"toString":1,"valueOf":2,"toJSON":3,"then":4}'),
  () => Array.from({ length: 300 }, () => 'wild'),
  () => JSON.parse(nested(500, '[', ']')),
  () => JSON.parse('{"__proto__":{"polluted":true}}'),
];

const STRANGE: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'by',
  'identity',
  'person',
  'viewer',
  'seed',
  '',
  '\u0000',
  'x'.repeat(200),
];

const LETTERS: readonly string[] = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '\\',
  '\u0000',
  '\n',
  '0',
  '-',
  'e',
  '\ud800',
  '\ufeff',
  'é',
  '\\u0000',
  '\\ud83d',
  'null',
];

function pick<Thing>(things: readonly Thing[], bits: Bits): Thing {
  const thing = things[below(bits, things.length)];
  if (thing === undefined) throw new Error('there is nothing to pick');
  return thing;
}
