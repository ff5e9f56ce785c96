import { type Game, isBadOption, isSecretSeed, type Options, readOptions } from '@branchline/engine';
import { findGame, packRef } from '../list/games.ts';
import { gameTitles } from '../list/titles.ts';
import type { GameEntry } from '../pack/game-entry.ts';
import type { Pack } from '../pack/pack.ts';
import { gameFromPack } from '../pack/pack-game.ts';
import { packHash } from '../pack/pack-hash.ts';
import { readPack } from '../pack/read-pack.ts';
import { readEntry, readEvents } from './read-entry.ts';
import { type GameRecord, RECORD_VERSION } from './record.ts';
import { type Fields, fail, list, object, objectOf, points, text, whole } from './shape.ts';

/** A record that has the right shape, and the game it is of, as it is played today. Whether it is true is another matter. */
export interface ReadRecord {
  readonly record: GameRecord;
  readonly game: Game;
}

/** Reads what a stranger sent; throws `MalformedRecord`. `packs`: maps that a record may name by their hash alone. */
export function readRecord(value: unknown, packs: readonly Pack[] = []): ReadRecord {
  const record = objectOf(value, 'record', FIELDS);
  if (record.record !== RECORD_VERSION) fail('record.record', `expected version ${RECORD_VERSION}`);
  const entry = gameOf(record, packs);
  const options = readOwnOptions(record.options, entry);
  const seats = list(record.seats, 'record.seats');
  if (seats.length < entry.seats.min || seats.length > entry.seats.max) {
    fail('record.seats', `expected ${entry.seats.min} to ${entry.seats.max} of them`);
  }
  for (const [number, seat] of seats.entries()) readSeat(seat, `record.seats[${number}]`);
  readChance(record);
  readEvents(record.deal, 'record.deal', seats.length);
  for (const [number, one] of list(record.entries, 'record.entries').entries()) {
    readEntry(one, `record.entries[${number}]`, seats.length);
  }
  for (const [number, one] of list(record.score, 'record.score').entries()) {
    readScore(one, `record.score[${number}]`, seats.length);
  }
  readResult(record.result, seats.length);
  if (record.endedEarly !== undefined && record.endedEarly !== true) fail('record.endedEarly', 'expected true');
  // Every field has been looked at above.
  return { record: value as GameRecord, game: entry.make(options) };
}

const FIELDS: readonly string[] = [
  'record',
  'game',
  'pack',
  'packHash',
  'options',
  'seats',
  'chance',
  'commitment',
  'deal',
  'entries',
  'score',
  'result',
  'endedEarly',
];

/** The game of the house that it names, or the one its map makes. */
function gameOf(record: Fields, packs: readonly Pack[]): GameEntry {
  const game = text(record.game, 'record.game');
  const ofTheHouse = gameTitles.some(({ id }) => id === game);
  if (record.pack === undefined && (record.packHash === undefined || ofTheHouse)) {
    if (record.packHash !== undefined && !isSecretSeed(text(record.packHash, 'record.packHash'))) {
      fail('record.packHash', 'expected 64 hexadecimal digits');
    }
    return findGame(game) ?? fail('record.game', `expected one of ${gameTitles.map(({ id }) => id).join(', ')}`);
  }
  const hash = text(record.packHash, 'record.packHash');
  const pack = record.pack === undefined ? packs.find((one) => packHash(one) === hash) : ownPack(record.pack);
  if (pack === undefined) return fail('record.pack', 'expected the map, which is not known here');
  if (packHash(pack) !== hash) return fail('record.packHash', 'this is the hash of another map');
  return pack.id === game
    ? gameFromPack(pack, { id: packRef(pack) })
    : fail('record.game', `expected ${pack.id}, as its map says`);
}

function ownPack(value: unknown): Pack {
  const reading = readPack(value);
  return reading.ok ? reading.pack : fail('record.pack', reading.faults[0] ?? 'expected a map');
}

function readOwnOptions(value: unknown, entry: GameEntry): Options {
  const given = object(value, 'record.options');
  const options = readOptions(entry.options, given);
  if (isBadOption(options)) {
    return fail(`record.options.${options.option}`, `expected one of ${options.allowed.join(', ')}`);
  }
  const missing = entry.options.find(({ name }) => !Object.hasOwn(given, name));
  return missing ? fail(`record.options.${missing.name}`, 'expected its value') : options;
}

function readSeat(value: unknown, where: string): void {
  const seat = objectOf(value, where, ['name', 'bot']);
  text(seat.name, `${where}.name`);
  if ('bot' in seat) text(seat.bot, `${where}.bot`);
}

function readChance({ chance, commitment }: Fields): void {
  const { kind, seed } = objectOf(chance, 'record.chance', ['kind', 'seed']);
  if (kind !== 'fast' && kind !== 'strong') fail('record.chance.kind', 'expected fast or strong');
  if (kind === 'fast') whole(seed, 'record.chance.seed');
  else if (!isSecretSeed(text(seed, 'record.chance.seed')))
    fail('record.chance.seed', 'expected 64 hexadecimal digits');
  if (commitment === undefined) return;
  if (kind === 'fast') fail('record.commitment', 'only a strong seed has one');
  if (!isSecretSeed(text(commitment, 'record.commitment'))) fail('record.commitment', 'expected 64 hexadecimal digits');
}

function readScore(value: unknown, where: string, seats: number): void {
  const score = objectOf(value, where, ['seat', 'lines', 'total', 'tieBreaks']);
  whole(score.seat, `${where}.seat`, seats);
  points(score.total, `${where}.total`);
  for (const [number, one] of list(score.tieBreaks, `${where}.tieBreaks`).entries()) {
    whole(one, `${where}.tieBreaks[${number}]`);
  }
  for (const [number, one] of list(score.lines, `${where}.lines`).entries()) {
    const line = objectOf(one, `${where}.lines[${number}]`, LINE);
    text(line.kind, `${where}.lines[${number}].kind`);
    points(line.points, `${where}.lines[${number}].points`);
  }
}

const LINE: readonly string[] = ['kind', 'points', 'count', 'ticket', 'done', 'city', 'route', 'technology'];

function readResult(value: unknown, seats: number): void {
  const result = objectOf(value, 'record.result', ['winners', 'decidedBy']);
  text(result.decidedBy, 'record.result.decidedBy');
  for (const [number, one] of list(result.winners, 'record.result.winners').entries()) {
    whole(one, `record.result.winners[${number}]`, seats);
  }
}
