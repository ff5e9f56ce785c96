export { findGame, gameList } from './list/game-list.ts';
export {
  type Answer,
  type Answered,
  answer,
  append,
  BrokenEntry,
  begin,
  type ChanceSource,
  chanceOf,
  deal,
  dealEntryOf,
  entryOf,
  foldLog,
  isWhole,
  type Log,
  type Move,
  type PositionAfter,
  play,
  playOut,
  positions,
  type Setup,
} from './log/log.ts';
export { misplaced, replayFromEvents, replayFromSeed } from './log/replay.ts';
export { follow, history, seenBy, shownBy } from './log/seen.ts';
export type { GameEntry } from './pack/game-entry.ts';
export { LARGEST_PACK, type Pack } from './pack/pack.ts';
export { gameFromPack } from './pack/pack-game.ts';
export { packHash } from './pack/pack-hash.ts';
export { type PackReading, readPack } from './pack/read-pack.ts';
export { parseRecord, repeatedField } from './record/parse-record.ts';
export { type ReadRecord, readRecord } from './record/read-record.ts';
export {
  entriesOf,
  type GameRecord,
  type RecordEntry,
  type RecordResult,
  type RecordScore,
  type RecordSeat,
  type RecordSource,
  recordGame,
} from './record/record.ts';
export { MalformedRecord } from './record/shape.ts';
export { type Difference, type Verdict, verifyRead, verifyRecord } from './record/verify-record.ts';
