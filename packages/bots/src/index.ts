export { arenaBotIds, botIds, makeBot } from './bot-list.ts';
export { type Character, type CharacterStyle, characters, type Level } from './characters.ts';
export {
  type Bot,
  botBits,
  type Decision,
  type Limits,
  type Reason,
  type ReasonKey,
  type SearchReport,
} from './contract/bot.ts';
export { explainMove } from './explain/explain-move.ts';
export { makeOpponent } from './levels.ts';
export { tunedFaults } from './tuned/tuned-faults.ts';
export {
  type CostlyTurn,
  type GameReading,
  type PlayedGame,
  type PlayedMove,
  type ReadingDepth,
  type ReadingStep,
  readPlayedGame,
  type TurnReading,
} from './win/game-reading.ts';
export { type Looking, type WinChance, winChance } from './win/win-chance.ts';
export { type Interval, wilson, wilsonOfDeals } from './win-rate.ts';
