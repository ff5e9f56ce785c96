import { gameFromPack } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { expect, test } from 'vitest';
import { en } from './en/en.ts';
import { factsOf } from './printed.ts';
import { tableNames } from './table-names.ts';

test('a thing is called by its name, also when its id is a word that every object knows', () => {
  const [pack] = gameList.flatMap((entry) => entry.pack ?? []);
  if (!pack) throw new Error('no game has a pack');
  const board = { ...pack, places: [...pack.places, { id: 'constructor', name: 'Builders’ Yard', x: 0, y: 0 }] };
  const names = tableNames({
    facts: factsOf(gameFromPack(board).make({})),
    pieces: 'train',
    words: { places: {} },
    seats: [],
    me: undefined,
    messages: en,
  });
  expect(names.place('constructor')).toBe('Builders’ Yard');
  expect(names.place('nowhere')).toBe('nowhere');
  expect(names.colour('constructor')).toBe('constructor');
  expect(names.technology('constructor')).toBe('constructor');
});
