import { CLOSED_TRACK, FIRST_ROUTE, LATER_ROUTE, SECOND_ROUTE, STAR } from '../lesson-spots.ts';
import type { TableNames } from '../namer.ts';

const steps = {
  welcome: () =>
    'Welcome to New York. You claim routes with taxis, connect the places on your tickets and collect points. Each turn you do exactly one thing.',
  tickets: () =>
    'A ticket brings its points at the end if your routes connect its two places, and costs them if not. Choose both, then keep them.',
  hand: (names) =>
    `Your cards pay for routes: one for each space, all in the colour of the route. ${names.route(FIRST_ROUTE)} has two green spaces, and you have one green card.`,
  market: () => 'Another green card lies open in the market. Take it.',
  deck: () => 'A draw is two cards. The open one was replaced at once. Take the second from the deck, unseen.',
  turns: (names) =>
    `${names.player(1)} has played: you find it in the log, and on the board ${names.route(CLOSED_TRACK)} has a taxi on one of its two tracks.`,
  taxi: () =>
    'A taxi card stands in for any colour. Taken from the market it is the whole draw: there is no second card. Take the one that is marked.',
  double: (names) =>
    `${names.route(CLOSED_TRACK)} is a double route. Try to claim its other track: choose it on the board.`,
  refused: () =>
    'With two players the other track is closed. Whenever something is not possible you read why, and the rule behind it is one click away.',
  route: (names) =>
    `Now you can pay: choose ${names.route(FIRST_ROUTE)} on the board and claim it with two green cards.`,
  attraction: (names) =>
    `Your first points. The star at ${names.place(STAR)} is an attraction: it brings a point at the end to everybody who has a route there.`,
  collect: (names) =>
    `For your other ticket you will need orange, for ${names.route(LATER_ROUTE)}. None lies open: take the pink card and see what comes in its place.`,
  collectAgain: () => 'An orange card. Take it.',
  swept: () => 'Three taxi cards lay open then. In that case all open cards are swept away and five new ones turned.',
  wild: (names) => `Claim ${names.route(SECOND_ROUTE)} now: one black card, and the taxi card for the second space.`,
  ticketDone: () =>
    'Your first ticket is done: your routes connect its places. Only you know; tickets stay secret until the end.',
  draw: () => 'Instead of cards you may also draw new tickets: more points, and more risk. Draw tickets.',
  keep: () => 'Keep one of them, or both. Point at a ticket, and the board shows its places.',
  lastRound: () =>
    'You see how many taxis everybody has left. When somebody ends a turn with two or fewer, all have one last turn.',
  score: () => 'At the end there are points for routes, for tickets done, for attractions, and off for tickets missed.',
  yours: () =>
    'That is all there is to know. The game is yours now: play it to its end. The rules are behind the book above.',
} satisfies Readonly<Record<string, (names: TableNames) => string>>;

/** The game that teaches. */
export const lesson = {
  title: 'Learn to play',
  hint: 'A first game of New York with a guide, ten minutes.',
  offer: 'New here?',
  resume: 'Go on with the lesson',
  count: (step: number, of: number) => `${step} / ${of}`,
  next: 'Next',
  playOn: 'Play on',
  leave: 'Play without the guide',
  waiting: 'Now it is the others’ turn.',
  astray: 'You may do that in any game. Here do first what the guide says, or play without it.',
  lastRoundNow: 'The last round has begun. Claim what still brings points, or finish a ticket.',
  over: 'The game is over. Every line of the score says where points came from. Well played.',
  steps,
};
