import { mightSweepForever, startingCards } from './deck-faults.ts';
import type { Pack } from './pack.ts';
import { MOST_BORROWINGS } from './pack-faults.ts';
import { PACK_SHAPE } from './pack-shape.ts';
import { readPack } from './read-pack.ts';
import { named, type Remark } from './remark.ts';
import type { Shape } from './shape.ts';

/* What is wrong with the rules of a map, and with its tickets, as the form of the rules and the lists can mend it. */

const MANY = { places: 'manyPlaces', routes: 'manyRoutes', tickets: 'manyTickets' } as const;

const mostOf = (shape: Shape | undefined): number =>
  typeof shape === 'object' && 'list' in shape ? shape.most : Number.POSITIVE_INFINITY;

/** More than a map may have. */
export function sizeRemarks(pack: Pack): Remark[] {
  return (Object.keys(MANY) as (keyof typeof MANY)[]).flatMap((list): Remark[] => {
    const [there, most] = [pack[list].length, mostOf(PACK_SHAPE.fields[list])];
    const over = pack[list].slice(most).map(({ id }) => id);
    return there <= most ? [] : [{ key: MANY[list], grave: true, facts: { there, most }, [list]: over }];
  });
}

export function ticketFaults(pack: Pack): Remark[] {
  const { tickets, rules, seats, groups = [] } = pack;
  const { count, long: each = 0 } = rules.tickets.dealt;
  const members = new Map(groups.map((group) => [group.id, group.members]));
  const endsOf = (id: string): readonly string[] => members.get(id) ?? [id];
  const nowhere = tickets.filter(({ a, b }) => endsOf(a).some((end) => endsOf(b).includes(end)));
  const long = tickets.filter((ticket) => ticket.long);
  const others = tickets.length - long.length;
  const needed = Math.max(1, count * seats.max);
  const at = { grave: true, slot: 'tickets' } as const;
  return [
    ...(others < needed ? [{ ...at, key: 'fewTickets' as const, facts: { there: others, needed } }] : []),
    ...(long.length < each * seats.max
      ? [{ ...at, key: 'fewLong' as const, facts: { there: long.length, needed: each * seats.max } }]
      : []),
    ...(each === 0 && long.length > 0
      ? [{ ...at, key: 'longNotDealt' as const, facts: { there: long.length }, tickets: long.map(({ id }) => id) }]
      : []),
    ...nowhere.map((ticket): Remark => {
      return { key: 'sameEnds', grave: true, facts: named(pack, ticket), tickets: [ticket.id] };
    }),
  ];
}

export function ruleRemarks(pack: Pack): Remark[] {
  const { seats, deck, rules, places } = pack;
  const cards = deck.colours.length * deck.perColour + deck.wilds;
  const hand = Math.max(rules.start.cards, ...rules.options.flatMap(startingCards));
  const needed = seats.max * (hand + rules.start.wilds) + deck.market + 1;
  const scored = (kind: string): boolean =>
    rules.scoring.some((piece) => piece === kind || (typeof piece === 'object' && kind in piece));
  return [
    ...(seats.min > seats.max ? [{ key: 'wrongSeats' as const, grave: true, facts: { ...seats }, slot: 'seats' }] : []),
    ...keepRemarks(pack),
    ...wildRemarks(pack),
    ...stationRemarks(pack),
    ...(cards < needed ? [{ key: 'fewCards' as const, grave: true, facts: { cards, needed }, slot: 'deck' }] : []),
    ...(scored('attractions') && !places.some(({ attraction }) => attraction)
      ? [{ key: 'noAttraction' as const, grave: true, facts: {}, slot: 'scoring' }]
      : []),
    ...(scored('stations') === (rules.stations !== undefined)
      ? []
      : [{ key: 'stationsUnscored' as const, grave: true, facts: {}, slot: 'scoring' }]),
  ];
}

/** Of so many tickets so many are kept: not more, and of those that are drawn at least one. */
function keepRemarks({ rules: { tickets } }: Pack): Remark[] {
  return (['dealt', 'drawn'] as const).flatMap((slot): Remark[] => {
    const { count, keep } = tickets[slot];
    const all = count + (slot === 'dealt' ? (tickets.dealt.long ?? 0) : 0);
    if (keep > all) return [{ key: 'keepMore', grave: true, facts: { keep, count: all }, slot }];
    return slot === 'drawn' && keep === 0 ? [{ key: 'keepNone', grave: true, facts: {}, slot }] : [];
  });
}

/** Locomotives for everybody, and a market that comes to rest. */
function wildRemarks({ seats, deck, rules }: Pack): Remark[] {
  const given = seats.max * rules.start.wilds;
  const sweepAt = rules.market?.sweepAt;
  const facts = { market: deck.market, sweepAt: sweepAt ?? 0, wilds: deck.wilds };
  return [
    ...(given > deck.wilds
      ? [{ key: 'fewWilds' as const, grave: true, facts: { wilds: deck.wilds, needed: given }, slot: 'start' }]
      : []),
    ...(sweepAt !== undefined && sweepAt > deck.market
      ? [{ key: 'neverSwept' as const, grave: true, facts, slot: 'market' }]
      : []),
    ...(mightSweepForever(deck, sweepAt) ? [{ key: 'sweptForever' as const, grave: true, facts, slot: 'market' }] : []),
  ];
}

/** EU-11: what stations borrow is found in time only where not too many routes meet. */
function stationRemarks({ places, routes, rules }: Pack): Remark[] {
  const stations = rules.stations?.prices.length ?? 0;
  return places.flatMap(({ id, name }): Remark[] => {
    const count = routes.filter(({ a, b }) => a === id || b === id).length;
    if ((count + 1) ** stations <= MOST_BORROWINGS) return [];
    return [{ key: 'busyStations', grave: true, facts: { name, count, stations }, places: [id] }];
  });
}

/** What the reader of packs finds besides: only a file that was not written here has it. Its own words are in English. */
export function otherFaults(pack: Pack): Remark[] {
  const reading = readPack(pack);
  if (reading.ok) return [];
  return reading.faults.map((sentence) => {
    const [, list = '', id = ''] = /^(places|routes|tickets), ([a-z0-9-]+)/.exec(sentence) ?? [];
    // `rules, tickets, dealt: …`, `rules, stations: …`, `deck: …`
    const [, slot = ''] = /^(?:rules, (?:tickets, )?)?(\w+)/.exec(sentence) ?? [];
    const inRules = slot === 'deck' || slot === 'seats' || sentence.startsWith('rules');
    const where = id ? { [list]: [id] } : inRules ? { slot } : {};
    return { key: 'other', grave: true, facts: { sentence }, ...where };
  });
}
