import type { LessonNames, Messages, TableNames } from '@branchline/text';

/* What the lesson is about on the board. */

export const FIRST_ROUTE = 'empire-state-building--midtown-west';
export const SECOND_ROUTE = 'empire-state-building--united-nations';
export const TAKEN_TRACK = 'chinatown--wall-street-green';
export const CLOSED_TRACK = 'chinatown--wall-street-pink';
export const STAR = 'empire-state-building';
const LATER_ROUTE = 'greenwich-village--soho';
const OPPONENT = 1;

/** The same by the names the guide calls it. */
export function lessonNames(names: TableNames): LessonNames {
  return {
    opponent: names.player(OPPONENT),
    firstRoute: names.route(FIRST_ROUTE),
    secondRoute: names.route(SECOND_ROUTE),
    closedTrack: names.route(CLOSED_TRACK),
    laterRoute: names.route(LATER_ROUTE),
    star: names.place(STAR),
  };
}

type StepId = keyof Messages['lesson']['steps'];

/** One thing the guide says. */
export interface LessonStep {
  readonly id: StepId;
  /** How many answers the learner has given when it is said; one more and it is past. */
  readonly answers: number;
  /** Read it, do what it says, or try it and hear why not. */
  readonly kind: 'read' | 'do' | 'try';
  /** What it is about, as the page knows it. */
  readonly spot?: string;
  readonly route?: string;
  readonly place?: string;
  /** On a phone: the part of the table it is on. */
  readonly tab?: 'hand' | 'market' | 'tickets' | 'players' | 'log';
}

export const steps: readonly LessonStep[] = [
  { id: 'welcome', answers: 0, kind: 'read', spot: '.board-pane' },
  { id: 'tickets', answers: 0, kind: 'do', spot: '.choice' },
  { id: 'hand', answers: 1, kind: 'read', spot: '.hand', route: FIRST_ROUTE, tab: 'hand' },
  { id: 'market', answers: 1, kind: 'do', spot: '[data-spot="market-0"]', tab: 'market' },
  { id: 'deck', answers: 2, kind: 'do', spot: '.pile[data-spot="deck"]', tab: 'market' },
  { id: 'turns', answers: 3, kind: 'read', spot: '.log', route: TAKEN_TRACK, tab: 'log' },
  { id: 'taxi', answers: 3, kind: 'do', spot: '[data-spot="market-0"]', tab: 'market' },
  { id: 'double', answers: 4, kind: 'try', route: CLOSED_TRACK },
  { id: 'refused', answers: 4, kind: 'read', spot: '.why-not' },
  { id: 'route', answers: 4, kind: 'do', route: FIRST_ROUTE, tab: 'hand' },
  { id: 'attraction', answers: 5, kind: 'read', place: STAR },
  { id: 'collect', answers: 5, kind: 'do', spot: '[data-spot="market-0"]', tab: 'market' },
  { id: 'collectAgain', answers: 6, kind: 'do', spot: '[data-spot="market-0"]', tab: 'market' },
  { id: 'swept', answers: 7, kind: 'read', spot: '.market .row', tab: 'market' },
  { id: 'wild', answers: 7, kind: 'do', route: SECOND_ROUTE, tab: 'hand' },
  { id: 'ticketDone', answers: 8, kind: 'read', spot: '.tickets', tab: 'tickets' },
  { id: 'draw', answers: 8, kind: 'do', spot: '.pile[data-spot="ticket-pile"]', tab: 'market' },
  { id: 'keep', answers: 9, kind: 'do', spot: '.choice' },
  { id: 'lastRound', answers: 10, kind: 'read', spot: '.players', tab: 'players' },
  { id: 'score', answers: 10, kind: 'read', spot: '.players', tab: 'players' },
  { id: 'yours', answers: 10, kind: 'read' },
];

/** Where the lesson is after this many answers: never behind them, and never past what was not read. */
export function stepAfter(answers: number, from: number): number {
  const at = steps.findIndex((step, place) => place >= from && step.answers >= answers);
  return at < 0 ? steps.length - 1 : at;
}
