/** The part of a file that every game has. */
export interface BoxFacts {
  readonly seats: { readonly min: number; readonly max: number };
  readonly deck: { readonly colours: readonly string[] };
  readonly places: readonly { readonly id: string }[];
  readonly tickets: readonly TicketEnds[];
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

/** Both draws of tickets, and where in the file they stand. */
export interface Draws {
  readonly at: string;
  readonly dealt: DrawFacts & { readonly long?: number };
  readonly drawn: DrawFacts;
}

/** What makes sense whatever the box: nobody keeps more tickets than are drawn, nothing has two ids or two of one. */
export function senseFaults(facts: BoxFacts, { at, dealt, drawn }: Draws): string[] {
  const { seats, deck, places, tickets } = facts;
  return [
    ...(seats.min <= seats.max ? [] : [`seats: from ${seats.min} to ${seats.max} is nobody`]),
    ...keepFaults(`${at}, dealt`, dealt.count + (dealt.long ?? 0), dealt.keep),
    ...keepFaults(`${at}, drawn`, drawn.count, drawn.keep),
    ...twice('deck, colours', deck.colours),
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

const keepFaults = (where: string, count: number, keep: number): string[] =>
  keep <= count ? [] : [`${where}: ${keep} of ${count} cannot be kept`];

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
