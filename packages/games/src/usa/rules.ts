import {
  type BoardGame,
  boardGame,
  enoughPieces,
  longestPathBonus,
  type OptionRule,
  type Options,
  oneTrackASeat,
  oneTrackWhenFew,
  readBoard,
  routePoints,
  sweptAtWilds,
  ticketPoints,
} from '@branchline/engine';
import { type GameEntry, gameEntry } from '../options/game-entry.ts';
import { firstSeat, firstSeatOption } from '../options/shared-options.ts';
import facts from './facts.json' with { type: 'json' };

const options: readonly OptionRule[] = [firstSeatOption(facts.seats)];

/** How USA is played; how many of what is in facts.json (US-1). */
export function usa(chosen: Options = {}): BoardGame {
  const { dealt, drawn } = facts.ticketDraws;
  return boardGame({
    facts,
    board: readBoard(facts),
    options,
    firstSeat: firstSeat(chosen),
    dealt: facts.setup, // US-2
    market: sweptAtWilds(facts.marketSweptAt), // US-3
    marketWildIsWholeDraw: true, // C-20
    tickets: {
      dealt: { ...dealt, long: 0, returned: 'bottom', rule: 'US-4' },
      drawn: { ...drawn, returned: 'bottom', rule: 'US-4' },
    },
    payment: { wildOn: () => true, groupOf: () => 0, discountOf: () => 0, dependsOn: 0, ruleOf: () => 'C-32' },
    conditions: [enoughPieces, oneTrackASeat, oneTrackWhenFew(facts.bothTracksFrom)], // US-5
    points: (route) => route.points, // US-6
    tunnels: false,
    scoring: [routePoints, ticketPoints, longestPathBonus(facts.longestPath)], // US-7
    tieBreak: ['ticketsDone', 'longestPathBonus'], // US-8
  });
}

export const entry: GameEntry = gameEntry(facts, { options, make: usa, order: 5 });
