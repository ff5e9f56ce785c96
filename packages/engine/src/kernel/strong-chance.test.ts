import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { shuffleWith } from './chance.ts';
import { chachaBlock, isSecretSeed, strongChance } from './strong-chance.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, item) => item);

/** The key stream as somebody else's library makes it: 32-bit words, little endian. */
function otherKeyStream(seed: string, step: number): () => number {
  const counterAndNonce = Buffer.alloc(16);
  counterAndNonce.writeUInt32LE(step, 4);
  const cipher = createCipheriv('chacha20', Buffer.from(seed, 'hex'), counterAndNonce);
  return () => cipher.update(Buffer.alloc(4)).readUInt32LE();
}

describe('the strong chance', () => {
  test('turns a block as RFC 8439 prints it (section 2.3.2)', () => {
    const input = new Uint32Array([
      0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110,
      0x17161514, 0x1b1a1918, 0x1f1e1d1c, 0x00000001, 0x09000000, 0x4a000000, 0x00000000,
    ]);
    expect([...chachaBlock(input)]).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3, 0x466482d2,
      0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ]);
  });

  test.each([0, 1, 77, 0xffffffff])(
    'shuffles step %i by the key stream another library makes, block after block',
    (step) => {
      const ours = upTo(100);
      const theirs = upTo(100);
      const chance = strongChance(SEED, step);
      const words = otherKeyStream(SEED, step);
      // Two shuffles of one step go on with the same stream.
      for (let time = 0; time < 2; time++) {
        chance.shuffle(ours);
        shuffleWith(words, theirs);
      }
      expect(ours).toEqual(theirs);
    },
  );

  test('gives the same order for the same seed and step on every machine', () => {
    const items = upTo(10);
    strongChance(SEED, 3).shuffle(items);
    expect(items).toEqual([0, 5, 3, 6, 7, 2, 4, 8, 9, 1]);
  });

  test('gives another order for another seed or step', () => {
    const order = (seed: string, step: number): string => {
      const items = upTo(44);
      strongChance(seed, step).shuffle(items);
      return items.join();
    };
    const all = [
      order(SEED, 0),
      order(SEED, 1),
      order(SEED.replace('1f', '1e'), 0),
      order(SEED.replace('00', '80'), 0),
    ];
    expect(new Set(all).size).toBe(4);
  });

  test.each(['', 'abc', SEED.toUpperCase(), `${SEED}0`, `${SEED.slice(1)}g`])(
    'takes no seed but 64 digits: %j',
    (seed) => {
      expect(isSecretSeed(seed)).toBe(false);
      expect(() => strongChance(seed, 0).shuffle([1, 2])).toThrow('64 hexadecimal digits');
    },
  );

  test('takes a seed of 64 digits', () => {
    expect(isSecretSeed(SEED)).toBe(true);
  });
});
