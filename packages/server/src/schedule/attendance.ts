import type { Logger } from 'pino';
import type { Clock, Timer } from '../common/clock.ts';
import { LOOKING_HOST, type Presence } from '../presence/presence.ts';
import { isOverdue, overdueAt, settleProposal } from '../tables/consent.ts';
import { idleMoments } from '../tables/idle.ts';
import { nextHost } from '../tables/seat-edits.ts';
import type { Table, TableChanged } from '../tables/table.ts';
import type { SheetEdit, TableListener, Tables } from '../tables/tables.ts';

export interface AttendanceParts {
  readonly tables: Tables;
  readonly presence: Presence;
  /** Tells whoever watches how things stand with the people. */
  readonly tell: (table: Table) => void;
  readonly log: Logger;
  readonly clock: Clock;
}

/** A host who is away for so long before the deal is host no more, if somebody else is there. */
const HOST_MS = 60_000;

/** A timer holds no more; what is later is looked at again then. */
const FAR_MS = 24 * 60 * 60_000;

/** Sees to what follows from people being away or idle: another host, whose consent is waited for no longer, and that all are told. */
export class Attendance implements TableListener {
  readonly #parts: AttendanceParts;
  readonly #waiting = new Map<Table, { readonly timer: Timer; readonly at: number }>();
  /** What those who watch have been told last of who is asked, away for too long, or gone. */
  readonly #told = new Map<Table, string>();
  #stopped = false;

  constructor(parts: AttendanceParts) {
    this.#parts = parts;
  }

  stop(): void {
    this.#stopped = true;
    for (const { timer } of this.#waiting.values()) timer.cancel();
    this.#waiting.clear();
  }

  opened(table: Table): void {
    this.#plan(table);
  }

  changed({ table, more }: TableChanged): void {
    if (!more) this.#plan(table);
  }

  presenceChanged(id: string): void {
    const table = this.#parts.tables.inMemory(id);
    if (table) this.#plan(table);
  }

  /** Somebody has done something. Timers find out by themselves; but whoever was told of their silence is told at once. */
  touched(table: Table): void {
    if (this.#told.get(table)) this.#plan(table);
  }

  closed(table: Table): void {
    this.#waiting.get(table)?.timer.cancel();
    this.#waiting.delete(table);
    this.#told.delete(table);
  }

  #plan(table: Table): void {
    const { clock } = this.#parts;
    this.#tell(table);
    const moment = this.#stopped ? undefined : this.#nextMoment(table);
    const at = moment === undefined ? undefined : Math.min(moment, clock.now() + FAR_MS);
    const before = this.#waiting.get(table);
    if (before && before.at === at) return;
    before?.timer.cancel();
    this.#waiting.delete(table);
    if (at === undefined) return;
    const timer = clock.after(Math.max(0, at - clock.now()), () => {
      this.#waiting.delete(table);
      this.#look(table).catch((error: unknown) =>
        this.#parts.log.error({ error, table: table.id }, 'the people of a table could not be looked after'),
      );
    });
    this.#waiting.set(table, { timer, at });
  }

  /** When somebody's absence next means something. */
  #nextMoment(table: Table): number | undefined {
    const moments = [this.#hostMoment(table), this.#consentMoment(table), ...this.#seatMoments(table)].filter(
      (moment) => moment !== undefined,
    );
    return moments.length === 0 ? undefined : Math.min(...moments);
  }

  /** When a seat's person is next asked whether they are there, or has been away for too long. */
  #seatMoments(table: Table): readonly number[] {
    const { presence, clock } = this.#parts;
    const now = clock.now();
    return people(table).flatMap((seat) => {
      const idle = idleMoments(table, seat, presence);
      const away = table.status === 'playing' ? overdueAt(table, seat, { presence }) : idle?.awayAt;
      return [idle?.askAt, away].filter((moment) => moment !== undefined && moment > now) as number[];
    });
  }

  /** Says so where somebody's being away or idle has come to mean something, or does no longer. */
  #tell(table: Table): void {
    const { presence, clock, tell } = this.#parts;
    const now = clock.now();
    const words = people(table).flatMap((seat) => {
      const asked = idleMoments(table, seat, presence)?.askAt;
      const overdue = table.status === 'playing' && isOverdue(table, seat, { presence, now });
      return overdue ? [`${seat} away`] : asked !== undefined && asked <= now ? [`${seat} asked`] : [];
    });
    const told = words.join();
    if ((this.#told.get(table) ?? '') === told) return;
    this.#told.set(table, told);
    tell(table);
  }

  /** When somebody else who is there becomes host. */
  #hostMoment(table: Table): number | undefined {
    const { presence } = this.#parts;
    const gone = hostGoneAt(table, presence);
    if (gone === undefined) return undefined;
    return this.#nextHost(table) && gone;
  }

  /** Whoever takes over is really there. */
  #nextHost(table: Table): SheetEdit | undefined {
    const { presence, clock } = this.#parts;
    const moment = { presence, now: clock.now() };
    return nextHost(table, (seat) => presence.isConnected(table.id, seat) && !isOverdue(table, seat, moment));
  }

  /** When somebody's consent is waited for no longer. */
  #consentMoment(table: Table): number | undefined {
    const { presence, clock } = this.#parts;
    const { sheet, status } = table;
    if (status !== 'playing' || sheet.proposal === undefined) return undefined;
    if (settleProposal(table, { presence, now: clock.now() })) return clock.now();
    const moments = sheet.seats.flatMap((_, seat) =>
      table.person(seat) ? (overdueAt(table, seat, { presence }) ?? []) : [],
    );
    const later = moments.filter((moment) => moment > clock.now());
    return later.length === 0 ? undefined : Math.min(...later);
  }

  async #look(table: Table): Promise<void> {
    const { tables, presence, clock } = this.#parts;
    await tables.change(table, (one) => {
      const now = clock.now();
      const settled = settleProposal(one, { presence, now });
      if (settled) return settled;
      const gone = hostGoneAt(one, presence);
      if (gone === undefined || gone > now) return undefined;
      return this.#nextHost(one);
    });
    this.#plan(table);
  }
}

/** The seats at which people sit. */
const people = (table: Table): readonly number[] =>
  table.status === 'over' ? [] : [...table.sheet.seats.keys()].filter((seat) => table.person(seat) !== undefined);

/** When a host who is away has been so for too long: before the deal soon, later as long as the table allows anybody. */
function hostGoneAt(table: Table, presence: Presence): number | undefined {
  if (table.status === 'over') return undefined;
  const host = hostSeat(table);
  if (table.status === 'playing') return overdueAt(table, host, { presence });
  const away = presence.absentSince(table.id, host);
  return away === undefined ? idleMoments(table, host, presence)?.awayAt : away + HOST_MS;
}

/** Where the host sits, if they do: a program that sets tables up for others only looks on, and so may a person. */
function hostSeat({ sheet: { seats, host } }: Table): number {
  const seat = seats.findIndex((one) => one.kind === 'person' && one.person === host);
  return seat < 0 ? LOOKING_HOST : seat;
}
