import type { AttackCounts } from './attack-thread.ts';

/** How long the victim waited, in milliseconds: for each answer to be taken, and for the bot at the table to move. */
export interface Felt {
  readonly answers: number[];
  readonly bots: number[];
}

/** One second of the server's life: the longest the event loop was late in it, and the 99th percentile. */
export interface Health {
  readonly megabytes: number;
  readonly lagMs: number;
  readonly usualLagMs: number;
}

/** What was measured in one part of the run. */
export interface AbusePart {
  readonly felt: Felt;
  readonly health: readonly Health[];
}

export interface AbuseReport {
  readonly seconds: number;
  readonly quiet: AbusePart;
  readonly attacked: AbusePart;
  /** What others felt at the same time, at a server on the same machine that nobody attacked. */
  readonly leftAlone: Felt;
  readonly counts: AttackCounts['counts'];
  /** By how much the victim's 99th percentile is more than it was before, and than that of those who were left alone. */
  readonly addedMs: number;
  /** What must not be. */
  readonly wrong: readonly string[];
}

/** So much may be added to the 99th percentile of what somebody who only wants to play feels. */
export const MOST_ADDED_MS = 250;
/** A quick bot of theirs may have to wait until a stranger's strong one has thought, and no longer. */
const MOST_BOT_MS = 5_000;
const MOST_MEGABYTES = 1_000;

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Looks whether what was measured may be. */
export function judged(measured: Omit<AbuseReport, 'addedMs'>): AbuseReport {
  const { quiet, attacked, leftAlone } = measured;
  const usual = Math.max(percentile(quiet.felt.answers, 0.99), percentile(leftAlone.answers, 0.99));
  const addedMs = percentile(attacked.felt.answers, 0.99) - usual;
  const peak = Math.max(0, ...attacked.health.map(({ megabytes }) => megabytes));
  const bots = percentile(attacked.felt.bots, 0.99);
  const wrong = [
    ...measured.wrong,
    ...(quiet.felt.answers.length === 0 || attacked.felt.answers.length === 0 ? ['the victim did not play'] : []),
    ...(attacked.health.length === 0 ? ['the server did not say how it is'] : []),
    ...(addedMs > MOST_ADDED_MS ? [`${Math.round(addedMs)} ms were added, more than ${MOST_ADDED_MS}`] : []),
    ...(bots > MOST_BOT_MS ? [`the bot at the victim's table took ${Math.round(bots)} ms`] : []),
    ...(peak > MOST_MEGABYTES ? [`the server used ${Math.round(peak)} MB`] : []),
  ];
  return { ...measured, addedMs, wrong };
}

/** As lines for a reader. */
export function abuseSummary({ seconds, quiet, attacked, leftAlone, counts, addedMs, wrong }: AbuseReport): string {
  const attacks = Object.entries(counts).map(([name, counted]) => {
    const told = Object.entries(counted).map(([what, count]) => `${count} ${what}`);
    return `    ${name}: ${told.join(', ') || 'nothing'}`;
  });
  return [
    `Abuse, ${Math.round(seconds)} s`,
    `  victim  ${row('quiet', quiet.felt)}`,
    `          ${row('under attack', attacked.felt)}`,
    `          ${row('meanwhile at a server left alone', leftAlone)}`,
    `          ${Math.round(addedMs)} ms added to the 99th percentile (at most ${MOST_ADDED_MS})`,
    `  server  ${healthRow('quiet', quiet.health)}`,
    `          ${healthRow('under attack', attacked.health)}`,
    '  attacks',
    ...attacks,
    `  wrong   ${wrong.length === 0 ? 'nothing' : wrong.length}`,
    ...wrong.map((sentence) => `    ${sentence}`),
  ].join('\n');
}

function row(when: string, { answers, bots }: Felt): string {
  const [half, most, longest] = [0.5, 0.99, 1].map((part) => percentile(answers, part).toFixed(1));
  const bot = [0.5, 0.99].map((part) => Math.round(percentile(bots, part))).join(' / ');
  return `${when}: ${answers.length} answers, p50 ${half} ms, p99 ${most} ms, longest ${longest} ms; bots p50 / p99 ${bot} ms`;
}

function healthRow(when: string, health: readonly Health[]): string {
  const megabytes = health.map((one) => Math.round(one.megabytes));
  const longest = Math.round(Math.max(0, ...health.map(({ lagMs }) => lagMs)));
  const usual = Math.round(
    percentile(
      health.map(({ usualLagMs }) => usualLagMs),
      0.5,
    ),
  );
  const [first = 0, last = 0] = [megabytes[0], megabytes.at(-1)];
  return `${when}: memory ${first} MB at first, at most ${Math.max(0, ...megabytes)}, ${last} at last; event loop late by ${usual} ms (p99, median of seconds), at most ${longest} ms`;
}
