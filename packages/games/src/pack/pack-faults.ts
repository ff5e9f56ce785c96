import { frontWidth, type RouteFacts } from '@branchline/engine';
import { deckFaults, startingCards } from './deck-faults.ts';
import type { Pack, PackCode } from './pack.ts';
import { endFaults, senseFaults, twice } from './sense.ts';
import { lies, sameSpots, strayingRoutes } from './spots.ts';

/** What is wrong with a pack that has the shape of one, as sentences that name the entry and the fault. */
export function packFaults(facts: Pack, code: PackCode | undefined): string[] {
  const { places, groups = [], routes, tickets, rules } = facts;
  const ends = new Map([
    ...places.map(({ id }) => [id, [id]] as const),
    ...groups.map(({ id, members }) => [id, members] as const),
  ]);
  return [
    ...codeFaults(facts, code),
    ...senseFaults(facts, { at: 'rules, tickets', ...rules.tickets }),
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
    ...groups.flatMap(({ id, members }) => twice(`groups, ${id}`, members)),
    ...routes.flatMap((route) => routeFaults(route, facts)),
    ...doubleFaults(routes),
    ...connectionFaults(facts),
    ...endFaults(tickets, ends),
    ...twice(
      'tickets',
      tickets.map(({ a, b }) => pair(a, b)),
    ),
    ...longFaults(facts),
    ...nameFaults(facts),
    ...deckFaults(facts),
    ...slotFaults(facts, code),
    ...paperFaults(facts),
    ...workFaults(facts),
  ];
}

const strangers = (ids: readonly string[], { places }: Pack): string[] =>
  ids.filter((id) => !places.some((place) => place.id === id));

const pair = (a: string, b: string): string => [a, b].toSorted().join(' and ');

function routeFaults(route: RouteFacts, facts: Pack): string[] {
  const { id, a, b, length, colour, ferry = 0, tunnel = false, points, needsNoTechnology } = route;
  const faults = [
    ...strangers([a, b], facts).map((end) => `its end ${end} is no place of the board`),
    ...(a === b ? ['it begins where it ends'] : []),
    ...(id.startsWith(`${a}--${b}`) ? [] : [`its id should begin with ${a}--${b}`]),
    ...(colour === 'grey' || facts.deck.colours.includes(colour)
      ? []
      : [`${colour} is neither grey nor a colour of the deck`]),
    ...(points !== undefined || facts.rules.points[length] !== undefined
      ? []
      : [`a length of ${length} has no points`]),
    ...(length <= facts.pieces.count ? [] : [`nobody has ${length} pieces`]),
    ...(payable(route, facts) ? [] : ['nobody can ever have the cards for it']),
    ...(ferry <= length ? [] : [`${ferry} symbols on ${length} spaces`]),
    ...(ferry > 0 && tunnel ? ['it is a ferry and a tunnel'] : []),
    ...(needsNoTechnology && facts.technologies === undefined ? ['there are no technologies'] : []),
  ];
  return faults.map((fault) => `routes, ${id}: ${fault}`);
}

/** Can the deck pay for it at all? */
function payable({ length, ferry = 0, tunnel = false, anyCardsForOne }: RouteFacts, { deck, rules }: Pack): boolean {
  const { wild, anyForWild = {} } = rules.payment;
  if (anyCardsForOne !== undefined || anyForWild.everywhere !== undefined) return true;
  if (ferry > 0 && anyForWild.ferry !== undefined) return true;
  const wilds = wild === 'everywhere' || tunnel || ferry > 0 ? deck.wilds : 0;
  return ferry <= wilds && Math.min(deck.perColour, length - ferry) + wilds >= length;
}

/** C-35: two routes between the same places are a double by one name, and nothing else is. */
function doubleFaults(routes: readonly RouteFacts[]): string[] {
  const between = Map.groupBy(routes, ({ a, b }) => pair(a, b));
  const named = Map.groupBy(
    routes.filter(({ double }) => double !== undefined),
    ({ double }) => double,
  );
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
  ];
}

