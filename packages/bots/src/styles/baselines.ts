import type { Bot } from '../contract/bot.ts';
import { type BoardWeights, defaultWeights } from '../planner/weights.ts';
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
        board: { ...baselineWeightsFor(decision.game.id), ...board },
        yard: { ...defaultYardWeights, ...yard },
        ...(ticketPolicy && { ticketPolicy }),
      }),
  };
}

/**
 * The weights of the baselines. They are a yardstick: these stay as they are when the levels learn something
 * (`tuned/weights.ts`), so that what is measured against them can be compared with what was measured before.
 */
const BOARDS: Readonly<Record<string, Partial<BoardWeights>>> = {
  'new-york': {
    turn: 2.509,
    card: 0.717,
    symbol: 0.389,
    hand: 0.303,
    contest: 0.193,
    trust: 0.8,
    ticket: 0.739,
    pace: 1.215,
    draw: 1.125,
    drawTurns: 12.821,
    extra: 0.02,
    regret: 2.112,
    patience: 0.67,
    block: 0.132,
    spoil: 3.217,
    margin: 1,
    blur: 0.9,
  },
  'nordic-countries': {
    turn: 2.071,
    hand: 0.525,
    draw: 1.224,
    drawTurns: 10.921,
    floor: 0.373,
    extra: -0.059,
    regret: 1.449,
    pace: 0.9,
    spoil: 2,
    margin: 2,
  },
  'united-kingdom': {
    turn: 2.145,
    card: 0.656,
    symbol: 0.389,
    hand: 0.237,
    ticket: 0.576,
    draw: 1.224,
    drawTurns: 12.13,
    regret: 1.663,
    patience: 0.568,
    bonus: 0.223,
    spoil: 2,
    margin: 2,
  },
};

function baselineWeightsFor(game: string): BoardWeights {
  return { ...defaultWeights, ...(Object.hasOwn(BOARDS, game) ? BOARDS[game] : {}) };
}
