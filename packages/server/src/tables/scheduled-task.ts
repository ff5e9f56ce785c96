import type { SheetSeat, TableSheet } from '../store/sheet.ts';
import type { StoredOrder } from '../store/table-store.ts';
import { NO_ANSWERS, orderPause } from './answer-times.ts';
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
  /** When the seat's person, who is connected and does nothing, counts as absent; nothing, while nobody waits for them. */
  idleAt?(seat: number): number | undefined;
  /** May bots play among themselves: does anybody watch, or has the operator allowed it? */
  readonly attended: boolean;
  /** Two numbers from 0 to 1 that are this question's and that nobody else can tell. */
  draw(seat: number, question: number): readonly [number, number];
}

/** The task that comes first. */
export function nextTask(input: TaskInput): ScheduledTask | undefined {
  if (isIdle(input) || isAbandoned(input)) return undefined;
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

/** So many moves that no person made, one after the other, are more than any round of bots and clocks. */
const MOST_WITHOUT_PEOPLE = 60;

/**
 * Nobody plays here any more, or ever did, and nobody looks: bots and clocks wait until somebody does. People for whom a bot plays
 * because they are away, or the clock move after move, keep no bots busy.
 */
function isAbandoned({ sheet, attended, timing }: TaskInput): boolean {
  if (attended) return false;
  const plays = sheet.seats.some((seat) => seat.kind === 'person' && !seat.left && !seat.standIn);
  return !plays || timing.sincePerson >= MOST_WITHOUT_PEOPLE;
}

function taskAt(input: TaskInput, seat: number, sitting: SheetSeat): Pick<ScheduledTask, 'kind' | 'at'> {
  const { sheet, timing, orders } = input;
  const { botPace, atTimeOut, clock, grace } = sheet.settings;
  const soon = timing.lastAt + botPace;
  if (sitting.kind !== 'person') return { kind: 'bot', at: soon };
  if (sitting.standIn) return { kind: 'bot', at: soon };
  if (sitting.left) return { kind: atTimeOut === 'bot' ? 'bot' : 'timeOut', at: soon };
  const askedAt = timing.seats[seat]?.askedAt ?? 0;
  if (orders.has(seat)) return { kind: 'order', at: orderMoment(input, seat) };
  const absent = grace > 0 ? input.absentSince(seat) : undefined;
  const graceOver = absent === undefined ? Infinity : Math.max(askedAt, absent) + grace * 1000;
  const idle = (grace > 0 ? input.idleAt?.(seat) : undefined) ?? Infinity;
  return { kind: 'timeOut', at: Math.min(deadlineOf(timing, clock, seat) ?? Infinity, graceOver, idle) };
}

/** When a seat's standing order answers: as a person would, who neither is too late nor is away for too long. */
export function orderMoment(
  { sheet, timing, draw }: Pick<TaskInput, 'sheet' | 'timing' | 'draw'>,
  seat: number,
): number {
  const { clock, grace } = sheet.settings;
  const { question = 0, askedAt = 0, goingOn = false, took } = timing.seats[seat] ?? {};
  const given = (deadlineOf(timing, clock, seat) ?? Infinity) - askedAt;
  const most = grace > 0 ? Math.min(given, grace * 1000) : given;
  const kind = goingOn ? 'goingOn' : 'newTurn';
  return askedAt + orderPause(took ?? NO_ANSWERS, { kind, draw: draw(seat, question), most });
}
