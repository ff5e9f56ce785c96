/** Every text a player reads or hears, for any program: it knows no page. */
export { en, type Messages } from './en/en.ts';
export { isKnownEvent, sentenceOf } from './event-sentences.ts';
export { type Language, languageFor, languageIds, languages } from './languages.ts';
export { type Facts, factsOf } from './printed.ts';
export {
  type AnyEvent,
  type EventOf,
  type EventType,
  type LessonNames,
  listIn,
  type NamedFacts,
  type TableNames,
  textIn,
} from './shared/arguments.ts';
export { tableNames } from './table-names.ts';
