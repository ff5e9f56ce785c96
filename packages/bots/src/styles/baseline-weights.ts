import { usual, type Weights } from '../planner/weights.ts';

/**
 * What the house opponents believe. They are a yardstick: these stay as they are when the levels learn something
 * (`tuned.ts`), so that what is measured against them can be compared with what was measured before.
 */
const BOARDS: Readonly<Record<string, Partial<Weights>>> = {
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

export function houseWeightsFor(game: string): Weights {
  return { ...usual, ...(Object.hasOwn(BOARDS, game) ? BOARDS[game] : {}) };
}
