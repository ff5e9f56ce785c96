import type { NamedEvent, SeenEntry } from '@branchline/engine';
import { gameWith } from '@branchline/games/testing';
import { factsOf, tableNames } from '@branchline/text';
import { expect, test } from 'vitest';
import { messages } from '../preferences/messages.ts';
import { lastOwnMove, turnsOf, withTicketsDone } from './turn-log.ts';

const facts = factsOf(gameWith('tunnels').make({}));
const seats = [{ name: 'Me' }, { name: 'Anna' }];
const names = tableNames({ facts, pieces: 'train', words: {}, seats, me: 0, messages: messages.value });
const tunnel = [...facts.routes.values()].find((route) => route.tunnel)?.id ?? '';
const plain = [...facts.routes.values()].find((route) => !route.tunnel && !route.ferry)?.id ?? '';

const entry = (version: number, seat: number, ...events: readonly NamedEvent[]): SeenEntry =>
  ({ version, seat, events, at: 0 }) as SeenEntry;
const laid = (route: string, ...cards: string[]): NamedEvent => ({ type: 'cardsLaid', seat: 1, route, cards });
const claimed = (route: string): NamedEvent => ({ type: 'routeClaimed', seat: 1, route, pieces: 2, points: 2 });

test('a claim is told with what was paid for it, and points at its route and cards', () => {
  const [turn] = turnsOf([entry(2, 1, laid(plain, 'red', 'red', 'wild'), claimed(plain))], names);
  expect(turn?.lines).toEqual([`Anna claimed ${names.route(plain)} for 2 points (2 red and 1 locomotive).`]);
  expect(turn?.about).toEqual({ routes: [plain], places: [], cards: ['red', 'red', 'wild'] });
});

test('an attempt on a tunnel is told with its colour, whether it succeeds or not', () => {
  const turned: NamedEvent = { type: 'cardTurned', card: 'red' };
  const left: NamedEvent = { type: 'laidTakenBack', seat: 1, cards: ['red', 'red'] };
  const [turn] = turnsOf([entry(2, 1, laid(tunnel, 'red', 'red'), turned), entry(3, 1, left)], names);
  expect(turn?.lines).toEqual([
    `Anna tried the tunnel ${names.route(tunnel)} with 2 red.`,
    'Turned: a red card.',
    'Anna left the tunnel.',
  ]);
  const [other] = turnsOf([entry(2, 1, laid(tunnel, 'red', 'red'), claimed(tunnel))], names);
  // Told once.
  expect(other?.lines.at(-1)).toBe(`Anna claimed ${names.route(tunnel)} for 2 points.`);
  expect(other?.about?.routes).toEqual([tunnel]);
});

test('a technology is told with its price', () => {
  const bought: NamedEvent = { type: 'technologyBought', seat: 1, technology: 'x', cards: ['wild', 'wild'] };
  expect(turnsOf([entry(2, 1, bought)], names)[0]?.lines).toEqual(['Anna bought x (2 locomotives).']);
});

test('cards that were drawn unseen are not pointed at', () => {
  const drawn: NamedEvent = { type: 'cardDrawn', seat: 1, card: { sight: 1, count: 1 } };
  expect(turnsOf([entry(2, 1, drawn)], names)[0]?.about?.cards).toEqual([]);
});

test('a ticket that got done is told in the own log alone, with the turn that did it', () => {
  const log = [
    entry(2, 1, laid(plain, 'red'), claimed(plain)),
    entry(3, 0, { type: 'turnEnded', seat: 0, passed: true }),
  ];
  const turns = turnsOf(log, names);
  const told = withTicketsDone(turns, 0, new Map([[3, ['Done.']]]));
  expect(told.map(({ lines }) => lines.includes('Done.'))).toEqual([false, true]);
  expect(withTicketsDone(turns, 0, new Map([[2, ['Done.']]]))).toEqual(turns);
});

test('whoever reads begins as “You begin”, and others as themselves', () => {
  const begun = (first: number): NamedEvent => ({ type: 'begun', seats: 2, first, options: {} });
  const said = [0, 1].map((first) => turnsOf([entry(1, -1, begun(first))], names)[0]?.lines);
  expect(said).toEqual([['You begin.'], ['Anna begins.']]);
});

test('what a bot, the clock or an order did at my seat is news to me, and no move of mine', () => {
  const log = (['person', 'bot', 'clock', 'order', undefined] as const).map((by, at): SeenEntry => {
    const own = entry(at + 2, 0, { type: 'turnEnded', seat: 0, passed: true });
    return by === undefined ? own : { ...own, by };
  });
  expect(lastOwnMove(log.slice(0, 4), 0)).toBe(2);
  // Old tables do not say who moved: a person did.
  expect(lastOwnMove(log, 0)).toBe(6);
  expect(lastOwnMove(log, 1)).toBe(0);
  expect(lastOwnMove(log, undefined)).toBe(0);
});
