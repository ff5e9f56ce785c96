import { explainMove, makeBot, type Reason } from '@branchline/bots';
import type { Bits, Game } from '@branchline/engine';
import type { Hint } from '../hint.ts';
import type { LocalTable } from './local-table.ts';

/** The bot that is asked for advice, one that overlooks nothing, and what it has for that. */
const ADVISER = 'master';
const ADVICE = { rollouts: 400, milliseconds: 400 };

/** A reason by the names of its game. */
export function namedReason(game: Game, { key, facts }: Reason): NonNullable<Hint['reason']> {
  return { key, facts: game.naming.named(facts) };
}

/** What a strong bot would do in the seat's place, knowing what the seat knows; nothing, if nothing is asked of it. */
export function hintFor({ game, state, historyOf }: LocalTable, seat: number, bits: Bits): Hint | undefined {
  const [asked, bot] = [game.asked(state(), seat), makeBot(ADVISER, ADVICE)];
  if (!asked || !bot) return undefined;
  const view = game.veil(state(), seat);
  const decision = { game, view, seat, offers: game.offers(view, seat), bits, history: historyOf(seat) };
  const choice = bot.choose(decision);
  const reason = explainMove(decision, choice);
  return {
    seat,
    question: asked.number,
    action: game.naming.named(choice),
    ...(reason && { reason: namedReason(game, reason) }),
  };
}
