/** The words without the page: what another program of the house may say to a player. */
export { factsOf } from '../table/facts.ts';
export { namerOf } from '../table/namer.ts';
export { en, type Messages } from './en.ts';
export { languageFor, languageIds, languages } from './languages.ts';
export type { Namer } from './namer.ts';
