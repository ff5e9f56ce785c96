/** Every text a player reads or hears, for any program: it knows no page. */
export type { ChanceTexts } from './en/chance.ts';
export { en, type Messages, type RuleTexts } from './en/en.ts';
export type { WorkshopTexts } from './en/workshop.ts';
export { isKnownEvent, sentenceOf } from './event-sentences.ts';
export { type Language, languageFor, languageIds, languages, saysYou } from './languages.ts';
export { messagesAt } from './messages-at.ts';
export { type Facts, factsOf } from './printed.ts';
export { commonRules, isCommonTo, ownRules, type Rule, slotTexts } from './rules-of.ts';
export {
  type AnyEvent,
  type EventOf,
  type EventType,
  listIn,
  type NamedFacts,
  ownOf,
  type TableNames,
  textIn,
} from './shared/arguments.ts';
export { tableNames } from './table-names.ts';
