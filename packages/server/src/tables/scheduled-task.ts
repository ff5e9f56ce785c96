import type { SheetSeat, TableSheet } from '../store/sheet.ts';
import type { StoredOrder } from '../store/table-store.ts';
import { deadlineOf, type Timing } from './timing.ts';

/** Something the server has to do at a table although nobody asks for it. */
export interface ScheduledTask {
  /** `timeOut`: the seat's time, or its absent person's grace, is over (T-1, T-2). */
  readonly kind: 'bot' | 'order' | 'timeOut';
  readonly seat: number;
  readonly question: number;
  readonly at: number;
}

/** What duties depend on. */
export interface Situation {
  readonly sheet: TableSheet;
  readonly timing: Timing;
  readonly orders: ReadonlyMap<number, StoredOrder>;
  /** Nothing, while the seat's person is here. */
  awaySince(seat: number): number | undefined;
}

/** A standing order waits a moment, as a person would. */
const ORDER_MS = 700;
/** The duty that comes first. */
export function nextTask(situation: Situation): ScheduledTask | undefined {
  if (idle(situation)) return undefined;
  let first: ScheduledTask | undefined;
  for (const [seat, { question }] of situation.timing.seats.entries()) {
    const sitting = situation.sheet.seats[seat];
    if (question === undefined || sitting === undefined) continue;
    const { kind, at } = dutyAt(situation, seat, sitting);
    if (at < (first?.at ?? Infinity)) first = { kind, seat, question, at };
  }
  return first;
}

/** When the store should remind somebody of this duty: whoever took it has `lease` before it is thought forgotten. */
export function wakeFor(duty: ScheduledTask | undefined, lease: number): number | 'never' {
  if (duty === undefined) return 'never';
  return duty.kind === 'timeOut' ? duty.at : duty.at + lease;
}

/** Only people, without clock, grace or orders: nothing to see to. Asked at every move, so it must be quick. */
function idle({ sheet: { seats, settings }, orders }: Situation): boolean {
  const { clock, grace } = settings;
  if (clock.kind !== 'none' || grace > 0 || orders.size > 0) return false;
  return seats.every((seat) => seat.kind === 'person' && !seat.standIn && !seat.left);
}

function dutyAt(situation: Situation, seat: number, sitting: SheetSeat): Pick<ScheduledTask, 'kind' | 'at'> {
  const { sheet, timing, orders } = situation;
  const { botPace, atTimeOut, clock, grace } = sheet.settings;
  const soon = timing.lastAt + botPace;
  if (sitting.kind !== 'person') return { kind: 'bot', at: soon };
  if (sitting.standIn) return { kind: 'bot', at: soon };
  if (sitting.left) return { kind: atTimeOut === 'bot' ? 'bot' : 'timeOut', at: soon };
  const askedAt = timing.seats[seat]?.askedAt ?? 0;
  if (orders.has(seat)) return { kind: 'order', at: askedAt + ORDER_MS };
  const away = grace > 0 ? situation.awaySince(seat) : undefined;
  const graceOver = away === undefined ? Infinity : Math.max(askedAt, away) + grace * 1000;
  return { kind: 'timeOut', at: Math.min(deadlineOf(timing, clock, seat) ?? Infinity, graceOver) };
}
