import { usual, type Weights } from './planner/weights.ts';
import { usualYard, type YardWeights } from './yard-planner/yard-weights.ts';

/**
 * What self-play found, game by game; see docs/bots.md for how. Only what differs from the usual weights is written down.
 */
const BOARDS: Readonly<Record<string, Partial<Weights>>> = {
  'new-york': {
    turn: 2.509,
    card: 0.717,
    symbol: 0.389,
    hand: 0.281,
    trust: 0.577,
    ticket: 0.739,
    regret: 2.112,
    patience: 0.568,
  },
  'nordic-countries': {
    turn: 2.071,
    hand: 0.525,
    draw: 1.224,
    drawTurns: 10.921,
    floor: 0.373,
    extra: -0.059,
    regret: 1.449,
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
  },
};

const YARDS: Readonly<Record<string, Partial<YardWeights>>> = {};

export function weightsFor(game: string): Weights {
  return { ...usual, ...(Object.hasOwn(BOARDS, game) ? BOARDS[game] : {}) };
}

export function yardWeightsFor(game: string): YardWeights {
  return { ...usualYard, ...(Object.hasOwn(YARDS, game) ? YARDS[game] : {}) };
}
