export { type GameTitle, type TitleLook, titleOfEntry } from './list/game-title.ts';
export { addPack, findGame, forgetPack, loadGame, packRef } from './list/games.ts';
export { readOutsidePack } from './list/read-outside-pack.ts';
export {
  addTitle,
  findMap,
  gameTitles,
  hashIn,
  loadDrawing,
  loadLesson,
  loadOutline,
  loadWords,
  titleOf,
} from './list/titles.ts';
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
export { type DraftReading, isName, readDraft, withoutCode } from './pack/draft.ts';
export type { GameEntry } from './pack/game-entry.ts';
export type { GameWords } from './pack/game-words.ts';
export type { BoardWord, Look, LookShape, PaletteId, SeatColour, SeatPattern } from './pack/look.ts';
export {
  CARD_COLOURS,
  LARGEST_PACK,
  type Pack,
  type PackRuleId,
  type PackRules,
  type PieceKind,
  ruleIdsOf,
} from './pack/pack.ts';
export { gameFromPack } from './pack/pack-game.ts';
export { canonicalJson, packHash } from './pack/pack-hash.ts';
export { PACK_SHAPE } from './pack/pack-shape.ts';
export { type PiecesWanted, piecesWanted } from './pack/pieces-wanted.ts';
export { proposeTickets, type TicketWish, ticketWish } from './pack/propose-tickets.ts';
export { type PackReading, readPack } from './pack/read-pack.ts';
export type { Remark, RemarkKey } from './pack/remark.ts';
export { remarksOn } from './pack/remarks.ts';
export type { Fields, Shape } from './pack/shape.ts';
export { waysOf } from './pack/ways.ts';
export { figuresOf, type SeatFigures } from './record/figures.ts';
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
  recordUnfinished,
} from './record/record.ts';
export { MalformedRecord } from './record/shape.ts';
export { type Difference, type Verdict, verifyRead, verifyRecord } from './record/verify-record.ts';
