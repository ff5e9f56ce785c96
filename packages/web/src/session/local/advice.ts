import { explainMove, makeOpponent, winChance } from '@branchline/bots';
import { fastBits, type View } from '@branchline/engine';
import type { Hint } from '../connection.ts';
import type { LocalTable } from './local-table.ts';

/** The bot that is asked for advice, one that overlooks nothing. It has rollouts and no clock: a slow device hears the same as a fast one. */
const ADVISER = 'master';
const ADVICE = { rollouts: 96 };
/** Of the chance that is told with it: a tenth of a second, and right to five in a hundred. */
const ROLLOUTS = 100;

/** Dice that are the same whenever the seat sees the same: whoever asks twice is told the same thing. */
function seedOf(view: View): number {
  let seed = 0x811c9dc5;
  for (const number of view) seed = Math.imul(seed ^ number, 0x01000193);
  return seed >>> 0;
}

/** What a strong bot would do in the seat's place, knowing what the seat knows; nothing, if nothing is asked of it. */
export function adviceFor({ game, state, historyFor }: LocalTable, seat: number): Hint | undefined {
  const [asked, bot] = [game.asked(state(), seat), makeOpponent(ADVISER, ADVICE)];
  if (!asked || !bot) return undefined;
  const view = game.veil(state(), seat);
  const offers = game.offers(view, seat);
  const [seed, history] = [seedOf(view), historyFor(seat)];
  const decision = { game, view, seat, offers, bits: fastBits(seed), history };
  const choice = bot.choose(decision);
  const reason = explainMove(decision, choice);
  // By what everybody sees: who knows one hand alone thinks too well of it.
  const open = {
    game,
    view: game.veil(state(), 'watcher'),
    viewer: 'watcher',
    history: historyFor('watcher'),
  } as const;
  const chance = winChance(open, { rollouts: ROLLOUTS, seed: seedOf(open.view) });
  return {
    seat,
    question: asked.number,
    action: game.naming.named(choice),
    ...(reason && { reason: { key: reason.key, facts: game.naming.named(reason.facts) } }),
    ...(chance && { chance: chance.chances[seat] }),
  };
}
