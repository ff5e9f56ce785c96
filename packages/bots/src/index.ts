export { botIds, makeBot } from './bot-list.ts';
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
export { explainMove } from './explain.ts';
export { type Interval, wilson } from './win-rate.ts';
