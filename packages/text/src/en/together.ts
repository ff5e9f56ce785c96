import type { PhraseId } from '@branchline/protocol';
import { plural } from './grammar.ts';

/* Playing together over hours or weeks: clocks, standing orders, another game, quick phrases. */

/** How long players may think, and what happens then. */
export const clocks = {
  none: 'No clock',
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => plural(count, 'hour'),
  days: (count: number) => plural(count, 'day'),
  move: (span: string) => `${span} a move`,
  game: (span: string) => `${span} for the game`,
  bank: (span: string, more: string) => `${span} for the game, ${more} more after each move`,
  live: 'At one sitting',
  correspondence: 'Over days',
  atTimeOut: 'When somebody’s time is up',
  outcomes: { bot: 'a bot plays on until they are back', leastHarm: 'the least harmful move is made for them' },
  ifLate: (outcome: string) => `Late: ${outcome}`,
  daysLeft: (days: number, hours: number) => `${days} d ${hours} h`,
  left: (time: string) => `${time} left`,
  stopped: 'Clock stopped',
};

/** What the server does for a player who is away. */
export const orders = {
  title: 'Standing order',
  hint: 'The server does this for you when your turn comes. Nobody else can see it, or that there is one.',
  leave: 'Leave an order',
  change: 'Change the order',
  cancel: 'Cancel the order',
  save: 'Leave this order',
  inWords: 'In words',
  take: 'Take cards',
  sources: {
    deck: 'from the deck',
    market: 'that lie open in this colour, otherwise from the deck',
    none: 'none: only claim',
  },
  until: 'Until I have',
  colour: 'Of this colour',
  either: (cards: string, wild: string) => `${cards} or ${wild}`,
  claim: 'Then claim',
  noClaim: 'nothing',
  limits: 'Stop and ask me',
  ifTaken: 'if somebody takes that route',
  turns: 'After how many turns',
  turnsOf: (count: number) => plural(count, 'turn'),
  noTurns: 'however many it takes',
  says: {
    deck: (cards: string) => `Take cards from the deck until I have ${cards}.`,
    market: (cards: string) => `Take open cards in this colour, otherwise from the deck, until I have ${cards}.`,
    claim: (route: string) => `Claim ${route}.`,
    thenClaim: (route: string) => `Then claim ${route}.`,
    payWith: (colour: string, wilds: string) => `Pay with ${colour}, and as few ${wilds} as possible.`,
    payFewWilds: (wilds: string) => `Pay with as few ${wilds} as possible.`,
    payWilds: (wilds: string) => `Pay with ${wilds} only.`,
    ifTaken: 'Stop and ask me if somebody takes it.',
    afterTurns: (turns: string) => `Stop and ask me after ${turns}.`,
    other: 'An order that a program has left.',
  },
  running: 'Your order is running',
  inList: 'an order is running',
  ended: {
    done: 'Your order is done.',
    cancelled: 'Your order is cancelled.',
    routeTaken: 'Your order has stopped: the route is taken.',
    turnsOver: 'Your order has stopped: its turns are over.',
    unexpected: 'Your order has stopped: it says nothing about what came.',
  },
  didNothing: 'It has done nothing.',
  understood: 'All right',
  nothingToDo: 'Choose cards to take or a route to claim.',
};

/** Another game with the same people: an invitation. */
export const rematch = {
  asks: (name: string) => `${name} would like to play again.`,
  accept: 'Join in',
  decline: 'Not now',
  declined: 'You are not playing this time.',
  willPlay: (names: string) => `Joining in: ${names}`,
  willNot: (names: string) => `Not this time: ${names}`,
  asked: (names: string) => `Asked: ${names}`,
  toTable: 'To the new table',
  rotate: 'Everybody moves on by one seat.',
  kept: (name: string) => `Kept for ${name}`,
  inList: 'You are asked to play again',
  push: (game: string) => `${game}: you are asked to play again`,
};

const phrases: Readonly<Record<PhraseId, string>> = {
  hello: 'Hello',
  goodLuck: 'Good luck',
  goodMove: 'Good move',
  wantedThat: 'I wanted that one',
  ouch: 'Ouch',
  oneMoment: 'One moment, please.',
  takeYourTime: 'Take your time.',
  thanks: 'Thanks',
  sorry: 'Sorry',
  goodGame: 'Good game',
  again: 'Again?',
  mustGo: 'I have to go soon.',
};

/** What can be said with one press; everybody reads it in their own language. */
export const quick = { title: 'Quick phrases', phrases };
