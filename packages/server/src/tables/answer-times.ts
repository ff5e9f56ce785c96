import { createHmac } from 'node:crypto';

/** How long a seat's last answers took, in milliseconds: those that began a turn, and those that went on with one. */
export interface AnswerTimes {
  readonly newTurn: readonly number[];
  readonly goingOn: readonly number[];
}

/** Two numbers from 0 to 1 for a question: the same in every process and after a restart, and nobody outside can tell them. */
export type Draw = (table: string, seat: number, question: number) => readonly [number, number];

/** So many are remembered: what somebody does now says more than how they began. */
const REMEMBERED = 16;
/** Whoever has answered less often is taken for somebody like others, to make up for the rest. */
const KNOWN_FROM = 8;
const LIKE_OTHERS: Readonly<Record<keyof AnswerTimes, readonly number[]>> = {
  newTurn: [5200, 3100, 9400, 2300, 14_000, 6800, 4100, 7900],
  goingOn: [1900, 1300, 3400, 1000, 5200, 2600, 1600, 2200],
};
/** Nobody takes the same time twice: from so much less to so much more. */
const SPREAD = 1.6;
const LEAST_MS = 400;
/** Of the time there is, an order leaves at least the rest. */
const LONGEST = 0.6;
const SHORTEST = 0.15;

export const NO_ANSWERS: AnswerTimes = { newTurn: [], goingOn: [] };

/** Remembers one more. What an order answered counts like what its person answered: nobody else can tell them apart. */
export function remember(times: AnswerTimes, kind: keyof AnswerTimes, milliseconds: number): AnswerTimes {
  return { ...times, [kind]: [...times[kind], milliseconds].slice(-REMEMBERED) };
}

/** How long a standing order waits: as this seat has waited before, a little longer or shorter, and within the time it has. */
export function orderPause(
  times: AnswerTimes,
  { kind, draw: [which, spread], most }: { kind: keyof AnswerTimes; draw: readonly [number, number]; most: number },
): number {
  const own = times[kind];
  const like = [...own, ...LIKE_OTHERS[kind].slice(0, Math.max(0, KNOWN_FROM - own.length))];
  const before = Math.max(LEAST_MS, like[Math.floor(which * like.length)] ?? LEAST_MS);
  const wished = before * SPREAD ** (2 * spread - 1);
  // Not all at the same moment, either, when there is too little time.
  const pause = wished <= most * LONGEST ? wished : most * (SHORTEST + (LONGEST - SHORTEST) * spread);
  return Math.round(pause);
}

export function secretDraw(secret: string): Draw {
  return (table, seat, question) => {
    const bytes = createHmac('sha256', secret).update(`order\n${table} ${seat} ${question}`).digest();
    return [bytes.readUInt32BE(0) / 2 ** 32, bytes.readUInt32BE(4) / 2 ** 32];
  };
}
