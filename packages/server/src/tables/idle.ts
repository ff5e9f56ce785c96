import type { TableSettings } from '@branchline/protocol';
import type { Presence } from '../presence/presence.ts';
import type { Table } from './table.ts';

/** When somebody who is connected but does nothing is asked whether they are there, and when they count as absent. */
export interface IdleMoments {
  /** Nothing: the table asks nobody. */
  readonly askAt: number | undefined;
  readonly awayAt: number;
}

const DAY_SECONDS = 24 * 60 * 60;
/** What a live table does when nothing is said about it. */
const LIVE_IDLE = 180;
/** Whoever is asked whether they are still there has so long to touch the page, and no longer than they had before. */
const REPLY_MS = 60_000;
/** Where nobody is asked, others need not wait for ever either. */
const UNASKED_MS = 10 * 60_000;

/** Milliseconds until somebody is asked; 0: never. Nothing, where a clock gives days: nobody has to be there all the time. */
function idleLimit({ idle = LIVE_IDLE, clock }: TableSettings): number | undefined {
  return clock.kind !== 'none' && clock.seconds >= DAY_SECONDS ? undefined : idle * 1000;
}

/**
 * What comes of it if the person of a seat goes on doing nothing; nothing, if nobody waits for them. It depends on when they were asked
 * and last touched the page, and on nothing they hold.
 */
export function idleMoments(
  table: Table,
  seat: number,
  presence: Pick<Presence, 'quietSince'>,
): IdleMoments | undefined {
  const limit = idleLimit(table.sheet.settings);
  const quiet = limit === undefined ? undefined : presence.quietSince(table.id, seat);
  const asked = quiet === undefined ? undefined : waitedForSince(table, seat);
  if (limit === undefined || quiet === undefined || asked === undefined) return undefined;
  const since = Math.max(quiet, asked);
  if (limit === 0) return { askAt: undefined, awayAt: since + UNASKED_MS };
  return { askAt: since + limit, awayAt: since + limit + Math.min(limit, REPLY_MS) };
}

/** Since when somebody else has been waiting for the person of a seat: for a move, for an agreement, or for the host to begin. */
function waitedForSince(table: Table, seat: number): number | undefined {
  const { sheet, status, timing, stored, orders } = table;
  const sitting = table.person(seat);
  if (sitting === undefined || sitting.left || sitting.standIn) return undefined;
  const isOther = (_: unknown, other: number): boolean => {
    const person = table.person(other);
    return person !== undefined && !person.left && person.person !== sitting.person;
  };
  if (!sheet.seats.some(isOther)) return undefined;
  if (status === 'open') return sitting.person === sheet.host && !sheet.seeking ? stored.changedAt : undefined;
  if (status !== 'playing') return undefined;
  const asked = timing.seats[seat];
  if (asked?.question !== undefined && !orders.has(seat)) return asked.askedAt;
  const { proposal } = sheet;
  return proposal && !proposal.agreed.includes(seat) ? proposal.at : undefined;
}
