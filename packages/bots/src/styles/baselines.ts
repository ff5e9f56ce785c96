import type { Bot } from '../contract/bot.ts';
import { baselineWeightsFor } from '../tuned/weights.ts';
import { defaultYardWeights } from '../yard/weights.ts';
import { planMove, type Style } from './style.ts';

export type Baseline = 'one-step' | 'path' | 'hungry' | 'long-route';

/**
 * Four ways to play known from the literature (de Mesentier Silva and others, 2017), in the planner's words. They serve as a
 * yardstick, and as characters.
 */
const STYLES: Readonly<Record<Baseline, Style>> = {
  /** One ticket at a time, the cheapest first, thought over anew on every turn. */
  'one-step': {
    board: { regret: 0, hand: 0.6 },
    yard: { lay: 2, full: 8 },
    ticketPolicy: { oneTicket: true, ticketsOnly: true },
  },
  /** All tickets at once; the hand does not change the plan, so it holds until somebody is in the way. */
  path: { board: { hand: 0, contest: 0, regret: 0 }, yard: { lay: 3, rob: 0.1 }, ticketPolicy: { ticketsOnly: true } },
  /** Draws tickets until it has many, then completes them. */
  hungry: {
    board: { ticket: 4, trust: 1, drawTurns: 12 },
    yard: { draw: 0, over: 1.5 },
    ticketPolicy: { hungryFor: 6, ticketsOnly: true },
  },
  /** Wants the longest routes, and tickets that lie along them. */
  'long-route': { board: { turn: 3, floor: 0.02 }, yard: { lay: 4.2, gather: 0.6 }, ticketPolicy: { longest: true } },
};

export const baselines: readonly Baseline[] = ['one-step', 'path', 'hungry', 'long-route'];

export function baselineBot(id: Baseline): Bot {
  const { board, yard, ticketPolicy } = STYLES[id];
  return {
    id,
    choose: (decision) =>
      planMove(decision, {
        board: { ...baselineWeightsFor(decision.game), ...board },
        yard: { ...defaultYardWeights, ...yard },
        ...(ticketPolicy && { ticketPolicy }),
      }),
  };
}
