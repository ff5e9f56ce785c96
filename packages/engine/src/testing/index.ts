export { dealt, given, type Named, type NamedAction, type Setting, type TestTable } from './given.ts';
export { type Moment, randomPlay } from './random-play.ts';
export { inTurn, stackedTickets, unshuffled } from './shuffles.ts';
export { many, stacked } from './stacking.ts';
