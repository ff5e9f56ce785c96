/*
 * QR codes (ISO/IEC 18004) for links: bytes, error correction level M, versions 1 to 20, which is 666 bytes. Written here because a
 * library that draws, decodes and knows every mode is many times as large.
 */

/** Rows of dark (true) and light modules, without the quiet zone round them. */
export type QrMatrix = readonly (readonly boolean[])[];

/** Of level M, by version: codewords for correction in each block, and how many blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;

/** The code of a text; nothing, if it is too long for one that a telephone reads easily. */
export function qrMatrix(text: string): QrMatrix | undefined {
  const bytes = new TextEncoder().encode(text);
  const version =
    BLOCKS.findIndex((_, index) => dataCodewords(index + 1) * 8 >= 4 + lengthBits(index + 1) + bytes.length * 8) + 1;
  if (version === 0) return undefined;
  const codewords = interleave(withPadding(bytes, version), version);
  const masks = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => draw(codewords, version, mask));
  return masks.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** How many modules are left for data when all patterns are drawn. */
function rawModules(version: number): number {
  const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const patterns = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55;
  return (16 * version + 128) * version + 64 - patterns - (version < 7 ? 0 : 36);
}

const allCodewords = (version: number): number => Math.floor(rawModules(version) / 8);

function dataCodewords(version: number): number {
  return allCodewords(version) - at(CORRECTION, version - 1) * at(BLOCKS, version - 1);
}

function withPadding(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  const room = dataCodewords(version) * 8;
  put(4, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room - bits.length));
  put(0, -bits.length & 7);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, byte) =>
    bits.slice(byte * 8, byte * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
}

/** Multiplication in the field of 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--)
    product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((other >>> bit) & 1) * one);
  return product;
}

function divisorOf(degree: number): number[] {
  const divisor: number[] = Array(degree)
    .fill(0)
    .with(degree - 1, 1);
  for (let index = 0, root = 1; index < degree; index++, root = times(root, 2)) {
    for (let place = 0; place < degree; place++) {
      divisor[place] = times(at(divisor, place), root) ^ at(divisor, place + 1);
    }
  }
  return divisor;
}

/** Reed and Solomon: what is left when the data is divided. */
function correctionOf(data: readonly number[], divisor: readonly number[]): number[] {
  const rest: number[] = Array(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [place, coefficient] of divisor.entries()) rest[place] = at(rest, place) ^ times(coefficient, factor);
  }
  return rest;
}

function interleave(data: readonly number[], version: number): number[] {
  const [blocks, correction] = [at(BLOCKS, version - 1), at(CORRECTION, version - 1)];
  const short = blocks - (allCodewords(version) % blocks);
  const shortData = Math.floor(allCodewords(version) / blocks) - correction;
  const divisor = divisorOf(correction);
  let taken = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const part = data.slice(taken, taken + shortData + (block < short ? 0 : 1));
    taken += part.length;
    return { part, rest: correctionOf(part, divisor) };
  });
  const inTurn = (lists: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
  return [
    ...inTurn(
      parts.map(({ part }) => part),
      shortData + 1,
    ),
    ...inTurn(
      parts.map(({ rest }) => rest),
      correction,
    ),
  ];
}

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

function draw(codewords: readonly number[], version: number, mask: number): boolean[][] {
  const size = version * 4 + 17;
  const modules = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = modules[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  drawPatterns(version, size, set);
  drawFormat(mask, size, set);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    const upwards = (((column + 1) & 2) === 0) !== column < 6;
    for (let step = 0; step < size * 2; step++) {
      const [x, row] = [column - (step % 2), Math.floor(step / 2)];
      const y = upwards ? size - 1 - row : row;
      if (modules[y]?.[x] !== undefined) continue;
      const dark = ((at(codewords, bit >>> 3) >>> (7 - (bit & 7))) & 1) === 1;
      set(x, y, dark !== (MASKS[mask]?.(x, y) === 0));
      bit++;
    }
  }
  return modules.map((row) => row.map((module) => module === true));
}

type SetModule = (x: number, y: number, dark: boolean) => void;

/** Finders, timing, alignment and the version's number: all that is not data. */
function drawPatterns(version: number, size: number, set: SetModule): void {
  for (let step = 0; step < size; step++) {
    set(6, step, step % 2 === 0);
    set(step, 6, step % 2 === 0);
  }
  const spots = alignment(version, size);
  const last = spots.length - 1;
  for (const [row, y] of spots.entries()) {
    for (const [column, x] of spots.entries()) {
      const corner = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!corner) square([x, y], [1], set);
    }
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square([x, y], [2, 4], set);
  }
  if (version < 7) return;
  const number = (version << 12) | remainder(version, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit++) {
    const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    set(far, near, ((number >>> bit) & 1) === 1);
    set(near, far, ((number >>> bit) & 1) === 1);
  }
}

/** Squares round a middle, dark but for the rings at these distances; the finders' last ring is light, an alignment's dark. */
function square([x, y]: readonly [number, number], light: readonly number[], set: SetModule): void {
  const reach = light.length * 2;
  for (let down = -reach; down <= reach; down++) {
    for (let right = -reach; right <= reach; right++) {
      const distance = Math.max(Math.abs(right), Math.abs(down));
      if (y + down >= 0) set(x + right, y + down, !light.includes(distance));
    }
  }
}

function alignment(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, place) => size - 7 - (count - 2 - place) * step)];
}

function remainder(data: number, bits: number, divisor: number): number {
  let rest = data;
  for (let step = 0; step < bits; step++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  return rest;
}

/** Which mask was used, twice. Level M is 0. */
function drawFormat(mask: number, size: number, set: SetModule): void {
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  const dark = (bit: number): boolean => ((bits >>> bit) & 1) === 1;
  for (let bit = 0; bit <= 5; bit++) set(8, bit, dark(bit));
  set(8, 7, dark(6));
  set(8, 8, dark(7));
  set(7, 8, dark(8));
  for (let bit = 9; bit < 15; bit++) set(14 - bit, 8, dark(bit));
  for (let bit = 0; bit < 8; bit++) set(size - 1 - bit, 8, dark(bit));
  for (let bit = 8; bit < 15; bit++) set(8, size - 15 + bit, dark(bit));
  set(8, size - 8, true);
}

/** How hard it is to read: long runs, blocks, what looks like a finder, and too much of one shade. */
function penalty(matrix: QrMatrix): number {
  const size = matrix.length;
  const lines = [...matrix, ...matrix.map((_, x) => matrix.map((row) => row[x] === true))];
  let points = 0;
  for (const line of lines) {
    const text = line.map(Number).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (const finder of ['00001011101', '10111010000']) points += (text.split(finder).length - 1) * 40;
  }
  let dark = 0;
  for (const [y, row] of matrix.entries()) {
    for (const [x, module] of row.entries()) {
      dark += Number(module);
      const below = matrix[y + 1];
      if (below && x + 1 < size && [row[x + 1], below[x], below[x + 1]].every((one) => one === module)) points += 3;
    }
  }
  return points + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
