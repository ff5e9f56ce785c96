import { type Taking, taking } from '../cards/take-card.ts';
import type { Recorder } from '../kernel/play.ts';
import type { YardEvent } from './events.ts';
import { type LaySets, laySets } from './lay-sets.ts';
import { type YardLayout, yardLayout } from './layout.ts';
import type { YardRules } from './rules.ts';
import { readYard, type Yard } from './yard.ts';

export type YardPlay = Recorder<YardEvent>;

/** A game's rules with its layout, worked out once and handed to every piece. */
export interface YardContext {
  readonly rules: YardRules;
  readonly yard: Yard;
  readonly at: YardLayout;
  readonly taking: Taking;
  readonly sets: LaySets;
}

export function yardContext(rules: YardRules): YardContext {
  const { facts, tickets, inspectOwnPile } = rules;
  const at = yardLayout({
    seats: facts.seats.max,
    deck: facts.deck,
    tickets: facts.tickets.length,
    offered: Math.max(tickets.dealt.count, tickets.drawn.count),
    inspectOwnPile,
  });
  // CG-21: a wild of the market is both cards.
  return { rules, yard: readYard(facts), at, taking: taking(at, true), sets: laySets(facts.deck) };
}
