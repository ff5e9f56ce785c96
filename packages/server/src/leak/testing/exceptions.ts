import type { Piece } from './line.ts';

/** What may differ between two worlds although nothing is hidden in it, and why. */
interface Exception {
  readonly what: string;
  readonly why: string;
  readonly pattern: RegExp;
  readonly instead: string;
}

/**
 * All there are. The worlds compared share their seed's commitment; others would not, but SHA-256 tells nothing of 256 random
 * bits. /metrics is refused to whoever is not on this machine, so its durations never reach a player. What cannot be seen from
 * here: how long the processor needs for a request, and how long a real bot thinks beyond its pace.
 */
const exceptions: readonly Exception[] = [
  {
    what: 'the date header',
    why: "the time of day of the machine the proof runs on; Node writes it from its own clock, not the server's",
    pattern: /^date: [^\r]+\r$/gim,
    instead: 'Date: now\r',
  },
];

/** What is compared: each piece with its moment, its line, its size and its bytes. */
export function comparable(heard: readonly Piece[], told: readonly string[]): readonly string[] {
  return [...heard.map(({ at, line, bytes }) => `${at} ${line} ${without(bytes)}`), ...told];
}

function without(bytes: string): string {
  return exceptions.reduce((text, { pattern, instead }) => text.replace(pattern, instead), bytes);
}

/** Where two transcripts begin to differ; nothing, if they do not. */
export function firstDifference(one: readonly string[], other: readonly string[]): object | undefined {
  const at = one.findIndex((piece, place) => piece !== other[place]);
  if (at < 0 && one.length === other.length) return undefined;
  const place = at < 0 ? one.length : at;
  return { place, one: one[place], other: other[place] };
}
