import type { Game } from '@branchline/engine';
import type { RecordSeat } from '@branchline/games';
import { factsOf, type Messages, type Namer, namerOf } from '@branchline/text';

/** A language at a table: its words, and how the things on this table are called in it. */
export interface Tongue {
  readonly words: Messages;
  readonly say: Namer;
}

interface Speaking {
  readonly game: Game;
  readonly seats: readonly RecordSeat[];
  /** Who is spoken to; nobody, when a game is told to a stranger. */
  readonly me?: number;
  readonly words: Messages;
}

export function tongueOf({ game, seats, me, words }: Speaking): Tongue {
  const info = { game: game.id, seats: seatNames(seats).map((name) => ({ name })) };
  return { words, say: namerOf({ facts: factsOf(game), info, me, words }) };
}

/** Names for the seats; those that sit there twice get a number. */
function seatNames(seats: readonly RecordSeat[]): readonly string[] {
  return seats.map(({ name }, seat) =>
    seats.some((other, number) => number !== seat && other.name === name) ? `${name} ${seat + 1}` : name,
  );
}
