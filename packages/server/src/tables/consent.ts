import type { MakeProposal, TableSettings } from '@branchline/protocol';
import { type Refused, refuse } from '../common/refusal.ts';
import type { Presence } from '../presence/presence.ts';
import type { SheetProposal, TableSheet } from '../store/sheet.ts';
import { idleMoments } from './idle.ts';
import { uniqueName } from './names.ts';
import { replaceSeat } from './seat-edits.ts';
import type { Table } from './table.ts';
import type { SheetEdit } from './tables.ts';

/** Who is there, and what time it is. */
export interface Moment {
  readonly presence: Pick<Presence, 'absentSince' | 'quietSince'>;
  readonly now: number;
}

/** What is or would be proposed. */
type Wish = { readonly kind: 'end' } | { readonly kind: 'seat'; readonly seat: number };

const TWO_MINUTES = 2 * 60_000;
/** Whoever was declined waits so long before they propose something again. */
const WAIT_MS = 60_000;

/** For how many milliseconds somebody may be away before others may do something about it. */
export function allowedAbsence({ grace, clock }: TableSettings): number {
  if (grace > 0) return grace * 1000;
  return clock.kind === 'none' ? TWO_MINUTES : Math.max(TWO_MINUTES, clock.seconds * 1000);
}

/** When the person of a seat will have been away for longer than the table allows, or have kept others waiting without a sign of life. */
export function overdueAt(table: Table, seat: number, { presence }: Pick<Moment, 'presence'>): number | undefined {
  const since = presence.absentSince(table.id, seat);
  return since === undefined
    ? idleMoments(table, seat, presence)?.awayAt
    : since + allowedAbsence(table.sheet.settings);
}

export function isOverdue(table: Table, seat: number, moment: Moment): boolean {
  const at = overdueAt(table, seat, moment);
  return at !== undefined && at <= moment.now;
}

/**
 * Whose consent is needed: the people who have not left, and for whom no bot plays or might play. Where somebody new would see a hand,
 * those who are away are asked too, but for whoever held it: nobody waits until they are alone to look into it.
 */
export function consenters(
  table: Table,
  moment: Moment,
  wish: Wish | undefined = table.sheet.proposal,
): readonly number[] {
  return [...table.sheet.seats.keys()].filter((seat) => {
    const person = table.person(seat);
    if (person === undefined || person.left) return false;
    return wish?.kind === 'seat' ? seat !== wish.seat : !(person.standIn || isOverdue(table, seat, moment));
  });
}

/** May somebody who asks be given this seat, if the others agree? Not one whose person is there, or may be back any minute. */
export function isFree(table: Table, seat: number, moment: Moment): boolean {
  const sitting = table.sheet.seats[seat];
  if (sitting?.kind !== 'person' || sitting.left) return sitting !== undefined;
  return moment.presence.absentSince(table.id, seat) !== undefined && isOverdue(table, seat, moment);
}

/** The same, and are there enough to agree to it? */
export function mayBeAskedFor(table: Table, seat: number, moment: Moment): boolean {
  return isFree(table, seat, moment) && enoughAgree(table, seat, consenters(table, moment, { kind: 'seat', seat }));
}

/** A hand that a person has held needs the consent of more than one: alone one would only ask oneself. */
function enoughAgree(table: Table, seat: number, agreeing: readonly number[]): boolean {
  const sitting = table.sheet.seats[seat];
  const held = sitting?.kind === 'person' || (sitting?.kind === 'bot' && sitting.former !== undefined);
  return !held || new Set(agreeing.map((one) => table.person(one)?.person)).size > 1;
}

export interface Proposer {
  readonly person: string;
  readonly name?: string;
  /** The seats they hold. */
  readonly seats: readonly number[];
}

