export type { Bot, Decision, Limits, Reason, Report } from './bot.ts';
export { botIds, makeBot } from './bot-list.ts';
