import { type OptionRule, type Options, type YardGame, type YardRules, yardGame } from '@branchline/engine';
import type { GameEntry } from '../pack/game-entry.ts';
import { firstSeat, firstSeatOption } from '../pack/shared-options.ts';
import tuned from './bots.json' with { type: 'json' };
import facts from './facts.json' with { type: 'json' };

export const cardGameOptions: readonly OptionRule[] = [
  { name: 'inspectOwnPile', kind: 'yesNo', default: false, text: 'option.inspectOwnPile', rule: 'CG-12' },
  firstSeatOption(facts.seats),
];

/** How the Card Game is played; how many of what is in facts.json (CG-1, CG-2, CG-62). */
export function cardGame(options: Options = {}): YardGame {
  const { dealt, drawn } = facts.ticketDraws;
  const { inspectOwnPile = false } = options;
  const rules: YardRules = {
    facts,
    options: cardGameOptions,
    firstSeat: firstSeat(options),
    inspectOwnPile: inspectOwnPile === true, // CG-12
    tickets: { dealt: { ...dealt, rule: 'CG-3' }, drawn: { ...drawn, rule: 'CG-40' } },
    tieBreak: ['ticketsDone', 'bonusCards'], // CG-71
  };
  return yardGame(rules, tuned);
}

const { id, name, order, seats } = facts;

export const entry: GameEntry = {
  id,
  name,
  order,
  seats,
  options: cardGameOptions,
  family: 'yard',
  pieces: 'train',
  make: cardGame,
};
