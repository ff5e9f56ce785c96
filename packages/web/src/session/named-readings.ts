import {
  type GameReading,
  type PlayedMove,
  type ReadingDepth,
  type ReadingStep,
  readPlayedGame,
} from '@branchline/bots';
import type { Game, GameEvent, State } from '@branchline/engine';
import { entriesOf, type GameRecord, positions, readRecord } from '@branchline/games';
import type { NamedGameReading, ReadingProgress } from './game-reading.ts';

/** Reads a finished game with people in it for what they did; one of bots alone for what those did. */
export function* readingsOf(record: GameRecord, depth?: ReadingDepth): Generator<ReadingProgress> {
  const { game } = readRecord(record);
  const numbered = (events: GameRecord['deal']): GameEvent[] => events.map((event) => game.naming.numbered(event));
  const anyPerson = record.seats.some(({ bot }) => bot === undefined);
  const after = Array.from(positions(game, entriesOf(record)), ({ state }) => game.copy(state));
  const at = (place: number): State => after[place] ?? game.blank();
  const moves = record.entries.map(
    ({ step, seat, action, events, by }, place): PlayedMove => ({
      step,
      seat,
      action: game.naming.numbered(action),
      events: numbered(events),
      before: at(place),
      after: at(place + 1),
      // What a bot or a clock did in somebody's place was not that person's doing.
      judged: !anyPerson || (record.seats[seat]?.bot === undefined && by === undefined),
    }),
  );
  for (const step of readPlayedGame({ game, deal: numbered(record.deal), moves }, depth)) yield named(game, step);
}

function named(game: Game, { done, of, reading: { turns, costly } }: ReadingStep): ReadingProgress {
  return { reading: { turns, costly: costly.map((one) => namedTurn(game, one)) }, part: done / of };
}

function namedTurn({ naming }: Game, costly: GameReading['costly'][number]): NamedGameReading['costly'][number] {
  const { reason, played, better, ...rest } = costly;
  return {
    ...rest,
    played: naming.named(played),
    better: naming.named(better),
    ...(reason && { reason: { key: reason.key, facts: naming.named(reason.facts) } }),
  };
}
