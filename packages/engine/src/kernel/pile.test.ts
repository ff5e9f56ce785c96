import { describe, expect, test } from 'vitest';
import { look, pile, sealed, veilEvent } from './pile.ts';

describe('a veiled event', () => {
  const drawn = { type: 'drawn', seat: 1, cards: pile(1, [4, 2]), place: 3 };

  test('keeps the faces for the seat that may look', () => {
    expect(veilEvent(drawn, 1)).toEqual(drawn);
    expect(look(veilEvent(drawn, 1).cards)).toEqual([4, 2]);
  });

  test.each([0, 2, 'watcher'] as const)('shows %s only how many there are (C-60, C-61)', (viewer) => {
    const seen = veilEvent(drawn, viewer);
    expect(JSON.stringify(seen)).toBe('{"type":"drawn","seat":1,"cards":{"sight":1,"count":2},"place":3}');
    expect(look(seen.cards)).toEqual([]);
  });

  test('shows the order of a deck to no seat at all (C-62)', () => {
    const made = { type: 'deckMade', cards: pile('nobody', [1, 2, 3]) };
    for (const viewer of [0, 1, 'watcher'] as const) {
      expect(veilEvent(made, viewer)).toEqual({ type: 'deckMade', cards: { sight: 'nobody', count: 3 } });
    }
  });

  test('shows everybody what lies open (C-60)', () => {
    const completed = { type: 'completed', tickets: pile('all', [3]) };
    for (const viewer of [0, 1, 'watcher', 'replay'] as const) expect(veilEvent(completed, viewer)).toEqual(completed);
  });

  test('tells nobody else even the size of a sealed choice (C-4)', () => {
    const one = { type: 'chosen', choice: sealed(0, [7]) };
    const two = { type: 'chosen', choice: sealed(0, [7, 8]) };
    expect(JSON.stringify(veilEvent(one, 1))).toBe('{"type":"chosen","choice":{"sealedFor":0}}');
    expect(JSON.stringify(veilEvent(one, 1))).toBe(JSON.stringify(veilEvent(two, 1)));
    expect(veilEvent(two, 0)).toEqual(two);
  });

  test('is open in a replay (C-63)', () => {
    const event = { type: 'all', deck: pile('nobody', [1]), hand: pile(0, [2]), choice: sealed(1, [3]) };
    expect(veilEvent(event, 'replay')).toBe(event);
  });

  test('leaves the event itself as it was', () => {
    veilEvent(drawn, 0);
    expect(drawn.cards.items).toEqual([4, 2]);
  });
});
