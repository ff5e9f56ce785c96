import {
  attractions,
  type BoardGame,
  boardGame,
  enoughPieces,
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

export const newYorkOptions: readonly OptionRule[] = [firstSeatOption(facts.seats)];

/** How New York is played; how many of what is in facts.json (NY-1). */
export function newYork(options: Options = {}): BoardGame {
  const { dealt, drawn } = facts.ticketDraws;
  return boardGame({
    facts,
    board: readBoard(facts),
    options: newYorkOptions,
    firstSeat: firstSeat(options),
    dealt: facts.setup, // NY-2
    market: sweptAtWilds(facts.marketSweptAt), // NY-3
    marketWildIsWholeDraw: true, // NY-6
    tickets: {
      dealt: { ...dealt, long: 0, returned: 'bottom', rule: 'NY-4' },
      drawn: { ...drawn, returned: 'bottom', rule: 'NY-5' },
    },
    payment: { wildOn: () => true, groupOf: () => 0, discountOf: () => 0, dependsOn: 0, ruleOf: () => 'C-32' },
    conditions: [enoughPieces, oneTrackASeat, oneTrackWhenFew(facts.bothTracksFrom)],
    points: (route) => route.points, // NY-7
    tunnels: false,
    scoring: [routePoints, ticketPoints, attractions(facts.attractionPoints)], // NY-8
    tieBreak: ['ticketsDone'], // NY-9
  });
}

export const entry: GameEntry = gameEntry(facts, { options: newYorkOptions, make: newYork, order: 1 });