/** From the first place every other can be reached. */
function connectionFaults({ places, routes }: Pack): string[] {
  const reached = new Set(places.slice(0, 1).map(({ id }) => id));
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { a, b } of routes) if (reached.has(a) !== reached.has(b)) reached.add(a).add(b);
  }
  const [start] = reached;
  return places.filter(({ id }) => !reached.has(id)).map(({ id }) => `places, ${id}: no way leads there from ${start}`);
}

/** EU-3: a long ticket for everybody where they are dealt, and none where they are not; and enough others. */
function longFaults({ tickets, rules, seats }: Pack): string[] {
  const { count, long: each = 0, returned } = rules.tickets.dealt;
  const long = tickets.filter((ticket) => ticket.long).length;
  return [
    ...(each === 0 && long > 0 ? [`tickets: ${long} of them are long, and nobody is dealt any`] : []),
    // The pile holds no long ones, so that nobody ever draws one.
    ...(each > 0 && returned !== 'box'
      ? ['rules, tickets, dealt: where long ones are dealt, all return to the box']
      : []),
    ...dealFaults('the long ones', long, each * seats.max),
    ...dealFaults(each === 0 ? 'them' : 'those that are not long', tickets.length - long, count * seats.max),
  ];
}

const dealFaults = (what: string, there: number, needed: number): string[] =>
  there >= needed ? [] : [`tickets: ${there} of ${what} are not enough to deal ${needed}`];

/** Names of regions and technologies lead somewhere. */
function nameFaults({ places, regions = [], technologies = [], rules, groups = [], names = {} }: Pack): string[] {
  const { byLength = {}, ferry } = rules.technologies ?? {};
  const sold = (id: string | undefined): boolean =>
    id === undefined || technologies.some((technology) => technology.id === id);
  const known = new Set([...places, ...groups, ...regions].map(({ id }) => id));
  return [
    ...twice(
      'technologies',
      technologies.map(({ id }) => id),
    ),
    ...places.flatMap(({ id, region }) =>
      regions.length === 0 || regions.some((one) => one.id === region)
        ? []
        : [`places, ${id}: ${region === undefined ? 'it names no region' : `${region} is no region of the board`}`],
    ),
    ...regions
      .filter(({ technology }) => !sold(technology))
      .map(({ id, technology }) => `regions, ${id}: ${technology} is no technology`),
    ...Object.entries(byLength)
      .filter(([, technology]) => !sold(technology))
      .map(([length, technology]) => `rules, technologies, byLength, ${length}: ${technology} is no technology`),
    ...(sold(ferry) ? [] : [`rules, technologies, ferry: ${ferry} is no technology`]),
    ...Object.entries(names).flatMap(([language, { places: named = {} }]) =>
      Object.keys(named)
        .filter((id) => !known.has(id))
        .map((id) => `names, ${language}, places: ${id} is no place of the board`),
    ),
  ];
}

/** The slots of the rules fit each other and the map. */
function slotFaults({ rules, places }: Pack, code: PackCode | undefined): string[] {
  const { scoring, tieBreak, stations, options, tickets, start } = rules;
  const kinds = scoring.map((piece) => (typeof piece === 'string' ? piece : (Object.keys(piece)[0] ?? '')));
  const names = options.map((option) => (typeof option === 'string' ? option : 'startingCards'));
  const known = ['firstSeat', 'unequalTwins', 'startingCards', ...Object.keys(code?.options ?? {})];
  const needs = (ok: boolean, fault: string): string[] => (ok ? [] : [fault]);
  return [
    ...needs(tickets.drawn.keep > 0, 'rules, tickets, drawn: who keeps none could draw tickets for ever'),
    ...twice('rules, scoring', kinds),
    ...['routes', 'tickets'].flatMap((kind) => needs(kinds.includes(kind), `rules, scoring: ${kind} must be there`)),
    ...needs(
      kinds.includes('stations') === (stations !== undefined),
      'rules: stations are built and scored, or neither',
    ),
    ...needs(
      !kinds.includes('attractions') || places.some(({ attraction }) => attraction),
      'rules, scoring: attractions bring points, and no place is one',
    ),
    ...twice('rules, tieBreak', tieBreak),
    ...needs(
      stations !== undefined || !tieBreak.includes('fewestStations'),
      'rules, tieBreak: fewestStations without stations',
    ),
    ...needs(
      kinds.includes('longestPath') || !tieBreak.includes('longestPathBonus'),
      'rules, tieBreak: longestPathBonus without points for the longest path',
    ),
    ...twice('rules, options', names),
    ...names.flatMap((name) => needs(known.includes(name), `rules, options: ${name} is no option`)),
    ...needs(
      !options.includes('startingCards'),
      'rules, options: startingCards needs the numbers to choose from, like {"startingCards": [4, 5]}',
    ),
    ...options
      .map(startingCards)
      .filter((among) => among.length > 0 && !among.includes(start.cards))
      .map((among) => `rules, options: startingCards offers ${among.join(', ')}, and ${start.cards} are dealt`),
  ];
}

