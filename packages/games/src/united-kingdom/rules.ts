import {
  type BoardGame,
  boardGame,
  enoughPieces,
  hasMost,
  neverSwept,
  type OptionRule,
  type Options,
  oneTrackASeat,
  oneTrackWhenFew,
  type Reckoning,
  readBoard,
  routePoints,
  type ScoreLine,
  type ScoringPiece,
  technologiesNeeded,
  ticketPoints,
} from '@branchline/engine';
import { type GameEntry, gameEntry } from '../options/game-entry.ts';
import { firstSeat, firstSeatOption, unequalTwinsOption } from '../options/shared-options.ts';
import facts from './facts.json' with { type: 'json' };
import { bitsOf, type Holds, holding, numberIn, technologiesInPlay, technologiesOf } from './technologies.ts';

export const unitedKingdomOptions: readonly OptionRule[] = [
  firstSeatOption(facts.seats),
  { name: 'advancedTechnologies', kind: 'yesNo', default: false, text: 'option.advancedTechnologies', rule: 'UK-40' },
  unequalTwinsOption,
];

/** How United Kingdom is played; how many of what is in facts.json (UK-1). */
export function unitedKingdom(options: Options = {}): BoardGame {
  const { dealt, drawn } = facts.ticketDraws;
  const list = technologiesInPlay(options.advancedTechnologies === true);
  const holds = (id: string): Holds => holding(list, id);
  const [booster, lagging, turbines] = [holds('booster'), holds('boiler-lagging'), holds('steam-turbines')];
  const [diesel, waterTenders] = [holds('diesel-power'), holds('water-tenders')];
  const { usual, booster: boosted } = facts.anyCardsForAWild;

  return boardGame({
    facts,
    board: readBoard(facts, { unequalTwins: options.unequalTwins !== false }), // C-35
    options: unitedKingdomOptions,
    firstSeat: firstSeat(options),
    dealt: facts.setup, // UK-2
    market: neverSwept, // UK-4
    marketWildIsWholeDraw: true,
    tickets: {
      dealt: { ...dealt, long: 0, returned: 'bottom', rule: 'UK-3' },
      drawn: { ...drawn, returned: 'bottom', rule: 'UK-3' },
    },
    payment: {
      wildOn: () => true, // UK-6
      groupOf: (_route, held) => (booster(held) ? boosted : usual), // UK-5, UK-26
      discountOf: (held) => (diesel(held) ? 1 : 0), // UK-44
      dependsOn: bitsOf(list, ['booster', 'diesel-power']),
      ruleOf: (route) => (route.kind === 'ferry' ? 'UK-6' : 'C-32'),
    },
    conditions: [
      enoughPieces,
      oneTrackASeat,
      oneTrackWhenFew(facts.bothTracksFrom),
      technologiesNeeded(facts.routes.map((route) => technologiesOf(route, list))), // UK-11 to UK-13
    ],
    points: (route, held) =>
      route.points + // UK-7
      (lagging(held) ? 1 : 0) + // UK-27
      (route.symbols > 0 && turbines(held) ? 2 : 0), // UK-28
    tunnels: false,
    technologies: {
      list,
      groupOf: (held) => (booster(held) ? boosted : usual),
      sharesRoute: numberIn(list, 'right-of-way'), // UK-31
      twoRoutes: numberIn(list, 'thermocompressors'), // UK-40
      takesThree: waterTenders, // UK-41
    },
    scoring: [
      routePoints, // UK-60
      ticketPoints,
      bonus(numberIn(list, 'double-heading'), ({ seat, ticketsDone }) => 2 * ticketsDone(seat)), // UK-29
      bonus(numberIn(list, 'risky-contracts'), (reckoning) => (hasMost(reckoning, reckoning.ticketsDone) ? 20 : -20)), // UK-42
      bonus(numberIn(list, 'equalising-beam'), (reckoning) => (hasMost(reckoning, reckoning.longestPath) ? 15 : -15)), // UK-43
    ],
    tieBreak: ['ticketsDone'], // UK-61
  });
}

/** What a technology brings at the end to the seat that holds it. */
function bonus(technology: number, points: (reckoning: Reckoning) => number): ScoringPiece {
  return (reckoning): readonly ScoreLine[] =>
    technology >= 0 && (reckoning.held >> technology) & 1
      ? [{ kind: 'technology', technology, points: points(reckoning) }]
      : [];
}

export const entry: GameEntry = gameEntry(facts, { options: unitedKingdomOptions, make: unitedKingdom, order: 3 });
