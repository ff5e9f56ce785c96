import { type Pack, piecesWanted, waysOf } from '@branchline/games';

/** How one game of bots went, as a worker tells it. */
export interface TriedGame {
  readonly seats: number;
  readonly turns: number;
  /** In the order of play: whoever began comes first. */
  readonly points: readonly number[];
  /** Which of them won; more than one share it. */
  readonly winners: readonly number[];
  /** Ids of the routes that were claimed. */
  readonly routes: readonly string[];
  readonly done: readonly string[];
  readonly missed: readonly string[];
}

/** What a number of games comes to for tables of one size. */
export interface TableFigures {
  readonly seats: number;
  readonly games: number;
  readonly turns: number;
  /** The share of all spaces that were built on, from 0 to 1: how crowded it is. */
  readonly built: number;
  readonly ticketsDone: number;
  /** For each place in the order of play: mean points, how far they scatter, and the share of games won (shared ones in parts). */
  readonly order: readonly { readonly points: number; readonly spread: number; readonly wins: number }[];
}

export interface TicketFigures {
  readonly id: string;
  readonly held: number;
  /** The share that was done. */
  readonly done: number;
  readonly points: number;
  /** What the bots find fair. */
  readonly fair: number;
}

/** All that bots found out about a map. */
export interface Trial {
  readonly games: number;
  readonly tables: readonly TableFigures[];
  /** In which share of the games each route was claimed, and each place was touched. */
  readonly routes: Readonly<Record<string, number>>;
  readonly places: Readonly<Record<string, number>>;
  /** Of each colour the share of its spaces that was built on, of all games. */
  readonly colours: readonly { readonly colour: string; readonly spaces: number; readonly used: number }[];
  readonly tickets: readonly TicketFigures[];
  /** The tickets by what they are worth, five points a class. */
  readonly values: readonly ValueFigures[];
}

/** How tickets of about the same value went. */
export interface ValueFigures {
  readonly from: number;
  readonly to: number;
  readonly done: number;
  readonly missed: number;
}

/**
 * What could be changed after a trial: more pieces where tickets ask for more than there are; a route that everybody wants gets a
 * second track, one that nobody wants goes.
 */
