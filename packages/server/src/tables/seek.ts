import { botIds } from '@branchline/bots';
import type { GameEntry } from '@branchline/games';
import type { Seek } from '@branchline/protocol';
import { isRefused, type Refused, refuse } from '../common/refusal.ts';
import type { TableSheet } from '../store/sheet.ts';
import type { StoredTable } from '../store/table-store.ts';
import { uniqueName } from './names.ts';
import { replaceSeat } from './seat-edits.ts';
import { dealTable, newTable, type SeatedPerson } from './set-up.ts';
import type { Table } from './table.ts';
import type { SheetEdit } from './tables.ts';

/** Who sits in when nobody comes, unless another is wished for. */
const USUAL_BOT = 'regular';

/** A public table for as many as are wished for, or as few as the game takes, that begins by itself as soon as every seat is taken. */
export function seekingTable(wish: Seek, entry: GameEntry, maker: SeatedPerson, now: number): StoredTable | Refused {
  const { clock, level, language, botsAfter, seats = entry.seats.min, bot = { id: USUAL_BOT } } = wish;
  if (!botIds.includes(bot.id)) return refuse('malformed', `There is no bot "${bot.id}".`);
  const made = newTable(
    {
      seats: Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }) as const),
      settings: {
        visibility: 'public',
        clock,
        ...(level !== undefined && { level }),
        ...(language !== undefined && { language }),
      },
    },
    entry,
    maker,
    now,
  );
  if (isRefused(made)) return made;
  const seeking = { bot, ...(botsAfter !== undefined && { botAt: now + botsAfter * 1000 }) };
  return { ...made, sheet: { ...made.sheet, seeking } };
}

/** Would both be content with the table of the other? What one of them leaves open does not matter. */
export function fits(
  wish: Seek,
  { id: game, seats }: Pick<GameEntry, 'id' | 'seats'>,
  { sheet, status }: Pick<StoredTable, 'sheet' | 'status'>,
): boolean {
  const { settings, seeking } = sheet;
  const agree = (one: string | undefined, other: string | undefined): boolean =>
    one === undefined || other === undefined || one === other;
  return (
    status === 'open' &&
    seeking !== undefined &&
    sheet.game === game &&
    sheet.seats.length === (wish.seats ?? seats.min) &&
    JSON.stringify(settings.clock) === JSON.stringify(wish.clock) &&
    agree(settings.level, wish.level) &&
    agree(settings.language, wish.language) &&
    sheet.seats.some(({ kind }) => kind === 'open')
  );
}

/** Begins a table at which somebody was looked for: when all are there, or with bots when it is time. */
export function beginSought(table: Table, now: number): SheetEdit | undefined {
  const { sheet, status } = table;
  const { seeking } = sheet;
  if (status !== 'open' || seeking === undefined) return undefined;
  const full = sheet.seats.every(({ kind }) => kind !== 'open');
  if (!full && (seeking.botAt === undefined || seeking.botAt > now)) return undefined;
  const seated = withBots(sheet, seeking.bot);
  const edit = dealTable({ game: table.game, entry: table.entry, status, sheet: seated }, now);
  return isRefused(edit) ? undefined : edit;
}

function withBots(sheet: TableSheet, { id, name }: NonNullable<TableSheet['seeking']>['bot']): TableSheet {
  return sheet.seats.reduce((after, { kind, generation }, seat) => {
    if (kind !== 'open') return after;
    const called = uniqueName(name ?? `${id} ${seat + 1}`, after, seat);
    return replaceSeat(after, seat, { kind: 'bot', generation: generation + 1, bot: id, name: called });
  }, sheet);
}
