import {
  type ChanceSource,
  findGame,
  MalformedRecord,
  packHash,
  packRef,
  readRecord,
  verifyRecord,
} from '@branchline/games';
import { expect, test } from 'vitest';
import { smallGame } from '../testing/features.ts';
import { randomPack } from '../testing/random-pack.ts';
import { recorded, recordedPack } from './testing/recorded.ts';

const STRONG: ChanceSource = { kind: 'strong', seed: '0123456789abcdef'.repeat(4) };
const FAST: ChanceSource = { kind: 'fast', seed: 11 };
const packs = Array.from({ length: 8 }, (_, seed) => randomPack(seed));

test.each(packs)('a game of $name, which nobody knows, agrees with its seed and its events', (pack) => {
  for (const chance of [FAST, STRONG]) {
    const record = recordedPack(pack, pack.seats.max, chance);
    expect(record.packHash).toBe(packHash(pack));
    expect(verifyRecord(record)).toEqual({ fromSeed: undefined, fromEvents: undefined });
  }
});

const pack = randomPack(1);
const record = recordedPack(pack, pack.seats.min, FAST);
const { pack: _map, ...mapless } = record;

test('a record without its map is read where the map is known', () => {
  expect(() => readRecord(mapless)).toThrow('record.pack: expected the map, which is not known here');
  expect(() => readRecord(mapless, [randomPack(2)])).toThrow(MalformedRecord);
  expect(readRecord(mapless, [randomPack(2), pack]).game.id).toBe(packRef(pack));
});

test.each<[string, unknown, string]>([
  ['another map', { ...record, pack: randomPack(2) }, 'record.packHash: this is the hash of another map'],
  ['no hash', { ...record, packHash: undefined }, 'record.packHash: expected a text'],
  ['another name', { ...record, game: 'chicago' }, `record.game: expected ${pack.id}, as its map says`],
  ['no map at all', { ...record, pack: 7 }, 'record.pack: the file must be an object, not 7'],
  [
    'a map with a fault',
    { ...record, pack: { ...pack, seats: { min: 2, max: 9 } } },
    'record.pack: seats, max must be a whole number from 2 to 8, not 9',
  ],
])('a record with %s is refused', (_what, value, sentence) => {
  expect(() => readRecord(value)).toThrow(sentence);
});

const house = recorded(smallGame().id, 2, FAST);

test('a record of a game of the house tells the edition of its map', () => {
  const today = findGame(house.game)?.pack;
  expect(house.packHash).toBe(today && packHash(today));
  expect(house).not.toHaveProperty('pack');
  expect(verifyRecord(house)).toEqual({ fromSeed: undefined, fromEvents: undefined });
});

test('and verifies without it, as records of before do, or on another edition, which is then said', () => {
  const { packHash: _edition, ...before } = house;
  expect(verifyRecord(before)).toEqual({ fromSeed: undefined, fromEvents: undefined });
  const other = { ...house, packHash: '0'.repeat(64) };
  expect(verifyRecord(other)).toEqual({ fromSeed: undefined, fromEvents: undefined, otherEdition: true });
  expect(() => readRecord({ ...house, packHash: 'x' })).toThrow('record.packHash: expected 64 hexadecimal digits');
});
