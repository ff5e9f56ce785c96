export { audit } from './audit.ts';
export { dealt, given, type Named, type NamedAction, type Setting, type TestTable } from './given.ts';
export { isLaidOut, type LaidOut, laidOut } from './laid-out.ts';
export { mutate } from './mutate.ts';
export { otherWorld, SAME_ON_TOP } from './other-world.ts';
export { anyOffer, anyType, type Choice, hoarding, type Moment, randomPlay } from './random-play.ts';
export { inTurn, stackedTickets, unshuffled } from './shuffles.ts';
export { many, stacked } from './stacking.ts';
