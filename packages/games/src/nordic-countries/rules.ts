import {
  type BoardGame,
  boardGame,
  enoughPieces,
  globetrotter,
  neverSwept,
  type OptionRule,
  type Options,
  oneTrackASeat,
  oneTrackWhenFew,
  readBoard,
  routePoints,
  ticketPoints,
} from '@branchline/engine';
import { type GameEntry, gameEntry } from '../options/game-entry.ts';
import { firstSeat, firstSeatOption, unequalTwinsOption } from '../options/shared-options.ts';
import facts from './facts.json' with { type: 'json' };

export const nordicCountriesOptions: readonly OptionRule[] = [
  firstSeatOption(facts.seats),
  {
    name: 'startingCards',
    kind: 'number',
    default: facts.setup.cards,
    among: [4, 5],
    text: 'option.startingCards',
    rule: 'NO-2',
  },
  unequalTwinsOption,
];

/** How Nordic Countries is played; how many of what is in facts.json (NO-1). */
export function nordicCountries(options: Options = {}): BoardGame {
  const { dealt, drawn } = facts.ticketDraws;
  return boardGame({
    facts,
    board: readBoard(facts, { unequalTwins: options.unequalTwins !== false }), // C-35
    options: nordicCountriesOptions,
    firstSeat: firstSeat(options),
    dealt: { cards: options.startingCards === 5 ? 5 : facts.setup.cards, wilds: facts.setup.wilds }, // NO-2
    market: neverSwept, // NO-11
    marketWildIsWholeDraw: false, // NO-11
    tickets: {
      dealt: { ...dealt, long: 0, returned: 'box', rule: 'NO-3' },
      drawn: { ...drawn, returned: 'box', rule: 'NO-4' },
    },
    payment: {
      wildOn: (route) => route.kind !== 'plain', // NO-20
      groupOf: (route) => (route.kind === 'ferry' ? facts.anyCardsForAWild.ferry : route.anyCardsForOne), // NO-32, NO-21, NO-46
      discountOf: () => 0,
      dependsOn: 0,
      ruleOf: (route) => (route.kind === 'ferry' ? 'NO-30' : route.anyCardsForOne > 0 ? 'NO-21' : 'C-32'),
    },
    conditions: [enoughPieces, oneTrackASeat, oneTrackWhenFew(facts.bothTracksFrom)],
    points: (route) => route.points, // NO-50
    tunnels: true, // NO-40
    scoring: [routePoints, ticketPoints, globetrotter(facts.globetrotter)], // NO-51
    tieBreak: ['ticketsDone', 'longestPath'], // NO-52
  });
}

export const entry: GameEntry = gameEntry(facts, { options: nordicCountriesOptions, make: nordicCountries, order: 2 });
