import type { BoardFacts, RouteFacts } from '@branchline/engine';
import { type BoxFacts, balanceFaults, boxFaults, endFaults, senseFaults, twice } from './check-box.ts';
import type { Printed } from './printed.ts';

/** A route game's file, once it is known to have the shape of one. */
export type BoardFile = BoardFacts &
  BoxFacts & {
    readonly regions?: readonly { readonly id: string; readonly technology?: string }[];
    readonly lengthTechnology?: Readonly<Record<string, string>>;
    readonly ferryTechnology?: string;
  };

export function boardFaults(facts: BoardFile, printed: Printed | undefined): string[] {
  const { places, groups = [], routes, tickets } = facts;
  const ends = new Map([
    ...places.map(({ id }) => [id, [id]] as const),
    ...groups.map(({ id, members }) => [id, members] as const),
  ]);
  return [
    ...senseFaults(facts),
    ...twice(
      'routes',
      routes.map(({ id }) => id),
    ),
    ...twice(
      'groups and places',
      [...groups, ...places].map(({ id }) => id),
    ),
    ...groups.flatMap(({ id, members }) =>
      strangers(members, facts).map((member) => `groups, ${id}: ${member} is no place of the board`),
    ),
    ...routes.flatMap((route) => routeFaults(route, facts)),
    ...doubleFaults(routes, printed),
    ...connectionFaults(facts),
    ...endFaults(tickets, ends),
    ...twice(
      'tickets',
      tickets.map(({ a, b }) => pair(a, b)),
    ),
    ...longFaults(facts),
    ...nameFaults(facts),
    ...(printed ? [...boxFaults(facts, printed), ...balanceFaults('routes', spaces(facts), printed.balance)] : []),
  ];
}

const strangers = (ids: readonly string[], { places }: BoardFile): string[] =>
  ids.filter((id) => !places.some((place) => place.id === id));

const pair = (a: string, b: string): string => [a, b].toSorted().join(' and ');

function routeFaults(route: RouteFacts, facts: BoardFile): string[] {
  const { id, a, b, length, colour, ferry = 0, tunnel = false, points } = route;
  const faults = [
    ...strangers([a, b], facts).map((end) => `its end ${end} is no place of the board`),
    ...(a === b ? ['it begins where it ends'] : []),
    ...(id.startsWith(`${a}--${b}`) ? [] : [`its id should begin with ${a}--${b}`]),
    ...(colour === 'grey' || facts.deck.colours.includes(colour)
      ? []
      : [`${colour} is neither grey nor a colour of the deck`]),
    ...(points !== undefined || facts.pointsByLength[length] !== undefined
      ? []
      : [`a length of ${length} has no points`]),
    ...(length <= facts.pieces ? [] : [`nobody has ${length} pieces`]),
    ...(ferry <= length ? [] : [`${ferry} symbols on ${length} spaces`]),
    ...(ferry > 0 && tunnel ? ['it is a ferry and a tunnel'] : []),
  ];
  return faults.map((fault) => `routes, ${id}: ${fault}`);
}

/** C-35: two routes between the same places are a double by one name, and nothing else is. */
function doubleFaults(routes: readonly RouteFacts[], printed: Printed | undefined): string[] {
  const between = Map.groupBy(routes, ({ a, b }) => pair(a, b));
  const named = Map.groupBy(
    routes.filter(({ double }) => double !== undefined),
    ({ double }) => double,
  );
  const unequal = [...between]
    .filter(([, tracks]) => new Set(tracks.map(({ length }) => length)).size > 1)
    .map(([ends]) => ends);
  return [
    ...[...between].flatMap(([ends, tracks]) => {
      if (tracks.length > 2) return [`routes: ${tracks.length} of them join ${ends}`];
      const names = new Set(tracks.map(({ double }) => double));
      return tracks.length === 2 && (names.size > 1 || names.has(undefined))
        ? [`routes: the two between ${ends} do not share the name of a double`]
        : [];
    }),
    ...[...named].flatMap(([name, tracks]) => {
      if (tracks.length !== 2) return [`routes: the double ${name} has ${tracks.length} tracks instead of 2`];
      return new Set(tracks.map(({ a, b }) => pair(a, b))).size > 1
        ? [`routes: the tracks of the double ${name} do not join the same places`]
        : [];
    }),
    ...(printed
      ? unequal
          .filter((ends) => !printed.unequal?.includes(ends))
          .map((ends) => `routes: the two between ${ends} differ in length, which C-35 does not list`)
      : []),
    ...(printed?.unequal ?? [])
      .filter((ends) => !unequal.includes(ends))
      .map((ends) => `routes: the two between ${ends} should differ in length (C-35)`),
  ];
}

/** From the first place every other can be reached. */
function connectionFaults({ places, routes }: BoardFile): string[] {
  const reached = new Set(places.slice(0, 1).map(({ id }) => id));
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { a, b } of routes) if (reached.has(a) !== reached.has(b)) reached.add(a).add(b);
  }
  const [start] = reached;
  return places.filter(({ id }) => !reached.has(id)).map(({ id }) => `places, ${id}: no way leads there from ${start}`);
}

/** EU-3: a long ticket for everybody where they are dealt, and none where they are not; and enough others. */
function longFaults({ tickets, ticketDraws, seats }: BoardFile): string[] {
  const { count, long: each = 0 } = ticketDraws.dealt;
  const long = tickets.filter((ticket) => ticket.long).length;
  return [
    ...(each === 0 && long > 0 ? [`tickets: ${long} of them are long, and nobody is dealt any`] : []),
    ...dealFaults('long ones', long, each * seats.max),
    ...dealFaults(each === 0 ? 'them' : 'others', tickets.length - long, count * seats.max),
  ];
}

const dealFaults = (what: string, there: number, needed: number): string[] =>
  there >= needed ? [] : [`tickets: ${there} of ${what} are not enough to deal ${needed}`];

/** Names of regions, groups and technologies lead somewhere. */
function nameFaults(facts: BoardFile): string[] {
  const { places, regions = [], technologies = [], lengthTechnology = {}, ferryTechnology } = facts;
  const sold = (id: string | undefined): boolean =>
    id === undefined || technologies.some((technology) => technology.id === id);
  return [
    ...twice(
      'technologies',
      technologies.map(({ id }) => id),
    ),
    ...places.flatMap(({ id, region }) =>
      regions.length === 0 || regions.some((known) => known.id === region)
        ? []
        : [`places, ${id}: ${region ?? 'nowhere'} is no region of the board`],
    ),
    ...regions
      .filter(({ technology }) => !sold(technology))
      .map(({ id, technology }) => `regions, ${id}: ${technology} is no technology`),
    ...Object.entries(lengthTechnology)
      .filter(([, technology]) => !sold(technology))
      .map(([length, technology]) => `lengthTechnology, ${length}: ${technology} is no technology`),
    ...(sold(ferryTechnology) ? [] : [`ferryTechnology: ${ferryTechnology} is no technology`]),
  ];
}

function spaces({ routes, deck }: BoardFile): ReadonlyMap<string, number> {
  const of = (colour: string): number =>
    routes.reduce((sum, route) => sum + (route.colour === colour ? route.length : 0), 0);
  return new Map(deck.colours.map((colour) => [colour, of(colour)]));
}
