export { botIds, makeBot } from './bot-list.ts';
export { type Character, type CharacterStyle, characters, type Level } from './characters.ts';
export type { Bot, Decision, Limits, Reason, ReasonKey, SearchReport } from './contract/bot.ts';
export { explainMove } from './explain.ts';
