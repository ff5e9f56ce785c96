/* What the lesson speaks about on the board. */

export const FIRST_ROUTE = 'empire-state-building--midtown-west';
export const SECOND_ROUTE = 'empire-state-building--united-nations';
export const TAKEN_TRACK = 'chinatown--wall-street-green';
export const CLOSED_TRACK = 'chinatown--wall-street-pink';
export const LATER_ROUTE = 'greenwich-village--soho';
export const STAR = 'empire-state-building';
