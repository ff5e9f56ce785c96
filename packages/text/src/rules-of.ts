import type { Family } from '@branchline/engine';
import type { GameWords, Pack, PackRuleId } from '@branchline/games';
import type { Messages, RuleTexts } from './en/en.ts';
import { ownOf } from './shared/arguments.ts';
import type { CommonFacts, TicketDrawFacts } from './shared/rule-facts.ts';

/* The rules of a game, as a page tells them: made from the slots of its map, unless its folder has a sentence of its own. */

export interface Rule {
  readonly id: string;
  readonly text: string;
}

/** A map, the ids of its rules, and what is said about it. */
export interface MapRules {
  readonly pack: Pack;
  readonly ids: Readonly<Record<PackRuleId, string>>;
  readonly words: GameWords;
  readonly messages: Messages;
  readonly texts: RuleTexts;
}

/** What a slot says; nothing, where the map has no such thing, or a common rule says it already. */
type Said = readonly [slot: PackRuleId, text: string | undefined];

/** All rules of a game's own, each once, in the order of their numbers. A game without a map has only its words. */
export function ownRules(words: GameWords, map?: MapRules): readonly Rule[] {
  const texts = new Map<string, string>();
  const add = (id: string, text: string): void => void texts.set(id, [texts.get(id), text].filter(Boolean).join(' '));
  if (map) {
    const { pack, ids, texts: told } = map;
    const spoken = pack.pieces.kind === 'taxi' ? told.slots.inTaxis : (text: string) => text;
    for (const [slot, text] of said(map)) if (text) add(ids[slot], spoken(text));
    if (pack.routes.some(({ tunnel }) => tunnel)) {
      for (const [id, text] of Object.entries(told.tunnels)) add(id, spoken(text));
    }
  }
  for (const [id, text] of Object.entries(words.rules ?? {})) texts.set(id, text);
  return inOrder([...texts].map(([id, text]) => ({ id, text })));
}

/** What each slot of a map says by itself, in the words of its pieces; nothing for those that a common rule tells. */
export function slotTexts(map: MapRules): ReadonlyMap<PackRuleId, string> {
  const spoken = map.pack.pieces.kind === 'taxi' ? map.texts.slots.inTaxis : (text: string) => text;
  const texts = new Map<PackRuleId, string>();
  for (const [slot, text] of said(map))
    if (text) texts.set(slot, [texts.get(slot), spoken(text)].filter(Boolean).join(' '));
  return texts;
}

/** NO-2 before NO-11; letters in the order in which they first come. */
function inOrder(rules: readonly Rule[]): readonly Rule[] {
  const lettersOf = ({ id }: Rule): string => id.replace(/-.*/, '');
  const numberOf = ({ id }: Rule): number => Number(id.replace(/.*-/, ''));
  const letters = [...new Set(rules.map(lettersOf))];
  return rules.toSorted(
    (one, other) =>
      letters.indexOf(lettersOf(one)) - letters.indexOf(lettersOf(other)) || numberOf(one) - numberOf(other),
  );
}

/** Every slot in words. */
function said(map: MapRules): readonly Said[] {
  const { pack } = map;
  const { slots } = map.texts;
  const { market, wildDraw, tickets, doubles, tieBreak } = pack.rules;
  const own = pack.rules.ids ?? {};
  const long = pack.tickets.filter((ticket) => ticket.long).length;
  const drawn = slots.drawn({ ...tickets.drawn, long: 0 });
  return [
    ['deck', deck(map, long)],
    ['start', start(map)],
    ['market', market ? slots.sweep(market.sweepAt, pack.deck.market) : slots.neverSwept],
    // C-20 to C-22 say the same.
    ['wildDraw', wildDraw === 'ordinary' ? slots.ordinaryDraw : own.wildDraw && slots.wholeDraw],
    ['tickets.dealt', slots.dealt(dealt(pack))],
    ['tickets.drawn', long > 0 ? `${drawn} ${slots.noLongOnes}` : drawn],
    ['doubles', own.doubles && slots.doubles({ ...seatsOf(pack), bothFrom: doubles.bothFrom })],
    ...paying(map),
    ...stations(map),
    ['points', points(map)],
    ...bonuses(map),
    ['tieBreak', slots.tieBreak(tieBreak)],
    ...(pack.groups ?? []).map(({ id, name, members }): Said => {
      return ['groups', slots.group(ownOf(map.words.places, id) ?? name, members.length)];
    }),
  ];
}

const seatsOf = ({ seats }: Pack) => ({ least: seats.min, most: seats.max });

const dealt = ({ rules }: Pack): TicketDrawFacts => ({ long: 0, ...rules.tickets.dealt });

function deck({ pack, texts }: MapRules, long: number): string {
  const { colours, perColour, wilds } = pack.deck;
  return texts.slots.deck({
    pieces: pack.pieces.count,
    stations: pack.rules.stations?.prices.length ?? 0,
    cards: colours.length * perColour + wilds,
    colours: colours.length,
    perColour,
    wilds,
    tickets: pack.tickets.length,
    long,
  });
}

function start({ pack, texts }: MapRules): string {
  const { cards, wilds } = pack.rules.start;
  const offered = pack.rules.options.flatMap((option) => (typeof option === 'object' ? option.startingCards : []));
  const choices = offered.filter((count) => count !== cards);
  return texts.slots.start({ cards, wilds, market: pack.deck.market, choices });
}

