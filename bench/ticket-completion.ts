import { below, fastBits, fastChance, type Game, type View } from '@branchline/engine';
import { best } from './timing.ts';

/** Every moment of some random games in which a seat is asked which tickets to complete. */
function askedToComplete(game: Game, players: number): readonly { readonly view: View; readonly seat: number }[] {
  const bits = fastBits(3, 0x10000);
  const found: { view: View; seat: number }[] = [];
  for (let seed = 0; seed < 30; seed++) {
    const { state } = game.begin(players, fastChance(seed, 0));
    for (let step = 1; ; step++) {
      const [seat] = game.awaiting(state);
      if (seat === undefined) break;
      if (game.asked(state, seat)?.kind === 'completeTickets') found.push({ view: game.veil(state, seat), seat });
      const offers = game.offers(state, seat);
      const action = offers[below(bits, offers.length)];
      if (action === undefined) throw new Error('nothing offered');
      game.play(state, seat, action, fastChance(seed, step));
    }
  }
  return found;
}

/** In microseconds: the best choice worked out, as it is offered; nothing for games that do not ask for it. */
export function ticketCompletionMicroseconds(game: Game, players: number): number | undefined {
  const all = askedToComplete(game, players);
  if (all.length === 0) return undefined;
  const run = (): void => {
    for (const { view, seat } of all) game.offers(view, seat);
  };
  return best(20, all.length, run) * 1e6;
}
