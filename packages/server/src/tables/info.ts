import type { ListedTable, SeatClock, SeatInfo, TableInfo } from '@branchline/protocol';
import type { Presence } from '../presence/presence.ts';
import type { SheetSeat } from '../store/sheet.ts';
import type { StoredTable } from '../store/table-store.ts';
import { consenters, isOverdue, mayBeAskedFor } from './consent.ts';
import { idleMoments } from './idle.ts';
import { isReplayKept } from './replay-sharing.ts';
import type { Table } from './table.ts';
import { clockOf } from './timing.ts';
import { colourOf } from './waiting-room.ts';

/** What the info about a table is made with. */
export interface InfoParts {
  readonly presence: Presence;
  readonly pseudonym: (text: string) => string;
  readonly now: number;
}

/** Everything public about a table. */
export function infoOf(table: Table, parts: InfoParts): TableInfo {
  const { presence, now } = parts;
  const { id, sheet, status, version, stored } = table;
  const { game, mapName, options, settings, seed, commitment, rematch, startedAt, endedAt, notices, endedEarly } =
    sheet;
  const host = sheet.seats.findIndex((seat) => seat.kind === 'person' && !seat.left && seat.person === sheet.host);
  return {
    id,
    game,
    ...(mapName !== undefined && { mapName }),
    options,
    settings,
    manners: settings,
    status,
    seats: sheet.seats.map((sitting, seat) => seatInfo({ table, seat, parts }, sitting)),
    ...(host >= 0 && { host }),
    version,
    watchers: presence.watchers(id),
    ...(commitment !== undefined && { commitment }),
    // Whoever knows the seed knows the cards: then it is in the record that the players may have.
    ...(seed !== undefined && status === 'over' && !isReplayKept(table) && { seed }),
    ...(sheet.seeking && status === 'open' && { seeking: botAtOf(sheet.seeking) }),
    ...proposalOf(table, parts),
    ...(notices && { notices }),
    ...(endedEarly && { endedEarly }),
    ...(rematch !== undefined && { rematch }),
    ...(sheet.rematchAnswers && { rematchAnswers: sheet.rematchAnswers }),
    ...(sheet.rematchOf !== undefined && { rematchOf: sheet.rematchOf }),
    createdAt: stored.createdAt,
    ...(startedAt !== undefined && { startedAt }),
    ...(endedAt !== undefined && { endedAt }),
    now,
  };
}

function proposalOf(table: Table, { presence, now }: InfoParts): Pick<TableInfo, 'proposal'> {
  const { proposal } = table.sheet;
  if (proposal === undefined || table.status !== 'playing') return {};
  const { kind, agreed } = proposal;
  const asked = consenters(table, { presence, now });
  const who = kind === 'end' ? { seat: proposal.by } : { seat: proposal.seat, ...nameOf(proposal) };
  return { proposal: { kind, ...who, asked, agreed } };
}

const nameOf = ({ name }: { readonly name?: string }): { readonly name?: string } =>
  name === undefined ? {} : { name };

function seatInfo(
  { table, seat, parts }: { readonly table: Table; readonly seat: number; readonly parts: InfoParts },
  sitting: SheetSeat,
): SeatInfo {
  const { timing, sheet, status, id } = table;
  const { presence, pseudonym, now } = parts;
  const clock = status === 'playing' ? clockOf(timing, sheet.settings.clock, seat, now) : undefined;
  return {
    seat,
    kind: sitting.kind,
    ...(sitting.kind !== 'open' && nameOf(sitting)),
    ...(sitting.kind === 'open' && sitting.keptFor && { keptFor: sitting.keptFor.name ?? '' }),
    ...(sitting.kind === 'open' && sitting.declinedBy && { declinedBy: sitting.declinedBy.name ?? '' }),
    ...(sitting.kind === 'person' && sitting.person !== '' && { author: pseudonym(`${id} ${sitting.person}`) }),
    ...(sitting.kind === 'person' && isMutedForAll(sheet, sitting.person) && { muted: true as const }),
    ...(sheet.colours && { colour: colourOf(sheet, seat) }),
    ...(sitting.kind === 'person' && status === 'open' && sitting.ready && { ready: true as const }),
    ...(sitting.kind === 'person' && sitting.left && { left: true as const }),
    ...idleUntil(table, seat, parts),
    ...(isAbsentTooLong(table, seat, parts) && { overdue: true as const }),
    ...(status === 'playing' && mayBeAskedFor(table, seat, parts) && { free: true as const }),
    ...(sitting.kind === 'bot' && { bot: sitting.bot }),
    present: sitting.kind === 'bot' || presence.isConnected(id, seat),
    // T-2: at a table without takeover no bot plays on for whoever has left.
    standIn:
      sitting.kind === 'person' &&
      (sitting.standIn === true || (sitting.left === true && sheet.settings.atTimeOut === 'bot')),
    awaited: timing.seats[seat]?.question !== undefined,
    ...(clock && { clock }),
  };
}

const isMutedForAll = ({ mutes = [] }: Table['sheet'], person: string): boolean =>
  mutes.some((mute) => mute.by === undefined && mute.person === person);

function idleUntil(table: Table, seat: number, { presence, now }: InfoParts): Pick<SeatInfo, 'idleUntil'> {
  const idle = idleMoments(table, seat, presence);
  return idle?.askAt !== undefined && idle.askAt <= now && now < idle.awayAt ? { idleUntil: idle.awayAt } : {};
}

function isAbsentTooLong(table: Table, seat: number, parts: InfoParts): boolean {
  const person = table.person(seat);
  return (
    table.status === 'playing' &&
    person !== undefined &&
    !person.left &&
    !person.standIn &&
    isOverdue(table, seat, parts)
  );
}

/** What the clocks of all seats show; nothing at a table without. */
export function clocksOf({ timing, sheet }: Table, now: number): readonly SeatClock[] | undefined {
  const { clock } = sheet.settings;
  if (clock.kind === 'none') return undefined;
  return sheet.seats.map((_, seat) => clockOf(timing, clock, seat, now) ?? { left: 0, running: false });
}

/** Which bot would sit in is nobody's business before it does. */
const botAtOf = ({ botAt }: { readonly botAt?: number }): { readonly botAt?: number } =>
  botAt === undefined ? {} : { botAt };

/** A line of a list of tables. */
export function listedTable({ id, status, createdAt, changedAt, sheet }: StoredTable): ListedTable {
  return {
    id,
    game: sheet.game,
    ...(sheet.mapName !== undefined && { mapName: sheet.mapName }),
    ...(sheet.endedEarly && { endedEarly: true as const }),
    status,
    seats: sheet.seats.map((seat) => ({ kind: seat.kind, ...(seat.kind !== 'open' && nameOf(seat)) })),
    createdAt,
    changedAt,
    clock: sheet.settings.clock,
    atTimeOut: sheet.settings.atTimeOut,
    ...(sheet.settings.level !== undefined && { level: sheet.settings.level }),
    ...(sheet.settings.language !== undefined && { language: sheet.settings.language }),
  };
}
