/**
 * What docs/RULES.md says about paying, tried out card by card: spaces are covered one after the other, each with every
 * single card and every group that may lie there, until it is known which selections of a hand cover them all. Slow, and
 * written from the text alone: the engine is measured against it.
 */

/** How many cards of each name. */
export type Counts = Readonly<Record<string, number>>;

/** Something to be paid. With `mayLeave` one space that shows no locomotive may stay empty (UK-44). */
export interface Due {
  readonly length: number;
  /** Spaces with a locomotive symbol. */
  readonly symbols: number;
  /** The colours it may be paid in, one of them at a time. */
  readonly colours: readonly string[];
  /** Are wilds good by themselves? */
  readonly wilds: boolean;
  /** How many cards of any kind may lie on a space instead; 0 for none. */
  readonly group: number;
  readonly mayLeave: boolean;
}

/** The selections of a hand that cover some spaces, by what is in them. */
type Layer = ReadonlyMap<string, Counts>;

export interface Referee {
  /** Every selection of the hand, the empty one and the whole included. */
  readonly selections: readonly Counts[];
  /** Those that pay exactly what is due. */
  payments(due: Due): readonly Counts[];
}

export function refereeOf(hand: Counts): Referee {
  const layers = new Map<string, Layer>();

  /** So many spaces with a symbol, then so many without, paid in this colour. */
  const covering = (symbols: number, plain: number, colour: string, { wilds, group }: Due): Layer => {
    if (symbols + plain === 0) return new Map([['', {}]]);
    const key = [symbols, plain, plain > 0 && colour, plain > 0 && wilds, group].join();
    const known = layers.get(key);
    if (known) return known;
    const due = { wilds, group } as Due;
    const before = plain > 0 ? covering(symbols, plain - 1, colour, due) : covering(symbols - 1, 0, colour, due);
    const onto = plain === 0 ? ['wild'] : wilds ? [colour, 'wild'] : [colour];
    const layer = oneSpaceMore(before, [...onto.map((name) => ({ [name]: 1 })), ...groupsOf(group, hand)], hand);
    layers.set(key, layer);
    return layer;
  };

  return {
    selections: subsets(hand),
    payments(due) {
      const found = new Map<string, Counts>();
      const open = due.length - due.symbols;
      for (const colour of due.colours) {
        for (const [key, paid] of covering(due.symbols, open, colour, due)) found.set(key, paid);
        // UK-44: one card less; at least one card is played, and a ferry's locomotives are not waived.
        if (!due.mayLeave || open === 0 || due.length === 1) continue;
        for (const [key, paid] of covering(due.symbols, open - 1, colour, due)) found.set(key, paid);
      }
      return [...found.values()];
    },
  };
}

function oneSpaceMore(before: Layer, onto: readonly Counts[], hand: Counts): Layer {
  const layer = new Map<string, Counts>();
  for (const covered of before.values()) {
    for (const used of onto) {
      const paid = plus(covered, used);
      if (Object.keys(used).some((name) => (paid[name] ?? 0) > (hand[name] ?? 0))) continue;
      layer.set(show(paid), paid);
    }
  }
  return layer;
}

/** Every group of this many cards out of the hand. */
function groupsOf(many: number, hand: Counts): readonly Counts[] {
  return many === 0 ? [] : subsets(hand).filter((some) => total(some) === many);
}

function subsets(cards: Counts): readonly Counts[] {
  let all: Counts[] = [{}];
  for (const [name, count] of Object.entries(cards)) {
    all = all.flatMap((some) => [
      some,
      ...Array.from({ length: count }, (_, chosen) => ({ ...some, [name]: chosen + 1 })),
    ]);
  }
  return all;
}

function plus(some: Counts, more: Counts): Counts {
  const sum: Record<string, number> = { ...some };
  for (const [name, count] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/** What is left of some cards. */
export function minus(cards: Counts, paid: Counts): Counts {
  const left = Object.entries(cards).map(([name, count]): [string, number] => [name, count - (paid[name] ?? 0)]);
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}

function total(cards: Counts): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

export function spread(cards: Counts): string[] {
  return Object.entries(cards).flatMap(([name, count]) => new Array<string>(count).fill(name));
}

/** The same text for the same cards. */
export function show(cards: Counts): string {
  return Object.keys(cards)
    .sort()
    .map((name) => `${cards[name]} ${name}`)
    .join(', ');
}

/** Are these fewer cards, all of them among the others? */
export function isPartOf(some: Counts, more: Counts): boolean {
  return total(some) < total(more) && Object.entries(some).every(([name, count]) => count <= (more[name] ?? 0));
}
