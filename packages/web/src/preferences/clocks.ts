import type { ClockRule, TableSettings } from '@branchline/protocol';
import { messages } from './messages.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY: number = 24 * HOUR;

/** A clock that counts days: nobody has to sit there while the others think. */
export function isCorrespondence(rule: ClockRule): boolean {
  return rule.kind !== 'none' && rule.seconds >= DAY;
}

/** Minutes, hours or days in words. */
export function clockSpan(seconds: number): string {
  const { clocks } = messages.value;
  if (seconds >= DAY) return clocks.days(seconds / DAY);
  return seconds >= HOUR ? clocks.hours(seconds / HOUR) : clocks.minutes(seconds / MINUTE);
}

/** A clock in words: "3 days a move". */
export function clockInWords(rule: ClockRule): string {
  const { clocks } = messages.value;
  switch (rule.kind) {
    case 'none':
      return clocks.none;
    case 'move':
      return clocks.move(clockSpan(rule.seconds));
    case 'game':
      // What a live clock adds after a move is seconds: too little to speak of.
      return rule.increment < HOUR
        ? clocks.game(clockSpan(rule.seconds))
        : clocks.bank(clockSpan(rule.seconds), clockSpan(rule.increment));
  }
}

/** A clock and what happens when it has run out; nothing to say where there is none. */
export function timeRuleInWords({ clock, atTimeOut }: Pick<TableSettings, 'clock' | 'atTimeOut'>): string {
  const { clocks } = messages.value;
  if (clock.kind === 'none') return clocks.none;
  return `${clockInWords(clock)}. ${clocks.ifLate(clocks.outcomes[atTimeOut])}.`;
}

/** The same for a line of a list, in pieces. */
export function timeRuleNotes({ clock, atTimeOut }: Pick<TableSettings, 'clock' | 'atTimeOut'>): readonly string[] {
  const { clocks } = messages.value;
  return clock.kind === 'none' ? [clocks.none] : [clockInWords(clock), clocks.ifLate(clocks.outcomes[atTimeOut])];
}

const two = (number: number): string => String(number).padStart(2, '0');

/** What is left on a clock: days and hours where there are any, otherwise as a clock shows it. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  if (seconds >= DAY)
    return messages.value.clocks.daysLeft(Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR));
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
