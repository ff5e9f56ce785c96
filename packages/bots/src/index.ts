export type { Bot, Decision } from './bot.ts';
export { botIds, makeBot } from './bot-list.ts';
