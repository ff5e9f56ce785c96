import { fastBits, type Game, type View } from '@branchline/engine';
import { begin, playOut } from '@branchline/games';
import { randomOffer } from './random-offer.ts';
import { best } from './timing.ts';

/** Every moment of some random games in which a seat is asked which tickets to complete. */
function askedToComplete(game: Game, players: number): readonly { readonly view: View; readonly seat: number }[] {
  const bits = fastBits(3, 0x10000);
  const found: { view: View; seat: number }[] = [];
  for (let seed = 0; seed < 30; seed++) {
    const { log } = begin({ game, seats: players, chance: { kind: 'fast', seed } });
    playOut(log, (state, seat) => {
      if (game.asked(state, seat)?.kind === 'completeTickets') found.push({ view: game.veil(state, seat), seat });
      return randomOffer(game, state, seat, bits);
    });
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
