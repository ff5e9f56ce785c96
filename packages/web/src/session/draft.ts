import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** What a player is putting together and has not answered yet: all of it can be taken back. */
export interface Draft {
  readonly route: Signal<string | undefined>;
  readonly technology: Signal<string | undefined>;
  /** The shop of technologies is open. */
  readonly shopping: Signal<boolean>;
  /** A city for a station is being chosen; and which it is, once it is chosen. */
  readonly building: Signal<boolean>;
  readonly city: Signal<string | undefined>;
  /** Tickets are about to be drawn. */
  readonly drawing: Signal<boolean>;
  readonly tickets: Signal<ReadonlySet<string>>;
  readonly cards: ReadonlySignal<readonly string[]>;
  readonly countOf: (card: string) => number;
  pay(cards: readonly string[]): void;
  pick(card: string): void;
  putBack(card: string): void;
  clear(): void;
}

export function createDraft(): Draft {
  const route = signal<string | undefined>(undefined);
  const technology = signal<string | undefined>(undefined);
  const shopping = signal(false);
  const building = signal(false);
  const city = signal<string | undefined>(undefined);
  const drawing = signal(false);
  const tickets = signal<ReadonlySet<string>>(new Set());
  const counts = signal<ReadonlyMap<string, number>>(new Map());
  const cards = computed(() => [...counts.value].flatMap(([card, count]) => new Array<string>(count).fill(card)));
  const add = (card: string, by: number): void => {
    counts.value = new Map([...counts.value, [card, Math.max(0, (counts.value.get(card) ?? 0) + by)]]);
  };
  const pay = (list: readonly string[]): void => {
    const next = new Map<string, number>();
    for (const card of list) next.set(card, (next.get(card) ?? 0) + 1);
    counts.value = next;
  };
  return {
    route,
    technology,
    shopping,
    building,
    city,
    drawing,
    tickets,
    cards,
    countOf: (card) => counts.value.get(card) ?? 0,
    pay,
    pick: (card) => add(card, 1),
    putBack: (card) => add(card, -1),
    clear: () =>
      batch(() => {
        route.value = undefined;
        technology.value = undefined;
        shopping.value = false;
        building.value = false;
        city.value = undefined;
        drawing.value = false;
        tickets.value = new Set();
        counts.value = new Map();
      }),
  };
}

/** Are all of these among those? */
export function isSubset(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return some.every((one) => {
    const at = left.indexOf(one);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}
