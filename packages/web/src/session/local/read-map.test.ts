import { gameTitles, packRef } from '@branchline/games';
import { randomPack } from '@branchline/games/testing';
import { expect, test } from 'vitest';
import { readMap } from './read-map.ts';

const pack = randomPack(9);
const written = JSON.stringify(pack);
const [{ id: taken } = { id: '' }] = gameTitles;

test('a map in a file can be played by its ref', () => {
  const read = readMap(written);
  expect(read).toMatchObject({ ok: true, entry: { id: packRef(pack), name: pack.name } });
});

test.each<[string, string, object]>([
  ['nothing', '', { kind: 'notJson' }],
  ['half of one', written.slice(0, -9), { kind: 'notJson' }],
  ['a list', '[]', { kind: 'other', what: 'the file must be an object, not []' }],
  ['a field twice', written.replace('{', '{"id":"other",'), { kind: 'twice', what: 'id' }],
  ['a game of the house', JSON.stringify({ ...pack, id: taken }), { kind: 'houseId', what: taken }],
  ['far too much', `"${'x'.repeat(1_000_001)}"`, { kind: 'tooLong' }],
  [
    'too many seats',
    JSON.stringify({ ...pack, seats: { min: 2, max: 9 } }),
    { kind: 'other', what: 'seats, max must be a whole number from 2 to 8, not 9' },
  ],
  [
    'routes of a colour that the deck has not',
    JSON.stringify({ ...pack, routes: pack.routes.map((route) => ({ ...route, colour: 'pink' })) }),
    { kind: 'remark', remark: { key: 'strangeColour', grave: true } },
  ],
])('a file with %s is refused, and it is told why', (_what, text, fault) => {
  expect(readMap(text)).toMatchObject({ ok: false, fault });
});
