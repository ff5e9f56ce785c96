import type { FinishedGame } from '@branchline/protocol';

/** How often something was won among how many. */
export interface Share {
  readonly won: number;
  readonly games: number;
}

/** What somebody has done in all their games of one kind. */
export interface GameFigures extends Share {
  readonly game: string;
  readonly mapName?: string;
  /** Their points, game by game, oldest first. */
  readonly points: readonly { readonly points: number; readonly won: boolean; readonly at: number }[];
  readonly byPlayers: readonly (Share & { readonly players: number })[];
  readonly ticketsDone: number;
  readonly ticketsMissed: number;
  /** What they claimed most often, by id. */
  readonly routes: readonly { readonly route: string; readonly count: number }[];
  readonly longestPath?: number;
  /** Whom they met; a guest without a name is nobody in particular. */
  readonly against: readonly (Share & { readonly name: string })[];
}

const MOST_ROUTES = 5;
const MOST_AGAINST = 8;

/** Every kind of game somebody has finished, the one played most first. */
export function figuresByGame(games: readonly FinishedGame[]): readonly GameFigures[] {
  return groups(games, ({ game }) => game)
    .map(([, played]) => figuresOf(played))
    .sort((one, other) => other.games - one.games || (one.game < other.game ? -1 : 1));
}

function figuresOf(played: readonly FinishedGame[]): GameFigures {
  const inOrder = [...played].sort((one, other) => one.at - other.at);
  const [{ game, mapName } = { game: '', mapName: undefined }] = inOrder;
  const paths = inOrder.flatMap(({ longestPath }) => longestPath ?? []);
  const routes = groups(
    inOrder.flatMap((one) => one.routes),
    (route) => route,
  );
  const met = inOrder.flatMap(({ seats, seat }) =>
    seats.flatMap(({ name }, place) => (place === seat || !name ? [] : [{ name, won: seats[seat]?.won ?? false }])),
  );
  return {
    game,
    ...(mapName !== undefined && { mapName }),
    ...shareOf(inOrder.map(wonBy)),
    points: inOrder.map((one) => ({ points: one.seats[one.seat]?.points ?? 0, won: wonBy(one), at: one.at })),
    byPlayers: groups(inOrder, ({ seats }) => seats.length)
      .map(([players, some]) => ({ players, ...shareOf(some.map(wonBy)) }))
      .sort((one, other) => one.players - other.players),
    ticketsDone: sum(inOrder.map(({ ticketsDone }) => ticketsDone)),
    ticketsMissed: sum(inOrder.map(({ ticketsMissed }) => ticketsMissed)),
    routes: routes
      .map(([route, all]) => ({ route, count: all.length }))
      .sort((one, other) => other.count - one.count || (one.route < other.route ? -1 : 1))
      .slice(0, MOST_ROUTES),
    ...(paths.length > 0 && { longestPath: Math.max(...paths) }),
    against: groups(met, ({ name }) => name)
      .map(([name, some]) => ({ name, ...shareOf(some.map(({ won }) => won)) }))
      .sort((one, other) => other.games - one.games || (one.name < other.name ? -1 : 1))
      .slice(0, MOST_AGAINST),
  };
}

/** How far ahead of the rest the winners were; 0 when a tie was broken or shared. */
export function marginOf({ seats }: Pick<FinishedGame, 'seats'>): number {
  const best = Math.max(...seats.filter(({ won }) => won).map(({ points }) => points));
  const rest = seats.filter(({ won }) => !won).map(({ points }) => points);
  return rest.length === 0 ? 0 : best - Math.max(...rest);
}

const wonBy = ({ seats, seat }: FinishedGame): boolean => seats[seat]?.won ?? false;
const shareOf = (all: readonly boolean[]): Share => ({ won: all.filter(Boolean).length, games: all.length });
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function groups<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  const found = new Map<Key, Item[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return [...found];
}
