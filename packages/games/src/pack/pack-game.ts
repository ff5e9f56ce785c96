import {
  attractions,
  type BoardFacts,
  type BoardGame,
  type BoardRules,
  boardGame,
  enoughPieces,
  globetrotter,
  longestPathBonus,
  neverSwept,
  type OptionRule,
  type Options,
  oneTrackASeat,
  oneTrackWhenFew,
  type Route,
  readBoard,
  routePoints,
  type ScoringPiece,
  stationPoints,
  sweptAtWilds,
  ticketPoints,
} from '@branchline/engine';
import type { GameEntry } from './game-entry.ts';
import { type Pack, type PackCode, type PackOption, type PackRuleId, type PackScoring, ruleIdsOf } from './pack.ts';
import { firstSeat, firstSeatOption, unequalTwinsOption } from './shared-options.ts';

/** The last in any list: maps that people brought. */
const LAST = 1001;

/** What the folder of a game brings to its pack. */
interface Brought {
  /** What the game is called by, if not by the id of its pack. */
  readonly id?: string;
  readonly code?: PackCode;
  /** What bots found for it (`bots.json`). */
  readonly tuned?: object;
}

/** The game a pack describes. The pack has been read (`readPack`), with this code if it names any. */
export function gameFromPack(pack: Pack, { id = pack.id, code, tuned }: Brought = {}): GameEntry {
  const { name, seats, order = LAST } = pack;
  const options = pack.rules.options.map((option) => optionOf(option, pack, code));
  const facts = factsOf(pack, id);
  const make = (chosen: Options): BoardGame => {
    const rules = rulesOf(pack, { facts, options, chosen });
    return boardGame(code ? { ...rules, ...code.slots(pack, chosen, rules) } : rules, tuned);
  };
  return { id, name, seats, order, options, family: 'board', pieces: pack.pieces.kind, pack, make };
}

/** What is printed, as the engine wants it. */
function factsOf(pack: Pack, id: string): BoardFacts {
  const { name, seats, pieces, deck, places, groups, regions, routes, tickets, rules } = pack;
  return {
    id,
    name,
    seats,
    pieces: pieces.count,
    deck,
    bothTracksFrom: rules.doubles.bothFrom,
    pointsByLength: rules.points,
    places,
    ...(groups && { groups }),
    ...(regions && { regions }),
    routes,
    tickets,
  };
}

const ruleId = (pack: Pack, slot: PackRuleId): string => ruleIdsOf(pack)[slot];

function optionOf(option: PackOption, pack: Pack, code: PackCode | undefined): OptionRule {
  if (typeof option !== 'string') {
    return {
      name: 'startingCards',
      kind: 'number',
      default: pack.rules.start.cards,
      among: option.startingCards,
      text: 'option.startingCards',
      rule: ruleId(pack, 'startingCards'),
    };
  }
  if (option === 'firstSeat') return firstSeatOption(pack.seats);
  const own = option === 'unequalTwins' ? unequalTwinsOption : code?.options[option];
  if (own === undefined) throw new Error(`${pack.id}: no option ${option}`);
  return own;
}

interface Playing {
  readonly facts: BoardFacts;
  readonly options: readonly OptionRule[];
  readonly chosen: Options;
}

/** A piece in every slot. */
function rulesOf(pack: Pack, { facts, options, chosen }: Playing): BoardRules {
  const { start, market, wildDraw, tickets, payment, stations, scoring, tieBreak } = pack.rules;
  const { long = 0, ...dealt } = tickets.dealt;
  const cards = typeof chosen.startingCards === 'number' ? chosen.startingCards : start.cards;
  const [ferry, anyCards] = [ruleId(pack, 'ferry'), ruleId(pack, 'anyCardsForOne')];
  const tunnel = pack.rules.ids?.tunnels;
  return {
    facts,
    board: readBoard(facts, { unequalTwins: chosen.unequalTwins !== false }), // C-35
    options,
    firstSeat: firstSeat(chosen),
    dealt: { cards, wilds: start.wilds },
    market: market ? sweptAtWilds(market.sweepAt) : neverSwept,
    marketWildIsWholeDraw: wildDraw === 'whole',
    tickets: {
      dealt: { ...dealt, long, rule: ruleId(pack, 'tickets.dealt') },
      drawn: { ...tickets.drawn, rule: ruleId(pack, 'tickets.drawn') },
    },
    payment: {
      wildOn: payment.wild === 'everywhere' ? () => true : (route) => route.kind !== 'plain',
      groupOf: groupOf(payment),
      discountOf: () => 0,
      dependsOn: 0,
      ruleOf: (route) => (route.kind === 'ferry' ? ferry : route.anyCardsForOne > 0 ? anyCards : 'C-32'),
      wildRule: ruleId(pack, 'payment'),
    },
    conditions: [enoughPieces, oneTrackASeat, oneTrackWhenFew(facts, ruleId(pack, 'doubles'))],
    points: (route) => route.points,
    tunnels: facts.routes.some(({ tunnel }) => tunnel),
    tunnelRules: tunnel === undefined ? ['NO-40', 'NO-41'] : [tunnel, tunnel],
    ...(stations && { stations: { prices: stations.prices, rule: ruleId(pack, 'stations') } }),
    scoring: scoring.map((piece) => scoringPiece(piece, stations)),
    tieBreak,
  };
}

/** How many cards of any kind stand in for one that is missing: what the route says, or its kind, or the map. */
function groupOf({ anyForWild = {} }: Pack['rules']['payment']): (route: Route) => number {
  const { everywhere = 0 } = anyForWild;
  const { ferry = everywhere } = anyForWild;
  return ({ kind, anyCardsForOne }) => (anyCardsForOne > 0 ? anyCardsForOne : kind === 'ferry' ? ferry : everywhere);
}

function scoringPiece(piece: PackScoring, stations: Pack['rules']['stations']): ScoringPiece {
  if (piece === 'routes') return routePoints;
  if (piece === 'tickets') return ticketPoints;
  if (piece === 'stations') return stationPoints(stations?.prices.length ?? 0, stations?.unbuilt ?? 0);
  if ('longestPath' in piece) return longestPathBonus(piece.longestPath);
  return 'globetrotter' in piece ? globetrotter(piece.globetrotter) : attractions(piece.attractions);
}
