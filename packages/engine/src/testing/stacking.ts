import type { Chance } from '../kernel/chance.ts';
import type { Game } from '../kernel/game.ts';

/** A number of cards of one name. */
export function many(count: number, card: string): string[] {
  return new Array<string>(count).fill(card);
}

/** A chance that shuffles cards so that those named come off first, in this order; the others lie below. */
export function stacked(game: Pick<Game, 'naming'>, top: readonly string[]): Chance {
  return {
    shuffle(cards) {
      const wanted: number[] = [];
      for (const name of top) {
        const place = cards.indexOf(game.naming.names.cards.indexOf(name));
        if (place >= 0) wanted.push(...cards.splice(place, 1));
      }
      cards.push(...wanted.reverse());
    },
  };
}