/** Puts something to those who are there. */
export function propose(table: Table, wish: MakeProposal, proposer: Proposer, moment: Moment): SheetEdit | Refused {
  const { sheet, status } = table;
  if (status !== 'playing') return refuse('wrongStage', 'Only a running game needs consent.');
  // Whoever asked for a seat may have gone again: that does not keep those who play from ending their game.
  if (sheet.proposal && (wish.kind === 'seat' || sheet.proposal.kind === 'end'))
    return refuse('taken', 'Something else is being decided just now.');
  const { declined } = sheet;
  if (declined?.person === proposer.person && moment.now - declined.at < WAIT_MS)
    return refuse('tooMany', 'This was declined a moment ago; wait a minute.');
  const [own] = proposer.seats;
  if (wish.kind === 'end') {
    if (own === undefined) return refuse('forbidden', 'Only those who play end the game.');
    return settled(
      table,
      { ...sheet, proposal: { kind: 'end', by: own, agreed: proposer.seats, at: moment.now } },
      moment,
    );
  }
  // Nobody looks into two hands.
  if (own !== undefined) return refuse('forbidden', 'You have a seat at this table.');
  if (!isFree(table, wish.seat, moment)) return refuse('taken', 'Somebody plays there.');
  if (!mayBeAskedFor(table, wish.seat, moment))
    return refuse('taken', 'A bot plays there until its player is back: nobody else is left to agree.');
  const name = wish.name ?? proposer.name;
  const { person } = proposer;
  const proposal: SheetProposal = {
    kind: 'seat',
    seat: wish.seat,
    person,
    ...(name !== undefined && { name }),
    agreed: [],
    at: moment.now,
  };
  return { sheet: { ...sheet, proposal } };
}

/** What somebody says to it. A no, or the proposer's change of mind, is the end of it. */
export function vote(
  table: Table,
  { person, seats, agree }: { readonly person: string; readonly seats: readonly number[]; readonly agree: boolean },
  moment: Moment,
): SheetEdit | Refused {
  const { sheet, status } = table;
  const { proposal, ...rest } = sheet;
  if (proposal === undefined || status !== 'playing') return refuse('wrongStage', 'Nothing is being decided.');
  const asker = proposal.kind === 'seat' ? proposal.person : table.person(proposal.by)?.person;
  if (seats.length === 0 && person !== asker) return refuse('forbidden', 'Only those who play decide.');
  if (agree)
    return settled(
      table,
      { ...sheet, proposal: { ...proposal, agreed: [...new Set([...proposal.agreed, ...seats])] } },
      moment,
    );
  return { sheet: { ...rest, declined: { person: asker ?? '', at: moment.now } } };
}

/** What is proposed comes about when all who are asked have agreed; a seat whose person is back is asked for no longer. */
export function settleProposal(table: Table, moment: Moment): SheetEdit | undefined {
  const { sheet, status } = table;
  const { proposal, ...rest } = sheet;
  if (proposal === undefined || status !== 'playing') return undefined;
  if (proposal.kind === 'seat' && !isFree(table, proposal.seat, moment))
    return { sheet: { ...rest, declined: { person: proposal.person, at: moment.now } } };
  return hasConsent(table, proposal, moment) ? settled(table, sheet, moment) : undefined;
}

function hasConsent(table: Table, proposal: SheetProposal, moment: Moment): boolean {
  const { agreed } = proposal;
  if (proposal.kind === 'seat' && !enoughAgree(table, proposal.seat, agreed)) return false;
  return agreed.length > 0 && consenters(table, moment, proposal).every((seat) => agreed.includes(seat));
}

function settled(table: Table, sheet: TableSheet, moment: Moment): SheetEdit {
  const { proposal, ...rest } = sheet;
  if (proposal === undefined || !hasConsent(table, proposal, moment)) return { sheet };
  if (proposal.kind === 'end') return { sheet: { ...rest, endedEarly: true, endedAt: moment.now }, status: 'over' };
  const { seat, person } = proposal;
  if (!isFree(table, seat, moment)) return { sheet: { ...rest, declined: { person, at: moment.now } } };
  const generation = (sheet.seats[seat]?.generation ?? 0) + 1;
  const name = proposal.name === undefined ? undefined : uniqueName(proposal.name, sheet, seat);
  return {
    sheet: replaceSeat(rest, seat, { kind: 'person', generation, person, ...(name !== undefined && { name }) }),
  };
}
