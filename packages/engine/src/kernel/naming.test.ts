import { describe, expect, expectTypeOf, test } from 'vitest';
import type { BoardEvent } from '../board/events.ts';
import { cardsOf } from './cards.ts';
import type { GameEvent } from './game.ts';
import { type NamedEvent, type NamedPile, naming, UnknownName } from './naming.ts';
import { pile, sealed } from './pile.ts';

const names = naming({
  cards: ['red', 'blue', 'wild'],
  routes: ['a--b', 'b--c'],
  tickets: ['a--c', 'b--a'],
  technologies: ['booster'],
  places: ['a', 'b', 'c'],
});

describe('names for numbers', () => {
  test.each<[object, object]>([
    [
      { type: 'claimRoute', route: 1, cards: cardsOf([2, 0, 1]) },
      { type: 'claimRoute', route: 'b--c', cards: ['red', 'red', 'wild'] },
    ],
    [
      { type: 'takeCard', from: 3 },
      { type: 'takeCard', from: 3 },
    ],
    [
      { type: 'takeCard', from: 'deck' },
      { type: 'takeCard', from: 'deck' },
    ],
    [
      { type: 'keepTickets', tickets: [1, 0] },
      { type: 'keepTickets', tickets: ['b--a', 'a--c'] },
    ],
    [
      { type: 'keepTickets', tickets: [] },
      { type: 'keepTickets', tickets: [] },
    ],
    [
      { type: 'buyTechnology', technology: 0, cards: 0 },
      { type: 'buyTechnology', technology: 'booster', cards: [] },
    ],
    [
      { type: 'marketFilled', place: 2, card: 2 },
      { type: 'marketFilled', place: 2, card: 'wild' },
    ],
    [
      { type: 'cardsDealt', seat: 1, cards: pile(1, [2, 0, 2]) },
      { type: 'cardsDealt', seat: 1, cards: { sight: 1, count: 3, items: ['wild', 'red', 'wild'] } },
    ],
    [
      { type: 'cardsDealt', seat: 1, cards: { sight: 1, count: 3 } },
      { type: 'cardsDealt', seat: 1, cards: { sight: 1, count: 3 } },
    ],
    [
      { type: 'ticketsChosen', choice: sealed(0, [1]) },
      { type: 'ticketsChosen', choice: { sealedFor: 0, items: ['b--a'] } },
    ],
    [
      { type: 'ticketsChosen', choice: { sealedFor: 0 } },
      { type: 'ticketsChosen', choice: { sealedFor: 0 } },
    ],
  ])('%j there and back', (numbers, named) => {
    expect(names.named(numbers)).toEqual(named);
    expect(names.numbered(named)).toEqual(numbers);
  });

  test.each([
    ['route', { type: 'claimRoute', route: 'a--z', cards: [] }],
    ['route', { type: 'claimRoute', route: 1, cards: [] }],
    ['route', { type: 'claimRoute', route: 'constructor', cards: [] }],
    ['cards', { type: 'claimRoute', route: 'a--b', cards: ['red', 'pink'] }],
    ['cards', { type: 'claimRoute', route: 'a--b', cards: 'red and more' }],
    ['cards', { type: 'claimRoute', route: 'a--b', cards: [null] }],
    ['cards', { type: 'claimRoute', route: 'a--b', cards: 'blue' }],
    ['cards', { type: 'deckMade', cards: { sight: 'nobody', count: 1, items: 'red' } }],
    ['choice', { type: 'ticketsChosen', choice: { sealedFor: 0, items: 4 } }],
    ['route', { type: 'claimRoute', route: ['a--b'], cards: [] }],
    ['tickets', { type: 'keepTickets', tickets: 'a--c' }],
    ['technology', { type: 'buyTechnology', technology: ['booster'] }],
    ['tickets', { type: 'keepTickets', tickets: ['a--c', 7] }],
    ['tickets', { type: 'keepTickets', tickets: undefined }],
    ['technology', { type: 'buyTechnology', technology: '' }],
  ])('a %s this game does not have is refused by the name of its field: %j', (field, action) => {
    let thrown: unknown;
    try {
      names.numbered(action);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(UnknownName);
    expect(thrown).toMatchObject({ field, message: expect.stringContaining(`unknown ${field}: `) });
  });

  test('a field that every object has by nature is no field of the game', () => {
    const odd = JSON.parse('{"type":"pass","constructor":"x","__proto__":"y","toString":7}');
    expect(names.numbered(odd)).toEqual(odd);
    expect(names.named(odd)).toEqual(odd);
  });

  test('something nested very deeply is refused like any other value', () => {
    let deep: unknown[] = [];
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    expect(() => names.numbered({ route: deep })).toThrow(UnknownName);
  });

  test('a very long name is not repeated in full', () => {
    expect(() => names.numbered({ route: 'x'.repeat(5000) })).toThrow(/^unknown route: "x{79}$/);
  });

  test('a payment of more cards than there are of a kind stays more than anybody holds', () => {
    const { cards } = names.numbered<{ cards: number }>({ cards: new Array(70).fill('blue') });
    expect(cards).toBe(cardsOf([0, 31, 0]));
  });

  test('cards by kind', () => {
    expect([names.card(0), names.card(2), names.card(9)]).toEqual(['red', 'wild', 'none']);
  });
});

describe('the type of what is named', () => {
  const { named } = names;

  test('says which fields are names, event by event', () => {
    const event: BoardEvent = { type: 'cardsDealt', seat: 1, cards: pile(1, [2]) };
    expectTypeOf(named<BoardEvent>(event))
      .extract<{ type: 'cardsDealt' }>()
      .toHaveProperty('cards')
      .toEqualTypeOf<NamedPile>();
    const laid = named({ type: 'cardsLaid', seat: 0, route: 1, cards: 0 } as const);
    expectTypeOf(laid.route).toEqualTypeOf<string>();
    expectTypeOf(laid.cards).toEqualTypeOf<readonly string[]>();
    expectTypeOf(laid.seat).toEqualTypeOf<0>();
    expect(laid).toEqual({ type: 'cardsLaid', seat: 0, route: 'b--c', cards: [] });
  });

  test('is a plain named event where nothing more is known', () => {
    const event: GameEvent = { type: 'turnEnded' };
    expectTypeOf(named(event)).toEqualTypeOf<NamedEvent>();
    expect(named(event)).toEqual(event);
  });
});