export type Proposal =
  | { readonly kind: 'double' | 'remove'; readonly route: string; readonly share: number }
  | { readonly kind: 'pieces'; readonly count: number; readonly share: number };

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The square root of how far values lie from their mean, squared. */
function scatter(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

export function trialOf(pack: Pack, games: readonly TriedGame[]): Trial {
  const lengths = new Map(pack.routes.map(({ id, length }) => [id, length]));
  const spaces = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  const claims = new Map<string, number>();
  const touches = new Map<string, number>();
  const ends = new Map(pack.routes.map(({ id, a, b }) => [id, [a, b]]));
  for (const { routes } of games) {
    for (const id of routes) claims.set(id, (claims.get(id) ?? 0) + 1);
    for (const place of new Set(routes.flatMap((id) => ends.get(id) ?? [])))
      touches.set(place, (touches.get(place) ?? 0) + 1);
  }
  const share = (count: number | undefined): number => (games.length === 0 ? 0 : (count ?? 0) / games.length);
  const built = ({ routes }: TriedGame): number =>
    spaces === 0 ? 0 : routes.reduce((sum, id) => sum + (lengths.get(id) ?? 0), 0) / spaces;
  return {
    games: games.length,
    tables: [...Map.groupBy(games, ({ seats }) => seats)]
      .toSorted(([one], [other]) => one - other)
      .map(([seats, those]) => ({ ...figuresOf(seats, those), built: mean(those.map(built)) })),
    routes: Object.fromEntries(pack.routes.map(({ id }) => [id, share(claims.get(id))])),
    places: Object.fromEntries(pack.places.map(({ id }) => [id, share(touches.get(id))])),
    colours: ['grey', ...pack.deck.colours].flatMap((colour) => {
      const own = pack.routes.filter((route) => route.colour === colour);
      const all = own.reduce((sum, { length }) => sum + length, 0);
      const used = own.reduce((sum, { id, length }) => sum + length * share(claims.get(id)), 0);
      return all === 0 ? [] : [{ colour, spaces: all, used: used / all }];
    }),
    tickets: ticketFigures(pack, games),
    values: valueFigures(pack, games),
  };
}

const CLASS = 5;

function valueFigures({ tickets }: Pack, games: readonly TriedGame[]): readonly ValueFigures[] {
  const classes = new Map(tickets.map(({ id, points }) => [id, Math.ceil(points / CLASS)]));
  const count = (which: 'done' | 'missed', at: number): number =>
    games.reduce((sum, game) => sum + game[which].filter((id) => classes.get(id) === at).length, 0);
  return [...new Set(classes.values())]
    .toSorted((one, other) => one - other)
    .map((at) => ({
      from: (at - 1) * CLASS + 1,
      to: at * CLASS,
      done: count('done', at),
      missed: count('missed', at),
    }));
}

/** So seldom, and so often, a route must be built before anything is proposed, and so many proposals there are of a kind. */
const SELDOM = 0.06;
const ALWAYS = 0.92;
const PROPOSED = 4;

/** More pieces are proposed where fewer of the tickets are done. */
const HALF = 0.5;

function morePieces(pack: Pack, { values }: Trial): readonly Proposal[] {
  const done = values.reduce((sum, one) => sum + one.done, 0);
  const share = done / Math.max(1, done + values.reduce((sum, one) => sum + one.missed, 0));
  const wanted = share < HALF ? piecesWanted(pack) : undefined;
  return wanted ? [{ kind: 'pieces', count: wanted.needed, share }] : [];
}

/** Proposals for what is still on the map. A route without which a place is cut off stays. */
export function proposalsOf(pack: Pack, trial: Trial): readonly Proposal[] {
  const needless = ({ id, a, b }: Pack['routes'][number]): boolean =>
    Number.isFinite(waysOf({ ...pack, routes: pack.routes.filter((route) => route.id !== id) })(a, b));
  const known = pack.routes.flatMap((route) => {
    const share = trial.routes[route.id];
    return share === undefined ? [] : [{ route, share }];
  });
  const seldom = known
    .filter(({ route, share }) => share <= SELDOM && needless(route))
    .toSorted((one, other) => one.share - other.share);
  const wanted = known
    .filter(({ route, share }) => share >= ALWAYS && route.double === undefined)
    .toSorted((one, other) => other.share - one.share);
  const as = (kind: 'double' | 'remove', those: typeof known): Proposal[] =>
    those.slice(0, PROPOSED).map(({ route, share }) => ({ kind, route: route.id, share }));
  return [...morePieces(pack, trial), ...as('double', wanted), ...as('remove', seldom)];
}

function figuresOf(seats: number, games: readonly TriedGame[]): Omit<TableFigures, 'built'> {
  const done = games.reduce((sum, game) => sum + game.done.length, 0);
  const all = done + games.reduce((sum, game) => sum + game.missed.length, 0);
  return {
    seats,
    games: games.length,
    turns: mean(games.map(({ turns }) => turns)),
    ticketsDone: all === 0 ? 0 : done / all,
    order: Array.from({ length: seats }, (_, at) => {
      const points = games.map((game) => game.points[at] ?? 0);
      const wins = games.map(({ winners }) => (winners.includes(at) ? 1 / winners.length : 0));
      return { points: mean(points), spread: scatter(points), wins: mean(wins) };
    }),
  };
}

/** So many games at the mean are added to those of a ticket: a few of them are no proof. */
const PRIOR = 8;

/** How much more a ticket should bring that is always missed where others are always done. */
const RISK = 1.2;

/**
 * A ticket brings its points when it is done and costs them when it is missed. Fair is its shortest way, and more for what is
 * missed more often than others, less for what is hardly ever missed, within bounds.
 */
function ticketFigures(pack: Pack, games: readonly TriedGame[]): TicketFigures[] {
  const ways = waysOf(pack);
  const count = (lists: readonly (readonly string[])[]): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const id of lists.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  };
  const [done, missed] = [count(games.map((game) => game.done)), count(games.map((game) => game.missed))];
  const total = (counts: ReadonlyMap<string, number>): number =>
    [...counts.values()].reduce((sum, one) => sum + one, 0);
  const usual = total(done) / Math.max(1, total(done) + total(missed));
  return pack.tickets.map(({ id, a, b, points }) => {
    const [did, not] = [done.get(id) ?? 0, missed.get(id) ?? 0];
    const held = did + not;
    const rate = (did + usual * PRIOR) / (held + PRIOR);
    const way = ways(a, b);
    const factor = Math.min(1.6, Math.max(0.75, 1 + (usual - rate) * RISK));
    // What nobody has the pieces for is worth no more for being missed.
    const fair = way <= pack.pieces.count ? Math.min(100, Math.max(1, Math.round(way * factor))) : points;
    return { id, held, done: held === 0 ? 0 : did / held, points, fair: held < 3 ? points : fair };
  });
}

/** The map with the values that bots found fair, for all tickets or for some. */
export function withFairValues(pack: Pack, { tickets }: Trial, ids?: readonly string[]): Pack {
  const fair = new Map(tickets.map((ticket) => [ticket.id, ticket.fair]));
  const chosen = (id: string): boolean => ids === undefined || ids.includes(id);
  return {
    ...pack,
    tickets: pack.tickets.map((ticket) =>
      chosen(ticket.id) ? { ...ticket, points: fair.get(ticket.id) ?? ticket.points } : ticket,
    ),
  };
}
