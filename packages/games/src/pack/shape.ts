/** What a value in a file must be. Everything has a limit: a file may come from a stranger. */
export type Shape =
  | 'id'
  /** Plain text for people: no markup, no control characters. */
  | 'name'
  /** The id of a rule: C-32. */
  | 'rule'
  /** Written only where it is true. */
  | 'yes'
  | { readonly whole: readonly [least: number, most: number] }
  | { readonly number: readonly [least: number, most: number] }
  | { readonly text: RegExp; readonly say: string }
  | { readonly among: readonly (string | number)[] }
  | { readonly list: Shape; readonly least?: number; readonly most: number }
  /** Any fields of this pattern, all alike. */
  | { readonly every: Shape; readonly field: RegExp; readonly say: string; readonly most: number }
  /** `say`: what they are, told of a value that is like none of them. */
  | { readonly either: readonly Shape[]; readonly say?: string }
  | Fields;

export interface Fields {
  readonly fields: Readonly<Record<string, Shape>>;
  readonly optional?: Readonly<Record<string, Shape>>;
}

/** Letters that do no harm where text is shown as text: no control or direction characters, no brackets of markup. */
const PLAIN = String.raw`[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>]`;

export const ID: RegExp = /^(?=.{1,80}$)[a-z0-9]+(-{1,2}[a-z0-9]+)*$/u;

export const TEXTS: Readonly<Record<'id' | 'name' | 'rule', { readonly text: RegExp; readonly say: string }>> = {
  id: { text: ID, say: 'an id of small letters, digits and dashes, at most 80 of them' },
  name: {
    text: new RegExp(String.raw`^(?!\s)${PLAIN}{1,60}(?<!\s)$`, 'u'),
    say: 'plain text of 1 to 60 characters, without < and > and without spaces at its ends',
  },
  rule: { text: /^[A-Z]{1,4}-[0-9]{1,3}$/u, say: 'the id of a rule, like C-32' },
};

/** Where a value does not have its shape, as sentences that begin with the place. */
export function shapeFaults(value: unknown, shape: Shape, where = ''): string[] {
  const at = where === '' ? 'the file' : where;
  if (isSingle(shape)) {
    const { fits, say } = wantedOf(shape);
    return fits(value) ? [] : [`${at} must be ${say}, not ${shown(value)}`];
  }
  if ('either' in shape) {
    // What is an object is told what is wrong inside it, whatever else might have stood there.
    const alike = shape.either.filter((one) => isSingle(one) === (typeof value !== 'object'));
    const tries = (alike.length > 0 ? alike : shape.either).map((one) => shapeFaults(value, one, where));
    const fit = tries.find((faults) => faults.length === 0);
    if (fit === undefined && shape.say !== undefined) return [`${at} must be ${shape.say}, not ${shown(value)}`];
    return fit ?? tries.at(-1) ?? [];
  }
  if ('list' in shape) return listFaults(value, shape, at);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${at} must be an object, not ${shown(value)}`];
  return 'every' in shape ? everyFaults(value, shape, at) : fieldFaults(value, shape, where);
}

type Listed = Extract<Shape, { list: Shape }>;
type Every = Extract<Shape, { every: Shape }>;
type Single = Exclude<Shape, Listed | Every | Fields | { either: readonly Shape[] }>;

function isSingle(shape: Shape): shape is Single {
  return typeof shape === 'string' || !('list' in shape || 'every' in shape || 'either' in shape || 'fields' in shape);
}

interface Wanted {
  readonly say: string;
  readonly fits: (value: unknown) => boolean;
}

/** What a single value has to be. */
function wantedOf(shape: Single): Wanted {
  if (shape === 'yes') return { say: 'true, or left out', fits: (value) => value === true };
  if (typeof shape === 'string') return textOf(TEXTS[shape]);
  if ('text' in shape) return textOf(shape);
  if ('among' in shape) {
    const say = shape.among.length === 1 ? String(shape.among[0]) : `one of ${shape.among.join(', ')}`;
    return { say, fits: (value) => shape.among.some((one) => one === value) };
  }
  if ('whole' in shape) {
    const [least, most] = shape.whole;
    const fits = (value: unknown): boolean =>
      Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
    return { say: `a whole number from ${least} to ${most}`, fits };
  }
  const [least, most] = shape.number;
  const fits = (value: unknown): boolean => Number.isFinite(value) && Number(value) >= least && Number(value) <= most;
  return { say: `a number from ${least} to ${most}`, fits };
}

const textOf = ({ text, say }: { readonly text: RegExp; readonly say: string }): Wanted => ({
  say,
  fits: (value) => typeof value === 'string' && text.test(value),
});

function listFaults(value: unknown, { list, least = 0, most }: Listed, at: string): string[] {
  if (!Array.isArray(value)) return [`${at} must be a list, not ${shown(value)}`];
  if (value.length < least) return [`${at}: ${value.length} of them, but there must be ${least}`];
  if (value.length > most) return [`${at}: ${value.length} of them, but at most ${most} may be there`];
  return value.flatMap((item: unknown, place) => shapeFaults(item, list, entry(at, item, place)));
}

function everyFaults(value: object, shape: Every, at: string): string[] {
  const entries: [string, unknown][] = Object.entries(value);
  if (entries.length > shape.most) return [`${at}: ${entries.length} fields, but at most ${shape.most} may be there`];
  return entries.flatMap(([field, item]) =>
    shape.field.test(field)
      ? shapeFaults(item, shape.every, `${at}, ${field}`)
      : [`${at}, ${field.slice(0, 60)}: its name must be ${shape.say}`],
  );
}

function fieldFaults(value: object, { fields, optional = {} }: Fields, where: string): string[] {
  const at = where === '' ? '' : `${where}, `;
  const given = new Map<string, unknown>(Object.entries(value));
  const all = { ...fields, ...optional };
  return [
    ...Object.entries(fields).flatMap(([field, shape]) =>
      given.has(field) ? [] : [`${at}${field} is missing${choices(shape)}`],
    ),
    ...[...given].flatMap(([field, item]) => {
      const shape = Object.hasOwn(all, field) ? all[field] : undefined;
      return shape === undefined
        ? [`${at}${field.slice(0, 60)} is a field nobody knows${meant(field, Object.keys(all))}`]
        : shapeFaults(item, shape, `${at}${field}`);
    }),
  ];
}

/** What may stand in the place of a missing word. */
function choices(shape: Shape): string {
  return typeof shape === 'object' && 'among' in shape && shape.among.length > 1
    ? `: one of ${shape.among.join(', ')}`
    : '';
}

/** The field that somebody may have had in mind: one with hardly another letter. */
function meant(field: string, known: readonly string[]): string {
  const near = field.length > 2 && field.length < 40 ? known.find((one) => distance(field, one) <= 2) : undefined;
  return near === undefined ? '' : `: ${near}, perhaps`;
}

/** How many letters must be changed, added or taken away to make one word of another (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [from, letter] of [...one].entries()) {
    const next = [from + 1];
    for (const [to, wanted] of [...other].entries()) {
      const changed = (row[to] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** An entry of a list by its id, if it has one. */
function entry(list: string, item: unknown, place: number): string {
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
  return typeof id === 'string' ? `${list}, ${id.slice(0, 80)}` : `${list}, entry ${place + 1}`;
}

/** What a stranger nested a million times is only named. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : 'a list';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? '{}' : 'an object';
  return JSON.stringify(value).slice(0, 60);
}
