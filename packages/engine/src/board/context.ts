import { type MarketRule, replenish } from '../cards/supply.ts';
import { type Taking, taking } from '../cards/take-card.ts';
import type { Cards } from '../kernel/cards.ts';
import type { Recorder } from '../kernel/play.ts';
import type { Board } from './board.ts';
import { barring, type ClaimCondition } from './conditions.ts';
import type { BoardEvent } from './events.ts';
import { type BoardLayout, boardLayout } from './layout.ts';
import type { Held, Priced } from './payment.ts';
import { type PriceList, pricing, stationPrices } from './prices.ts';
import type { TurnAction } from './questions.ts';
import type { BoardRules, TechnologyFacts } from './rules.ts';

export type BoardPlay = Recorder<BoardEvent>;

/** A game's rules with its layout, worked out once and handed to every piece. */
export interface BoardContext {
  readonly rules: BoardRules;
  readonly board: Board;
  readonly at: BoardLayout;
  readonly taking: Taking;
  readonly conditions: readonly ClaimCondition[];
  /** Does any of the conditions bar this claim? */
  readonly bars: ClaimCondition['bars'];
  readonly market: MarketRule;
  /** What a turn allows when it begins (C-2, EU-10), and before it a purchase (UK-10). */
  readonly fresh: { readonly turn: readonly TurnAction[]; readonly withPurchase: readonly TurnAction[] };
  /** Technologies that go back on the table with the end of a turn, and those that leave with the first reshuffle. */
  readonly returning: readonly number[];
  readonly expiring: readonly number[];
  /** What the first, second … station of a seat costs (EU-10). */
  readonly stationPrices: readonly Priced<Cards>[];
  /** What everything else costs a seat that holds these technologies. */
  prices(held: Held): PriceList;
}

export function boardContext(rules: BoardRules): BoardContext {
  const { facts, tickets, board } = rules;
  const at = boardLayout({
    seats: facts.seats.max,
    deck: facts.deck,
    routes: board.routes.length,
    tickets: board.tickets.length,
    offered: Math.max(tickets.dealt.count + tickets.dealt.long, tickets.drawn.count),
    longDealt: tickets.dealt.long,
    technologies: rules.technologies?.list.length ?? 0,
    tunnels: rules.tunnels,
    stationPlaces: rules.stations ? board.places.length : 0,
  });
  const conditions = rules.conditions.map((piece) => piece(at));
  return {
    rules,
    board,
    at,
    taking: taking(at, rules.marketWildIsWholeDraw),
    conditions,
    bars: barring(conditions),
    market: rules.market,
    fresh: freshTurn(rules),
    returning: technologiesThat(rules, ({ returns }) => returns),
    expiring: technologiesThat(rules, ({ expires }) => expires),
    stationPrices: stationPrices(rules, at),
    prices: pricing(rules, at),
  };
}

function freshTurn({ stations }: BoardRules): BoardContext['fresh'] {
  const turn: readonly TurnAction[] = [
    'takeCard',
    'claimRoute',
    'drawTickets',
    ...(stations ? (['buildStation'] as const) : []),
  ];
  return { turn, withPurchase: ['buyTechnology', ...turn] };
}

function technologiesThat(
  { technologies }: BoardRules,
  are: (facts: TechnologyFacts) => boolean | undefined,
): number[] {
  return (technologies?.list ?? []).flatMap((facts, number) => (are(facts) ? [number] : []));
}

/** C-13, and UK-45: what can only be bought before the first reshuffle leaves with it. */
export function settle(table: BoardPlay, { at, market, expiring }: BoardContext): void {
  replenish(table, at, market);
  const { state } = table;
  if (state[at.reshuffled] === 0) return;
  for (const technology of expiring) {
    if (state[at.stock + technology] > 0) table.record({ type: 'technologyExpired', technology });
  }
}
