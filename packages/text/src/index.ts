/** Every word a player reads or hears, for any program: it knows no page. */
export { en, type Messages } from './en.ts';
export { type Language, languageFor, languageIds, languages } from './languages.ts';
export { CLOSED_TRACK, FIRST_ROUTE, SECOND_ROUTE, STAR, TAKEN_TRACK } from './lesson-spots.ts';
export type { AnyEvent, EventOf, EventType } from './named.ts';
export { listIn, type NamedFacts, textIn } from './named-facts.ts';
export type { TableNames } from './namer.ts';
export { tableNames } from './namer-of.ts';
export { type Facts, factsOf } from './printed.ts';
