/** Why something is no game record: where, and what should be there. */
export class MalformedRecord extends Error {
  readonly where: string;

  constructor(where: string, expected: string) {
    super(`${where}: ${expected}`);
    this.where = where;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

export function fail(where: string, expected: string): never {
  throw new MalformedRecord(where, expected);
}

export function object(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(where, 'expected an object');
  return value as Fields;
}

/** An object with no other fields than these. */
export function objectOf(value: unknown, where: string, fields: readonly string[]): Fields {
  const all = object(value, where);
  const odd = Object.keys(all).find((field) => !fields.includes(field));
  return odd === undefined ? all : fail(`${where}.${odd.slice(0, 40)}`, 'there is no such field');
}

export function list(value: unknown, where: string): readonly unknown[] {
  return Array.isArray(value) ? value : fail(where, 'expected a list');
}

export function text(value: unknown, where: string): string {
  return typeof value === 'string' ? value : fail(where, 'expected a text');
}

export function texts(value: unknown, where: string): void {
  for (const [number, one] of list(value, where).entries()) text(one, `${where}[${number}]`);
}

export function whole(value: unknown, where: string, below = 2 ** 32): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below) return value;
  return fail(where, `expected a whole number from 0 to ${below - 1}`);
}

/** Points may be lost too. */
export function points(value: unknown, where: string): void {
  if (!Number.isSafeInteger(value)) fail(where, 'expected a whole number');
}
