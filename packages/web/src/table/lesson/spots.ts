import type { LessonNames, TableNames } from '@branchline/text';

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
