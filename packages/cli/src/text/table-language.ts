import type { Game } from '@branchline/engine';
import type { RecordSeat } from '@branchline/games';
import { factsOf, type Messages, type TableNames, tableNames } from '@branchline/text';

/** A language at a table: its words, and how the things on this table are called in it. */
export interface TableLanguage {
  readonly messages: Messages;
  readonly names: TableNames;
}

interface Speaking {
  readonly game: Game;
  readonly seats: readonly RecordSeat[];
  /** Who is spoken to; nobody, when a game is told to a stranger. */
  readonly me?: number;
  readonly messages: Messages;
}

export function tableLanguage({ game, seats, me, messages }: Speaking): TableLanguage {
  const info = { game: game.id, seats: seatNames(seats).map((name) => ({ name })) };
  return { messages, names: tableNames({ facts: factsOf(game), info, me, messages }) };
}

/** Names for the seats; those that sit there twice get a number. */
function seatNames(seats: readonly RecordSeat[]): readonly string[] {
  return seats.map(({ name }, seat) =>
    seats.some((other, number) => number !== seat && other.name === name) ? `${name} ${seat + 1}` : name,
  );
}
