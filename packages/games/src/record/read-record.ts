import { type Game, isBadOption, isSecretSeed, readOptions } from '@branchline/engine';
import { findGame, gameList } from '../game-list.ts';
import { type GameRecord, RECORD_VERSION } from './record.ts';

/** Why something is no game record: where, and what should be there. */
export class MalformedRecord extends Error {
  readonly where: string;

  constructor(where: string, expected: string) {
    super(`${where}: ${expected}`);
    this.where = where;
  }
}

/** A record that has the right shape, and the game it is of. Whether it is true is another matter. */
export interface ReadRecord {
  readonly record: GameRecord;
  readonly game: Game;
}

/** Reads what a stranger sent; throws `MalformedRecord`. */
export function readRecord(value: unknown): ReadRecord {
  const record = object(value, 'record');
  if (record.record !== RECORD_VERSION) fail('record.record', `expected version ${RECORD_VERSION}`);
  const entry = findGame(text(record.game, 'record.game'));
  if (!entry) return fail('record.game', `expected one of ${gameList.map(({ id }) => id).join(', ')}`);
  const options = readOptions(entry.options, object(record.options, 'record.options'));
  if (isBadOption(options)) {
    return fail(`record.options.${options.option}`, `expected one of ${options.allowed.join(', ')}`);
  }
  const seats = list(record.seats, 'record.seats');
  if (seats.length < entry.seats.min || seats.length > entry.seats.max) {
    fail('record.seats', `expected ${entry.seats.min} to ${entry.seats.max} of them`);
  }
  for (const [number, seat] of seats.entries()) readSeat(seat, `record.seats[${number}]`);
  readChance(record.chance);
  if ('commitment' in record && !isSecretSeed(text(record.commitment, 'record.commitment'))) {
    fail('record.commitment', 'expected 64 hexadecimal digits');
  }
  readEvents(record.deal, 'record.deal', seats.length);
  for (const [number, one] of list(record.entries, 'record.entries').entries()) {
    readEntry(one, `record.entries[${number}]`, seats.length);
  }
  list(record.score, 'record.score');
  object(record.result, 'record.result');
  // Every field has been looked at above; the score is only ever compared.
  return { record: value as GameRecord, game: entry.make(options) };
}

function fail(where: string, expected: string): never {
  throw new MalformedRecord(where, expected);
}

function object(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(where, 'expected an object');
  return value as Readonly<Record<string, unknown>>;
}

function list(value: unknown, where: string): readonly unknown[] {
  return Array.isArray(value) ? value : fail(where, 'expected a list');
}

function text(value: unknown, where: string): string {
  return typeof value === 'string' ? value : fail(where, 'expected a text');
}

function whole(value: unknown, where: string, below = 2 ** 32): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below) return value;
  return fail(where, `expected a whole number from 0 to ${below - 1}`);
}

function readSeat(value: unknown, where: string): void {
  const seat = object(value, where);
  text(seat.name, `${where}.name`);
  if ('bot' in seat) text(seat.bot, `${where}.bot`);
}

function readChance(value: unknown): void {
  const { kind, seed } = object(value, 'record.chance');
  if (kind === 'fast') whole(seed, 'record.chance.seed');
  else if (kind !== 'strong') fail('record.chance.kind', 'expected fast or strong');
  else if (!isSecretSeed(text(seed, 'record.chance.seed')))
    fail('record.chance.seed', 'expected 64 hexadecimal digits');
}

function readEvents(value: unknown, where: string, seats: number): void {
  for (const [number, one] of list(value, where).entries()) {
    const event = object(one, `${where}[${number}]`);
    text(event.type, `${where}[${number}].type`);
    if ('seat' in event) whole(event.seat, `${where}[${number}].seat`, seats);
  }
}

function readEntry(value: unknown, where: string, seats: number): void {
  const entry = object(value, where);
  whole(entry.step, `${where}.step`);
  whole(entry.seat, `${where}.seat`, seats);
  const question = object(entry.question, `${where}.question`);
  text(question.kind, `${where}.question.kind`);
  whole(question.number, `${where}.question.number`);
  text(object(entry.action, `${where}.action`).type, `${where}.action.type`);
  if ('by' in entry) text(entry.by, `${where}.by`);
  readEvents(entry.events, `${where}.events`, seats);
}
