import { nextTask, type Situation, wakeFor } from './scheduled-task.ts';
import type { Timing } from './timing.ts';

/**
 * When the store should have somebody look at a table: at its next duty, and after the lease while people are being told by
 * push. A process that dies before it has told them leaves the alarm behind, and another one tells them.
 */
export function alarmFor(
  situation: Situation,
  { telling, now, lease }: { readonly telling: boolean; readonly now: number; readonly lease: number },
): number | 'never' {
  const wake = wakeFor(nextTask(situation), lease);
  if (!telling) return wake;
  return wake === 'never' ? now + lease : Math.min(wake, now + lease);
}

/** The seats that are asked something they were not asked before. */
export function newlyAsked(before: Timing, after: Timing): readonly number[] {
  return [...after.seats.keys()].filter((seat) => {
    const question = after.seats[seat]?.question;
    return question !== undefined && question !== before.seats[seat]?.question;
  });
}