/** A longest path across a wider map could take minutes, and no map on paper is as wide. */
export const WIDEST = 8;

/** EU-11: so many ways there may be to choose what a seat's stations borrow. */
export const MOST_BORROWINGS = 5000;

/** What is found exactly at the end must be found at once, whatever was built. */
function workFaults({ places, routes, rules }: Pack): string[] {
  const numbers = new Map(places.map(({ id }, number) => [id, number]));
  const pairs = new Map(routes.map((route) => [pair(route.a, route.b), route]));
  const width = frontWidth(
    [...pairs.values()].map(({ a, b, length }) => ({ a: numbers.get(a) ?? 0, b: numbers.get(b) ?? 0, length })),
  );
  const busiest = Math.max(...places.map(({ id }) => routes.filter(({ a, b }) => a === id || b === id).length));
  const ways = (busiest + 1) ** (rules.stations?.prices.length ?? 0);
  return [
    ...(width <= WIDEST
      ? []
      : [`routes: they are tangled: a front across them has ${width} places, and ${WIDEST} is the most`]),
    ...(ways <= MOST_BORROWINGS
      ? []
      : [
          `rules, stations: with ${busiest} routes in one place they could borrow in ${ways} ways, and ${MOST_BORROWINGS} is the most`,
        ]),
  ];
}

/** Where it lies on paper: nothing on top of something else, nothing beyond the edge. */
function paperFaults(pack: Pack): string[] {
  const { places, paper, look } = pack;
  const beyond = (extent: readonly number[] | undefined, what: string): string[] =>
    places.filter((place) => !lies(extent, place)).map(({ id }) => `places, ${id}: it lies beyond ${what}`);
  return [
    ...sameSpots(pack).map((those) => `places: ${those.map(({ id }) => id).join(' and ')} lie on the same spot`),
    ...extentFaults('paper, extent', paper?.extent),
    ...extentFaults('look, board, extent', look?.board?.extent),
    ...beyond(paper?.extent, 'the paper'),
    ...beyond(look?.board?.extent, 'what is shown (look, board, extent)'),
    ...strayingRoutes(pack).map(({ id }) => `routes, ${id}: it bends far beyond the map`),
  ];
}

function extentFaults(where: string, extent: readonly number[] | undefined): string[] {
  const [left = 0, top = 0, right = 0, bottom = 0] = extent ?? [];
  return extent === undefined || (left < right && top < bottom)
    ? []
    : [`${where}: it must be left, top, right, bottom, the smaller ones first`];
}

/** Code belongs to the house, and what it needs with it: a stranger brings data only. */
function codeFaults(pack: Pack, code: PackCode | undefined): string[] {
  if (pack.code !== undefined) return code === undefined ? [`code: ${pack.code} is no code of this game's folder`] : [];
  return [
    ...(pack.technologies === undefined ? [] : ['technologies: they need code, and this pack names none']),
    ...(pack.rules.technologies === undefined ? [] : ['rules, technologies: they need code, and this pack names none']),
  ];
}
