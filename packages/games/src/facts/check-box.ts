import type { Printed } from './printed.ts';

/** The part of a facts file that every game has. */
export interface BoxFacts {
  readonly seats: { readonly min: number; readonly max: number };
  readonly deck: { readonly colours: readonly string[]; readonly perColour: number; readonly wilds: number };
  readonly ticketDraws: {
    readonly dealt: DrawFacts & { readonly long?: number };
    readonly drawn: DrawFacts;
  };
  readonly places: readonly { readonly id: string; readonly region?: string }[];
  readonly tickets: readonly TicketEnds[];
  readonly technologies?: readonly {
    readonly id: string;
    readonly copies: number;
    readonly price: number;
    readonly rule: string;
  }[];
  readonly pointsByLength?: Readonly<Record<string, number>>;
}

interface DrawFacts {
  readonly count: number;
  readonly keep: number;
}

export interface TicketEnds {
  readonly id: string;
  readonly a: string;
  readonly b: string;
}

/** Against what the rules say is printed. */
export function boxFaults(facts: BoxFacts, printed: Printed): string[] {
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

function pointFaults({ pointsByLength = {} }: BoxFacts, { points }: Printed): string[] {
  if (points === undefined) return [];
  const [table, rule] = points;
  return [...new Set([...Object.keys(table), ...Object.keys(pointsByLength)])].flatMap((length) =>
    pointsByLength[length] === table[length]
      ? []
      : [
          `pointsByLength: length ${length} brings ${pointsByLength[length] ?? 'nothing'}, but ${rule} says ${table[length] ?? 'nothing'}`,
        ],
  );
}

function regionFaults({ places }: BoxFacts, { regions = [] }: Printed): string[] {
  return regions.flatMap(([region, printed, rule]) => {
    const found = places.filter((place) => place.region === region).length;
    return found === printed ? [] : [`places: ${found} in ${region}, but ${rule} counts ${printed}`];
  });
}

function technologyFaults({ technologies = [] }: BoxFacts, { technologies: printed = [] }: Printed): string[] {
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

/** What makes sense whatever the box: nobody keeps more tickets than are drawn, nothing has two ids or two of one. */
export function senseFaults(facts: BoxFacts): string[] {
  const { seats, deck, ticketDraws, places, tickets } = facts;
  return [
    ...(seats.min <= seats.max ? [] : [`seats: from ${seats.min} to ${seats.max} is nobody`]),
    ...keepFaults('dealt', ticketDraws.dealt.count + (ticketDraws.dealt.long ?? 0), ticketDraws.dealt.keep),
    ...keepFaults('drawn', ticketDraws.drawn.count, ticketDraws.drawn.keep),
    ...twice('deck, colours', deck.colours),
    ...deck.colours
      .filter((colour) => colour === 'grey' || colour === 'wild')
      .map((colour) => `deck, colours: ${colour} is no colour of a card`),
    ...twice(
      'places',
      places.map(({ id }) => id),
    ),
    ...twice(
      'tickets',
      tickets.map(({ id }) => id),
    ),
  ];
}

const keepFaults = (when: string, count: number, keep: number): string[] =>
  keep <= count ? [] : [`ticketDraws, ${when}: ${keep} of ${count} cannot be kept`];

/** Names that stand in a list more than once. */
export function twice(list: string, names: readonly string[]): string[] {
  const again = names.filter((name, place) => names.indexOf(name) < place);
  return [...new Set(again)].map(
    (name) => `${list}: ${name} is there ${names.filter((other) => other === name).length} times`,
  );
}

/** Where the ends of tickets are wrong. */
export function endFaults(tickets: readonly TicketEnds[], ends: ReadonlyMap<string, readonly string[]>): string[] {
  return tickets.flatMap(({ id, a, b }) => [
    ...[a, b].filter((end) => !ends.has(end)).map((end) => `tickets, ${id}: its end ${end} is no place of the board`),
    ...(shares(ends.get(a) ?? [a], ends.get(b) ?? [b]) ? [`tickets, ${id}: its two ends are the same`] : []),
    ...(id === `${a}--${b}` ? [] : [`tickets, ${id}: its id should be ${a}--${b}`]),
  ]);
}

const shares = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/** Whether one colour is worth more on the board than another. */
export function balanceFaults(list: string, amounts: ReadonlyMap<string, number>, apart: number): string[] {
  const sorted = [...amounts].toSorted(([, one], [, other]) => one - other);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined || most[1] - least[1] <= apart) return [];
  return [
    `${list}: ${most[0]} has ${most[1]} and ${least[0]} ${least[1]}, but no two colours are more than ${apart} apart`,
  ];
}
