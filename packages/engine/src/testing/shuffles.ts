import type { Chance } from '../kernel/chance.ts';
import type { Game } from '../kernel/game.ts';

/** One chance for each shuffle, in order. A shuffle nobody foresaw is an error, so a test also says how many there are. */
export function inTurn(...chances: readonly Chance[]): Chance {
  let used = 0;
  return {
    shuffle(items) {
      const chance = chances[used++];
      if (chance === undefined) throw new Error(`shuffle ${used} was not foreseen`);
      chance.shuffle(items);
    },
  };
}

/** A chance that leaves everything as it lies. */
export const unshuffled: Chance = { shuffle: () => {} };

/** A chance that shuffles tickets so that those named come off first, in this order; the others lie below. */
export function stackedTickets(game: Pick<Game, 'naming'>, top: readonly string[]): Chance {
  const wanted = top.map((name) => game.naming.names.tickets.indexOf(name));
  return {
    shuffle(tickets) {
      const others = tickets.filter((ticket) => !wanted.includes(ticket));
      tickets.splice(0, tickets.length, ...others, ...wanted.toReversed());
    },
  };
}
