import type { BoardGame, Game, RouteFacts, TechnologyFacts, YardGame } from '@branchline/engine';

/** A ticket of any game: two ends, points, and in the card game the cards it asks for. */
export interface AnyTicket {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly points: number;
  /** Dealt apart from the others (EU-3). */
  readonly long?: boolean | undefined;
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

const byId = <Thing extends { readonly id: string }>(things: readonly Thing[]): ReadonlyMap<string, Thing> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** Of the engine only types are known here: a game says its family, and with it what else it has. */
const isBoard = (game: Game): game is BoardGame => game.family === 'board';
const isYard = (game: Game): game is YardGame => game.family === 'yard';

export function factsOf(game: Game): Facts {
  if (isBoard(game)) return boardFacts(game);
  if (isYard(game)) return yardFacts(game);
  throw new Error(`${game.id} is of no family that can be told`);
}

function boardFacts({ rules, naming }: BoardGame): Facts {
  const { places, groups = [], tickets, routes } = rules.facts;
  return {
    places: byId([...places, ...groups]),
    routes: byId(routes),
    tickets: byId<AnyTicket>(tickets),
    technologies: byId(rules.technologies?.list ?? []),
    cards: naming.names.cards,
    endOf: (place) => groups.find(({ id }) => id === place)?.members ?? [place],
  };
}

function yardFacts({ rules, naming }: YardGame): Facts {
  const { places, tickets } = rules.facts;
  return {
    places: byId(places),
    routes: new Map(),
    tickets: byId<AnyTicket>(tickets),
    technologies: new Map(),
    cards: naming.names.cards,
    endOf: (place) => [place],
  };
}
