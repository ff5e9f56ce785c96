import type { NoticeKind } from '@branchline/protocol';
import type { SheetNotice, SheetSeat, TableSheet } from '../store/sheet.ts';

const MOST_NOTICES = 30;

/** When something happened. */
interface NoticeTime {
  readonly at: number;
  readonly version: number;
}

/** The sheet after a change, with a notice of all that changed for the people of a running game. */
export function withNotices(before: TableSheet, after: TableSheet, time: NoticeTime): TableSheet {
  const fresh = time.version === 0 ? [] : changesBetween(before, after);
  if (fresh.length === 0) return after;
  const notices = [...(after.notices ?? []), ...fresh.map((notice) => ({ ...time, ...notice }))];
  return { ...after, notices: notices.slice(-MOST_NOTICES) };
}

type Change = Omit<SheetNotice, 'at' | 'version'>;

function changesBetween(before: TableSheet, after: TableSheet): readonly Change[] {
  const seats = after.seats.flatMap((now, seat) => {
    const was = before.seats[seat];
    const kind = was && was !== now ? changeAt(was, now, isGiven(before, after, seat)) : undefined;
    return kind ? [{ kind, seat, ...nameOf(kind === 'left' || kind === 'handedOn' ? was : now) }] : [];
  });
  return [...seats, ...hostChange(before, after), ...proposalChange(before, after), ...muteChange(before, after)];
}

/** Has somebody got this seat who asked for it? */
const isGiven = ({ proposal }: TableSheet, after: TableSheet, seat: number): boolean =>
  proposal?.kind === 'seat' && proposal.seat === seat && after.proposal === undefined;

function changeAt(was: SheetSeat, now: SheetSeat, given: boolean): NoticeKind | undefined {
  if (now.kind === 'bot') return was.kind === 'bot' ? undefined : 'botSeated';
  if (now.kind !== 'person') return undefined;
  if (was.kind === 'bot') return was.former === now.person ? 'cameBack' : 'newPerson';
  // A link that was passed on is used up; a token that opens the seat elsewhere is its person's own business.
  if (was.kind === 'open') return 'newPerson';
  if (was.person !== now.person && was.generation !== now.generation)
    return was.left || given ? 'newPerson' : 'handedOn';
  if (was.left !== now.left) return now.left ? 'left' : 'cameBack';
  if (was.standIn !== now.standIn) return now.standIn ? 'botPlays' : 'handedBack';
  return undefined;
}

const nameOf = (seat: SheetSeat | undefined): { readonly name?: string } =>
  seat && seat.kind !== 'open' && seat.name !== undefined ? { name: seat.name } : {};

function hostChange(before: TableSheet, after: TableSheet): readonly Change[] {
  if (before.host === after.host) return [];
  const [was, now] = [before, after].map(({ host, seats }) =>
    seats.findIndex((one) => one.kind === 'person' && one.person === host),
  );
  // The same seat on another device is no other host.
  return now === undefined || now < 0 || was === now
    ? []
    : [{ kind: 'newHost', seat: now, ...nameOf(after.seats[now]) }];
}

function proposalChange(before: TableSheet, after: TableSheet): readonly Change[] {
  const [was, now] = [before.proposal, after.proposal];
  if (was?.kind === now?.kind) return [];
  if (now?.kind === 'end') return [{ kind: 'endProposed', seat: now.by, ...nameOf(after.seats[now.by]) }];
  if (now) return [{ kind: 'seatAsked', seat: now.seat, ...(now.name !== undefined && { name: now.name }) }];
  if (after.endedEarly) return [{ kind: 'endedEarly' }];
  if (after.declined === before.declined) return [];
  return was?.kind === 'end' ? [{ kind: 'endDeclined' }] : [{ kind: 'seatDeclined' }];
}

/** Who may no longer write, or may again; of a spectator the table need not hear. */
function muteChange(before: TableSheet, after: TableSheet): readonly Change[] {
  if (before.mutes === after.mutes) return [];
  const mutedIn = ({ mutes = [] }: TableSheet): ReadonlySet<string | undefined> =>
    new Set(mutes.filter(({ by }) => by === undefined).map(({ person }) => person));
  const [was, now] = [mutedIn(before), mutedIn(after)];
  return after.seats.flatMap((sitting, seat): Change[] => {
    if (sitting.kind !== 'person' || was.has(sitting.person) === now.has(sitting.person)) return [];
    return [{ kind: now.has(sitting.person) ? 'muted' : 'unmuted', seat, ...nameOf(sitting) }];
  });
}
