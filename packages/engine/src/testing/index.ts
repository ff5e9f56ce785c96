export { dealt, given, type Named, type NamedAction, type Setting, type TestTable } from './given.ts';
export { type Moment, randomPlay } from './random-play.ts';
export { many, stacked } from './stacking.ts';
