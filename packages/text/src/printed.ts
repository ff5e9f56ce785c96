import type { Game, PlaceFacts, RouteFacts, TechnologyFacts } from '@branchline/engine';

/** A ticket of any game: two ends, points, and in the card game the cards it asks for. */
export interface AnyTicket {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly points: number;
  readonly cards?: Readonly<Record<string, number | undefined>>;
}

/** What is printed on board and cards, by name. */
export interface Facts {
  readonly places: ReadonlyMap<string, { readonly id: string; readonly name: string }>;
  readonly routes: ReadonlyMap<string, RouteFacts>;
  readonly tickets: ReadonlyMap<string, AnyTicket>;
  readonly technologies: ReadonlyMap<string, TechnologyFacts>;
  /** Every kind of card, the wild last. */
  readonly cards: readonly string[];
  /** The places a ticket's end may be: several where any of a group will do. */
  endOf(place: string): readonly string[];
}

interface Printed {
  readonly places: readonly Pick<PlaceFacts, 'id' | 'name'>[];
  readonly groups?: readonly { readonly id: string; readonly name: string; readonly members: readonly string[] }[];
  readonly tickets: readonly AnyTicket[];
  readonly routes?: readonly RouteFacts[];
}

/** Every game shows its rules, and in them what is printed. */
interface Shown {
  readonly rules: {
    readonly facts: Printed;
    readonly technologies?: { readonly list: readonly TechnologyFacts[] };
  };
}

const byId = <Thing extends { readonly id: string }>(things: readonly Thing[]): ReadonlyMap<string, Thing> =>
  new Map(things.map((thing) => [thing.id, thing]));

export function factsOf(game: Game): Facts {
  const { rules } = game as Game & Shown;
  const { places, groups = [], tickets, routes = [] } = rules.facts;
  return {
    places: byId([...places, ...groups]),
    routes: byId(routes),
    tickets: byId(tickets),
    technologies: byId(rules.technologies?.list ?? []),
    cards: game.naming.names.cards,
    endOf: (place) => groups.find(({ id }) => id === place)?.members ?? [place],
  };
}
