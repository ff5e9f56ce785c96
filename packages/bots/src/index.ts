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
export { explainMove } from './explain.ts';
export { tunedFaults } from './tuned/tuned-faults.ts';
export { type Interval, wilson, wilsonOfDeals } from './win-rate.ts';
