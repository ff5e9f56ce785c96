/// <reference types="node" />
import type { Pack } from './pack.ts';

/** The one text of a value: fields in the order of their names, no spaces. What was written in another order is the same pack. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([field, item]) => `${JSON.stringify(field)}:${canonicalJson(item)}`).join(',')}}`;
}

/** What tells packs apart: SHA-256 of the canonical text, as 64 hexadecimal digits. */
export function packHash(pack: Pack): string {
  const hash = hashes.get(pack) ?? sha256(new TextEncoder().encode(canonicalJson(pack)));
  hashes.set(pack, hash);
  return hash;
}

/** A pack never changes, and every record tells its hash. */
const hashes = new WeakMap<Pack, string>();

/** The first 32 bits of the fractional parts of roots of the first primes. */
const PRIMES = firstPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

function firstPrimes(many: number): readonly number[] {
  const found: number[] = [];
  for (let one = 2; found.length < many; one++) if (found.every((prime) => one % prime !== 0)) found.push(one);
  return found;
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** FIPS 180-4. Written out because a page can only hash later (`crypto.subtle`), and a record is read at once. */
function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const hash = Uint32Array.from(START);
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let place = 0; place < 16; place++) words[place] = view.getUint32(block + 4 * place);
    spread(words);
    compress(hash, words);
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function spread(words: Uint32Array): void {
  for (let place = 16; place < 64; place++) {
    const [far, near] = [words[place - 15] ?? 0, words[place - 2] ?? 0];
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[place] = (words[place - 16] ?? 0) + low + (words[place - 7] ?? 0) + high;
  }
}

/** One block. Eight variables by hand: taken out of arrays it is ten times as slow, and a map can have a million letters. */
function compress(hash: Uint32Array, words: Uint32Array): void {
  let a = hash[0] ?? 0;
  let b = hash[1] ?? 0;
  let c = hash[2] ?? 0;
  let d = hash[3] ?? 0;
  let e = hash[4] ?? 0;
  let f = hash[5] ?? 0;
  let g = hash[6] ?? 0;
  let h = hash[7] ?? 0;
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g);
    const mixed = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice;
    const one = (mixed + (ROUNDS[round] ?? 0) + (words[round] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) hash[place] = (hash[place] ?? 0) + word;
}