/** How routes are paid for, where it is not with cards of their colour and wilds. */
function paying(map: MapRules): readonly Said[] {
  const { pack, messages } = map;
  const { slots } = map.texts;
  const { wild, anyForWild } = pack.rules.payment;
  const everywhere = wild === 'everywhere';
  const groups = { plain: anyForWild?.everywhere, ferry: anyForWild?.ferry };
  const ferries = pack.routes.filter(({ ferry }) => ferry);
  const tunnels = pack.routes.some(({ tunnel }) => tunnel);
  const special = Map.groupBy(pack.routes, ({ anyCardsForOne = 0 }) => anyCardsForOne);
  return [
    ['payment', everywhere ? undefined : slots.wildsOnly({ tunnels, ferries: ferries.length > 0 })],
    ['anyForWild', groups.plain ? slots.anyForWild(groups.plain) : undefined],
    ['anyForWild', groups.ferry ? slots.anyForWildOnFerries(groups.ferry) : undefined],
    ...[...special].map(([cards, routes]): Said => {
      const names = messages.things.and(routes.map((route) => nameOf(map, route)));
      const text = slots.anyCardsForOne({ routes: names, cards, wild: everywhere });
      return ['anyCardsForOne', cards > 0 ? text : undefined];
    }),
    ['ferry', ferries.length > 0 ? slots.ferry(ferries.every(({ colour }) => colour === 'grey')) : undefined],
    ['ferryMore', ferries.length > 0 ? slots.ferryMore : undefined],
    // Where it has the id of NO-40, that rule says more.
    ['tunnels', tunnels && pack.rules.ids?.tunnels ? slots.tunnels : undefined],
  ];
}

function stations({ pack, texts }: MapRules): readonly Said[] {
  const { stations: built, scoring, tieBreak } = pack.rules;
  if (!built) return [];
  const { slots } = texts;
  const paths =
    tieBreak.includes('longestPath') || scoring.some((one) => typeof one === 'object' && 'longestPath' in one);
  return [
    ['stations', slots.stations(built.prices)],
    ['borrowing', slots.borrowing],
    ['borrowedPath', paths ? slots.borrowedPath : undefined],
    ['unbuilt', built.unbuilt > 0 ? slots.unbuilt(built.unbuilt) : undefined],
  ];
}

function points(map: MapRules): string {
  const { routes, rules } = map.pack;
  const used = new Set(routes.filter((route) => route.points === undefined).map(({ length }) => length));
  return map.texts.slots.points({
    byLength: Object.entries(rules.points)
      .map(([length, brings]) => [Number(length), brings] as const)
      .filter(([length]) => used.has(length))
      .toSorted(([one], [other]) => one - other),
    others: routes.flatMap((route) =>
      route.points === undefined ? [] : [[nameOf(map, route), route.points] as const],
    ),
  });
}

function bonuses({ pack, texts }: MapRules): readonly Said[] {
  const { slots } = texts;
  return pack.rules.scoring.flatMap((piece): readonly Said[] => {
    if (typeof piece === 'string') return [];
    if ('longestPath' in piece) return [['longestPath', slots.longestPath(piece.longestPath)]];
    if ('globetrotter' in piece) return [['globetrotter', slots.globetrotter(piece.globetrotter)]];
    return [['attractions', slots.attractions(piece.attractions)]];
  });
}

function nameOf({ pack, words, messages }: MapRules, { a, b }: { readonly a: string; readonly b: string }): string {
  const place = (id: string): string => ownOf(words.places, id) ?? pack.places.find((one) => one.id === id)?.name ?? id;
  return messages.routes.between(place(a), place(b));
}

/** The common rules that a game of yards refers to (CG-20, CG-21). */
const OF_YARDS = new Set(['C-1', 'C-3', 'C-10', 'C-11', 'C-12', 'C-16', 'C-20', 'C-21', 'C-22', 'C-63']);
/** A wild in the market is the whole draw. */
const OF_WHOLE_DRAWS = new Set(['C-20', 'C-21', 'C-22']);

/** Does this common rule hold in this game? */
export function isCommonTo({ family, pack }: { readonly family: Family; readonly pack?: Pack }, rule: string): boolean {
  if (family === 'yard') return OF_YARDS.has(rule);
  return pack?.rules.wildDraw !== 'ordinary' || !OF_WHOLE_DRAWS.has(rule);
}

/** What is said where it is about no map, or about all. */
const ANY_MAP: CommonFacts = {
  doubles: undefined,
  stations: false,
  technologies: false,
  swept: true,
  wildEverywhere: true,
  unequalTwins: true,
  keep: 1,
};

/** The rules the board games share, with the numbers of the map at hand. */
export function commonRules({ slots, common }: RuleTexts, pack?: Pack): readonly Rule[] {
  const facts = pack ? commonFacts(pack) : ANY_MAP;
  const spoken = pack?.pieces.kind === 'taxi' ? slots.inTaxis : (text: string) => text;
  return Object.entries(common).map(([id, text]) => ({
    id,
    text: spoken(typeof text === 'string' ? text : text(facts)),
  }));
}

function commonFacts(pack: Pack): CommonFacts {
  const { doubles, stations: built, market, payment, options, tickets } = pack.rules;
  return {
    doubles: { ...seatsOf(pack), bothFrom: doubles.bothFrom },
    stations: built !== undefined,
    technologies: pack.technologies !== undefined,
    swept: market !== undefined,
    wildEverywhere: payment.wild === 'everywhere',
    unequalTwins: options.includes('unequalTwins'),
    keep: tickets.drawn.keep,
  };
}
