import type { MovedBy } from '@branchline/engine';
import type { ClockRule, SeatClock } from '@branchline/protocol';
import { type AnswerTimes, NO_ANSWERS, remember } from './answer-times.ts';

/** What is asked of a seat and since when. */
interface SeatTiming {
  readonly question: number | undefined;
  readonly askedAt: number;
  /** Milliseconds left for the whole game when the question was asked; without meaning for other clocks. */
  readonly left: number;
  /** The seat had just moved itself: this is the rest of a turn, not a new one. */
  readonly goingOn: boolean;
  /** How long its person's answers took. */
  readonly took: AnswerTimes;
}

/** How long the seats of a table have been thinking. Folded from the log, like the state. */
export interface Timing {
  readonly lastAt: number;
  /** How many moves were made since a person's last one. */
  readonly sincePerson: number;
  readonly seats: readonly SeatTiming[];
}

/** Even somebody whose time is used up gets this long for a decision, so that a returning player can play on. */
const AT_LEAST_MS = 15_000;

export function startTiming(rule: ClockRule, seats: number): Timing {
  const left = rule.kind === 'game' ? rule.seconds * 1000 : 0;
  const seat = { question: undefined, askedAt: 0, left, goingOn: false, took: NO_ANSWERS };
  return { lastAt: 0, sincePerson: 0, seats: Array.from({ length: seats }, () => seat) };
}

/** What has happened: `asked` is the number of each seat's open question, `mover` who answered. */
export interface Moved {
  readonly asked: (seat: number) => number | undefined;
  readonly at: number;
  readonly mover: number | undefined;
  readonly by?: MovedBy | undefined;
}

/** After an entry. */
export function advance(timing: Timing, rule: ClockRule, { asked, at, mover, by }: Moved): Timing {
  const increment = rule.kind === 'game' ? rule.increment * 1000 : 0;
  const byPerson = by === 'person' || by === 'order';
  let changed = false;
  const seats = timing.seats.map((seat, number) => {
    const question = asked(number);
    if (question === seat.question) return seat;
    changed = true;
    const used = seat.question === undefined ? 0 : at - seat.askedAt;
    const moved = number === mover;
    const took = moved && byPerson ? remember(seat.took, seat.goingOn ? 'goingOn' : 'newTurn', used) : seat.took;
    const left = Math.max(0, seat.left - used) + (moved ? increment : 0);
    return { question, askedAt: at, left, goingOn: moved, took };
  });
  const sincePerson = byPerson ? 0 : timing.sincePerson + 1;
  return { lastAt: at, sincePerson, seats: changed ? seats : timing.seats };
}

/** When the time for a seat's open question is over; never, for a table without a clock. */
export function deadlineOf({ seats }: Timing, rule: ClockRule, seat: number): number | undefined {
  const timing = seats[seat];
  if (timing?.question === undefined || rule.kind === 'none') return undefined;
  const given = rule.kind === 'move' ? rule.seconds * 1000 : Math.max(timing.left, AT_LEAST_MS);
  return timing.askedAt + given;
}

/** What a seat's clock shows. */
export function clockOf({ seats }: Timing, rule: ClockRule, seat: number, now: number): SeatClock | undefined {
  const timing = seats[seat];
  if (timing === undefined || rule.kind === 'none') return undefined;
  const running = timing.question !== undefined;
  const full = rule.kind === 'move' ? rule.seconds * 1000 : timing.left;
  return { left: Math.max(0, full - (running ? now - timing.askedAt : 0)), running };
}
