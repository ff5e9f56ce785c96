import type { GameEvent } from '@branchline/engine';
import { randomPlay } from '@branchline/engine/testing';
import { expect, test } from 'vitest';
import { gameList } from './all.ts';

/** The numbers of the questions asked, in the order they were asked. */
function numbers(events: readonly GameEvent[]): readonly number[] {
  return events.flatMap((event) => (event.type === 'asked' && 'number' in event ? [Number(event.number)] : []));
}

// An answer names the number of its question: one that came twice could be answered by an old message.
test.each(gameList)('$name: every question has a number of its own, each higher than the one before', (entry) => {
  const game = entry.make({});
  const asked = [...randomPlay(game, entry.seats.max, 11)].flatMap(({ events }) => numbers(events));
  expect(asked.length).toBeGreaterThan(30);
  expect(asked).toEqual(asked.map((_, at) => (asked[0] ?? 0) + at));
});
