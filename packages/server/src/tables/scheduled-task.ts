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

/** What tasks depend on. */
export interface TaskInput {
  readonly sheet: TableSheet;
  readonly timing: Timing;
  readonly orders: ReadonlyMap<number, StoredOrder>;
  /** Nothing, while the seat's person is connected. */
  absentSince(seat: number): number | undefined;
}

/** A standing order waits a moment, as a person would. */
const ORDER_MS = 700;

/** The task that comes first. */
export function nextTask(input: TaskInput): ScheduledTask | undefined {
  if (isIdle(input)) return undefined;
  let first: ScheduledTask | undefined;
  for (const [seat, { question }] of input.timing.seats.entries()) {
    const sitting = input.sheet.seats[seat];
    if (question === undefined || sitting === undefined) continue;
    const { kind, at } = taskAt(input, seat, sitting);
    if (at < (first?.at ?? Infinity)) first = { kind, seat, question, at };
  }
  return first;
}

/** When the store should wake somebody for this task: whoever took it has a `lease` before it is thought forgotten. */
export function wakeUpFor(task: ScheduledTask | undefined, lease: number): number | 'never' {
  if (task === undefined) return 'never';
  return task.kind === 'timeOut' ? task.at : task.at + lease;
}

export function sameTask(one: ScheduledTask, other: ScheduledTask): boolean {
  return one.kind === other.kind && one.seat === other.seat && one.question === other.question && one.at === other.at;
}

/** Only people, without clock, grace or orders: nothing to see to. Asked at every move, so it must be quick. */
function isIdle({ sheet: { seats, settings }, orders }: TaskInput): boolean {
  const { clock, grace } = settings;
  if (clock.kind !== 'none' || grace > 0 || orders.size > 0) return false;
  return seats.every((seat) => seat.kind === 'person' && !seat.standIn && !seat.left);
}

function taskAt(input: TaskInput, seat: number, sitting: SheetSeat): Pick<ScheduledTask, 'kind' | 'at'> {
  const { sheet, timing, orders } = input;
  const { botPace, atTimeOut, clock, grace } = sheet.settings;
  const soon = timing.lastAt + botPace;
  if (sitting.kind !== 'person') return { kind: 'bot', at: soon };
  if (sitting.standIn) return { kind: 'bot', at: soon };
  if (sitting.left) return { kind: atTimeOut === 'bot' ? 'bot' : 'timeOut', at: soon };
  const askedAt = timing.seats[seat]?.askedAt ?? 0;
  if (orders.has(seat)) return { kind: 'order', at: askedAt + ORDER_MS };
  const absent = grace > 0 ? input.absentSince(seat) : undefined;
  const graceOver = absent === undefined ? Infinity : Math.max(askedAt, absent) + grace * 1000;
  return { kind: 'timeOut', at: Math.min(deadlineOf(timing, clock, seat) ?? Infinity, graceOver) };
}
