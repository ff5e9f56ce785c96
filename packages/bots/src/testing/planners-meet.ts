import { fastBits, fastChance, type Game } from '@branchline/engine';
import { planMove, type Style } from '../styles/style.ts';

/** How much of the victories a planner of one style wins, alone among planners of another: every deal from every seat. */
export function winRate(
  game: Game,
  players: number,
  [first, others]: readonly [Style, Style],
  deals: number[],
): number {
  let wins = 0;
  for (const deal of deals) {
    for (let mine = 0; mine < players; mine++) {
      const { state } = game.begin(players, fastChance(deal, 0));
      for (let step = 1, [seat] = game.awaiting(state); seat !== undefined; step++, [seat] = game.awaiting(state)) {
        const view = game.veil(state, seat);
        const decision = { game, view, seat, offers: game.offers(view, seat), bits: fastBits(deal, step) };
        game.play(state, seat, planMove(decision, seat === mine ? first : others), fastChance(deal, step));
      }
      const { winners } = game.score(state);
      if (winners.includes(mine)) wins += 1 / winners.length;
    }
  }
  return wins / (players * deals.length);
}
