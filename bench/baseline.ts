/** A fixed integer loop: the yardstick by which two machines, or two moments of one, can be compared. */
const TABLE = new Uint32Array(16384);
for (let place = 0; place < TABLE.length; place++) TABLE[place] = (place * 2654435761) >>> 0;

/** A number of steps of xorshift32, each with a look into a table of 64 KiB. */
export function baseline(steps: number): number {
  let x = 2463534242;
  let sum = 0;
  for (let step = 0; step < steps; step++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    sum = (sum + (TABLE[x & 16383] ?? 0)) | 0;
  }
  return sum ^ x;
}
