import { plural } from './grammar.ts';

/* What is seen at a glance: one's plan, what a route is, what was done last, and the tickets that are done. */

export const glance = {
  plan: 'My plan',
  planShown: 'Your plan is on the board.',
  planHidden: 'Your plan is off the board.',
  pinned: 'stays on the board',
  has: (has: number, due: number, colour: string) => (colour ? `${has} of ${due} ${colour}` : `${has} of ${due}`),
  withWilds: (wilds: string) => `with ${wilds}`,
  needs: (technologies: string) => `needs ${technologies}`,
  tooFar: (spaces: number, left: string) => `${plural(spaces, 'space')} to go, ${left}`,
  way: (steps: string) => `Way: ${steps}`,
  forYou: (points: number) => `${plural(points, 'point')} for you`,
  dear: (group: number, wild: string) => `Only by giving ${group} cards for 1 ${wild}`,
  canClaimDear: 'you can claim it by giving several cards for one',
  closed: 'closed: the other track is taken',
  lastMove: (name: string) => `last move of ${name}`,
  myLastMove: 'your last move',
  completes: (ticket: string) => `Completes ${ticket}`,
  helpsNone: 'On the way of none of your tickets',
  whichTrack: 'Which track?',
  ticketDone: (ticket: string, points: number) => `${ticket} is done: ${plural(points, 'point')}.`,
  ticketsOpen: 'The tickets are opened …',
  longestPath: (name: string, spaces: number) => `Longest path: ${name}, ${plural(spaces, 'space')}`,
  yourColour: 'Colour of the pieces',
};
