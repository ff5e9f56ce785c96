import { type Bits, type Chance, shuffleWith } from './chance.ts';

/** A 256-bit secret, as 64 hexadecimal digits. */
export type SecretSeed = string;

const SECRET_SEED = /^[0-9a-f]{64}$/;

export function isSecretSeed(text: string): text is SecretSeed {
  return SECRET_SEED.test(text);
}

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/**
 * The chance of one step of a real table: the ChaCha20 key stream (RFC 8439) with the seed as key and the step as nonce.
 * Nobody can work out a deck from the cards already seen, and every step can be drawn again without the ones before it.
 */
export function strongChance(seed: SecretSeed, step: number): Chance {
  let bits: Bits | undefined;
  return {
    shuffle(items) {
      bits ??= keyStream(seed, step);
      shuffleWith(bits, items);
    },
  };
}

/** The key stream as 32-bit words: block 0, 1, 2 …, sixteen words each. */
function keyStream(seed: SecretSeed, step: number): Bits {
  const input = new Uint32Array(16);
  input.set(CONSTANTS);
  input.set(keyWords(seed), 4);
  input[13] = step;
  let block = new Uint32Array(0);
  let used = 0;
  return () => {
    if (used === block.length) {
      block = chachaBlock(input);
      input[12] = input[12] + 1;
      used = 0;
    }
    return block[used++];
  };
}

/** Eight little-endian words. */
function keyWords(seed: SecretSeed): number[] {
  if (!isSecretSeed(seed)) throw new Error('a secret seed is 64 hexadecimal digits');
  return Array.from({ length: 8 }, (_, word) => {
    const bytes = [0, 1, 2, 3].map((byte) =>
      Number.parseInt(seed.slice(word * 8 + byte * 2, word * 8 + byte * 2 + 2), 16),
    );
    return bytes.reduce((sum, byte, place) => sum + byte * 2 ** (8 * place), 0);
  });
}

/** One block of sixteen words: twenty rounds, then the input added. */
export function chachaBlock(input: Uint32Array): Uint32Array<ArrayBuffer> {
  const words = new Uint32Array(input);
  for (let round = 0; round < 10; round++) {
    for (let column = 0; column < 4; column++) quarter(words, column, column + 4, column + 8, column + 12);
    for (let line = 0; line < 4; line++) {
      quarter(words, line, 4 + ((line + 1) & 3), 8 + ((line + 2) & 3), 12 + ((line + 3) & 3));
    }
  }
  for (let word = 0; word < 16; word++) words[word] = words[word] + input[word];
  return words;
}

// biome-ignore lint/complexity/useMaxParams: the four words of a quarter round, as the RFC names them
function quarter(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  const mix = (to: number, from: number, turned: number, by: number) => {
    words[to] = words[to] + words[from];
    const mixed = words[turned] ^ words[to];
    words[turned] = (mixed << by) | (mixed >>> (32 - by));
  };
  mix(a, b, d, 16);
  mix(c, d, b, 12);
  mix(a, b, d, 8);
  mix(c, d, b, 7);
}
