import type { Pack } from './pack.ts';

/** What docs/RULES.md says is in a box; a facts file that says otherwise is wrong, or the rules are. */
export interface Printed {
  readonly seats: readonly [min: number, max: number];
  /** A path into the file, what must stand there, and the rule that says so. */
  readonly numbers: readonly (readonly [path: string, value: number | string | boolean, rule: string])[];
  readonly cards: number;
  readonly tickets: number;
  /** The rule that counts cards and tickets. */
  readonly box: string;
  readonly points?: readonly [table: Readonly<Record<string, number>>, rule: string];
  /** How far apart two colours are at most in the spaces of the board, or the cards the tickets ask for. */
  readonly balance: number;
  /** The pairs of places whose two routes are of unequal length (C-35). */
  readonly unequal?: readonly string[];
  /** How many places a region has. */
  readonly regions?: readonly (readonly [region: string, places: number, rule: string])[];
  /** Technologies in order: id, copies, price, rule. */
  readonly technologies?: readonly (readonly [id: string, copies: number, price: number, rule: string])[];
}

/** What is counted of a file. */
export interface Counted {
  readonly seats: { readonly min: number; readonly max: number };
  readonly deck: { readonly colours: readonly string[]; readonly perColour: number; readonly wilds: number };
  readonly places: readonly { readonly id: string; readonly region?: string | undefined }[];
  readonly tickets: readonly object[];
  readonly technologies?: readonly {
    readonly id: string;
    readonly copies: number;
    readonly price: number;
    readonly rule: string;
  }[];
}

/** Against what the rules say is printed. */
export function boxFaults(facts: Counted, printed: Printed): string[] {
  const { seats, deck, tickets } = facts;
  const cards = deck.colours.length * deck.perColour + deck.wilds;
  const [min, max] = printed.seats;
  return [
    ...(seats.min === min && seats.max === max
      ? []
      : [`seats: ${seats.min} to ${seats.max}, but the game is for ${min} to ${max}`]),
    ...(cards === printed.cards ? [] : [`deck: ${cards} cards, but ${printed.box} has ${printed.cards}`]),
    ...(tickets.length === printed.tickets
      ? []
      : [`tickets: ${tickets.length}, but ${printed.box} has ${printed.tickets}`]),
    ...printed.numbers.flatMap(([path, value, rule]) => {
      const found = at(facts, path);
      return found === value ? [] : [`${path}: ${found ?? 'nothing'}, but ${rule} says ${value}`];
    }),
    ...pointFaults(facts, printed),
    ...regionFaults(facts, printed),
    ...technologyFaults(facts, printed),
  ];
}

/** What stands at a path; the entries of a list go by their ids, if they have any. */
function at(facts: object, path: string): unknown {
  return path.split('.').reduce<unknown>((inside, step) => {
    const entries = Object.entries(inside ?? {}).map(([field, value]) => [value?.id ?? field, value] as const);
    return new Map<string, unknown>(Array.isArray(inside) ? entries : Object.entries(inside ?? {})).get(step);
  }, facts);
}

function pointFaults(facts: Counted, { points }: Printed): string[] {
  if (points === undefined) return [];
  const [table, rule] = points;
  const given = (at(facts, 'rules.points') ?? {}) as Readonly<Record<string, number>>;
  return [...new Set([...Object.keys(table), ...Object.keys(given)])].flatMap((length) =>
    given[length] === table[length]
      ? []
      : [
          `rules, points: length ${length} brings ${given[length] ?? 'nothing'}, but ${rule} says ${table[length] ?? 'nothing'}`,
        ],
  );
}

function regionFaults({ places }: Counted, { regions = [] }: Printed): string[] {
  return regions.flatMap(([region, printed, rule]) => {
    const found = places.filter((place) => place.region === region).length;
    return found === printed ? [] : [`places: ${found} in ${region}, but ${rule} counts ${printed}`];
  });
}

function technologyFaults({ technologies = [] }: Counted, { technologies: printed = [] }: Printed): string[] {
  return [
    ...printed.flatMap(([id, copies, price, rule]) => {
      const found = technologies.find((technology) => technology.id === id);
      if (found === undefined) return [`technologies: ${id} is missing (${rule})`];
      return [
        ...(found.copies === copies ? [] : [`technologies, ${id}: ${found.copies} copies, but ${rule} says ${copies}`]),
        ...(found.price === price ? [] : [`technologies, ${id}: price ${found.price}, but ${rule} says ${price}`]),
        ...(found.rule === rule ? [] : [`technologies, ${id}: rule ${found.rule}, but its rule is ${rule}`]),
      ];
    }),
    ...technologies
      .filter(({ id }) => !printed.some(([known]) => known === id))
      .map(({ id }) => `technologies: ${id} is in no rule`),
  ];
}

/** Whether one colour is worth more on the board than another. */
export function balanceFaults(list: string, amounts: ReadonlyMap<string, number>, apart: number): string[] {
  const sorted = [...amounts].toSorted(([, one], [, other]) => one - other);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined || most[1] - least[1] <= apart) return [];
  return [
    `${list}: ${most[0]} has ${most[1]} and ${least[0]} ${least[1]}, but no two colours are more than ${apart} apart`,
  ];
}

/** A route game against its box: besides what is counted, the colours are in balance and the right doubles are unequal (C-35). */
export function boardBoxFaults(pack: Pack, printed: Printed): string[] {
  return [
    ...unequalFaults(pack, printed),
    ...boxFaults(pack, printed),
    ...balanceFaults('routes', spaces(pack), printed.balance),
  ];
}

function unequalFaults({ routes }: Pack, printed: Printed): string[] {
  const unequal = [...Map.groupBy(routes, ({ a, b }) => [a, b].toSorted().join(' and '))]
    .filter(([, tracks]) => new Set(tracks.map(({ length }) => length)).size > 1)
    .map(([ends]) => ends);
  const listed = printed.unequal ?? [];
  return [
    ...unequal
      .filter((ends) => !listed.includes(ends))
      .map((ends) => `routes: the two between ${ends} differ in length, which C-35 does not list`),
    ...listed
      .filter((ends) => !unequal.includes(ends))
      .map((ends) => `routes: the two between ${ends} should differ in length (C-35)`),
  ];
}

function spaces({ routes, deck }: Pack): ReadonlyMap<string, number> {
  const of = (colour: string): number =>
    routes.reduce((sum, route) => sum + (route.colour === colour ? route.length : 0), 0);
  return new Map(deck.colours.map((colour) => [colour, of(colour)]));
}
