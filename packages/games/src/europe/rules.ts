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
  stationPoints,
  sweptAtWilds,
  ticketPoints,
} from '@branchline/engine';
import { type GameEntry, gameEntry } from '../options/game-entry.ts';
import { firstSeat, firstSeatOption } from '../options/shared-options.ts';
import facts from './facts.json' with { type: 'json' };

const options: readonly OptionRule[] = [firstSeatOption(facts.seats)];

/** How Europe is played; how many of what is in facts.json (EU-1). */
export function europe(chosen: Options = {}): BoardGame {
  const { dealt, drawn } = facts.ticketDraws;
  const { prices, unbuiltPoints } = facts.stations;
  return boardGame({
    facts,
    board: readBoard(facts),
    options,
    firstSeat: firstSeat(chosen),
    dealt: facts.setup, // EU-2
    market: sweptAtWilds(facts.marketSweptAt), // EU-2
    marketWildIsWholeDraw: true, // C-20
    tickets: {
      dealt: { ...dealt, returned: 'box', rule: 'EU-3' },
      drawn: { ...drawn, returned: 'bottom', rule: 'EU-4' },
    },
    payment: {
      wildOn: () => true, // EU-6
      groupOf: () => 0,
      discountOf: () => 0,
      dependsOn: 0,
      ruleOf: (route) => (route.kind === 'ferry' ? 'EU-6' : 'C-32'),
    },
    conditions: [enoughPieces, oneTrackASeat, oneTrackWhenFew(facts.bothTracksFrom)], // EU-5
    points: (route) => route.points, // EU-5
    tunnels: true, // EU-7
    stations: { prices }, // EU-10
    scoring: [
      routePoints,
      ticketPoints, // EU-11
      stationPoints(prices.length, unbuiltPoints), // EU-13
      longestPathBonus(facts.longestPath), // EU-14
    ],
    tieBreak: ['ticketsDone', 'fewestStations', 'longestPathBonus'], // EU-15
  });
}

export const entry: GameEntry = gameEntry(facts, { options, make: europe, order: 6 });
