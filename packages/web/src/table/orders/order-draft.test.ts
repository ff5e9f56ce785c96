import { smallGame } from '@branchline/games/testing';
import { factsOf, tableNames } from '@branchline/text';
import { describe, expect, test } from 'vitest';
import { messages } from '../../preferences/messages.ts';
import { draftOf, type OrderDraft, orderInWords, orderOf, SOURCES } from './order-draft.ts';

const facts = factsOf(smallGame().make({}));
const [route = ''] = facts.routes.keys();
const draft: OrderDraft = { source: 'deck', count: 4, colour: 'green', route, ifTaken: true, turns: 3 };
const names = tableNames({ facts, pieces: 'train', words: {}, seats: [], me: 0, messages: messages.value });

describe('an order put together from a sentence with gaps', () => {
  test.each(
    SOURCES.flatMap((source) => [
      { ...draft, source },
      { ...draft, source, colour: 'wild', turns: 0 },
      { ...draft, source, ifTaken: false },
    ]),
  )('can be edited again: $source, $colour, $turns turns', (one) => {
    const order = orderOf(one);
    // As a server gives it back, fields in any order.
    const back = order && JSON.parse(JSON.stringify({ ...(order.turns && { turns: order.turns }), ...order }));
    const again = back && draftOf(back);
    expect(again && orderOf(again)).toEqual(order);
    expect(again).toBeDefined();
  });

  test('is none without cards and without a route', () => {
    expect(orderOf({ ...draft, source: 'none', route: '' })).toBeUndefined();
  });

  test('is told in words, all of it', () => {
    const order = orderOf(draft);
    expect(order && orderInWords(order, names)).toEqual([
      'Take cards from the deck until I have 4 green or locomotives.',
      `Then claim ${names.route(route)}.`,
      'Pay with green, and as few locomotives as possible.',
      'Stop and ask me if somebody takes it.',
      'Stop and ask me after 3 turns.',
    ]);
  });

  test('that a program has left is said to be one', () => {
    const order = { steps: [{ action: { type: 'drawTickets' } }, { action: { type: 'pass' } }] };
    expect(orderInWords(order, names)).toEqual(['An order that a program has left.']);
  });
});
