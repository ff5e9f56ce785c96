import { type Bits, type Chance, shuffleWith } from './chance.ts';

/**
 * A quick generator for simulation and search (xoshiro128**, seeded by splitmix32). It is not for real tables: its 128 bits
 * of state can be worked out from the cards seen.
 */
export function fastBits(seed: number, stream = 0): Bits {
  let mix = (seed ^ Math.imul(stream, 0x9e3779b9)) | 0;
  const splitmix = (): number => {
    mix = (mix + 0x9e3779b9) | 0;
    let z = mix;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  let a = splitmix();
  let b = splitmix();
  let c = splitmix();
  let d = splitmix();
  return () => {
    const five = Math.imul(b, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result >>> 0;
  };
}

/** The chance of one step of a simulated game; the generator is only made if a pile is shuffled. */
export function fastChance(seed: number, step: number): Chance {
  let bits: Bits | undefined;
  return {
    shuffle(items) {
      bits ??= fastBits(seed, step);
      shuffleWith(bits, items);
    },
  };
}
