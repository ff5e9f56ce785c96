import { botIds } from '@branchline/bots';
import { isBadOption, type Options, readOptions } from '@branchline/engine';
import { findGame, type GameEntry, gameFromPack } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { BadInput } from './bad-input.ts';
import { broughtPack } from './packs.ts';

/** The option of every command that plays a game. */
export const GAME: readonly [flags: string, description: string] = [
  '--game <id>',
  'the game, see "branchline games"; not needed with --pack',
];

/** The first of the list, for examples. */
export const SOME_GAME: string = gameList[0]?.id ?? '';

/** The game that is named, or the map that was brought (--pack). */
export function readGame(id: string | undefined): GameEntry {
  const pack = broughtPack();
  if (pack && (id === undefined || id === pack.id)) return gameFromPack(pack);
  if (id === undefined) throw new BadInput('Which game? --game names one, or --pack the file of a map.');
  const entry = findGame(id);
  if (entry) return entry;
  throw new BadInput(`There is no game called "${id}"; there are ${gameList.map((game) => game.id).join(', ')}.`);
}

/** A whole number not below `least`, as typed after `--name`. */
export function readWhole(text: string, name: string, least: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && Number.isSafeInteger(number)) return number;
  throw new BadInput(`--${name} takes a whole number from ${least} up, not "${text}".`);
}

const TWO_32 = 2 ** 32;

/** The seeds of simulated games are 32 bits wide. */
export function readSeed(text: string): number {
  const seed = readWhole(text, 'seed', 0);
  if (seed < TWO_32) return seed;
  throw new BadInput(`--seed takes a whole number below ${TWO_32}, not ${text}.`);
}

/** Bots by their ids, separated by commas; one alone is for every seat. */
export function readBots(
  text: string,
  seats: number | undefined,
  known: readonly string[] = botIds,
): readonly string[] {
  const ids = text.split(',').map((id) => id.trim());
  for (const id of ids) {
    if (!known.includes(id)) throw new BadInput(`There is no bot called "${id}"; there are ${known.join(', ')}.`);
  }
  const [only] = ids;
  if (ids.length === 1 && only !== undefined && seats !== undefined) return new Array<string>(seats).fill(only);
  if (seats === undefined || ids.length === seats) return ids;
  throw new BadInput(`--bots names ${ids.length} bots for ${seats} players.`);
}

export function checkSeats(entry: GameEntry, seats: number): void {
  const { min, max } = entry.seats;
  if (seats >= min && seats <= max) return;
  throw new BadInput(`${entry.name} is for ${min} to ${max} players, not ${seats}.`);
}

/** Options as typed: name=value, each checked against the game. */
export function readGameOptions(entry: GameEntry, typed: readonly string[], seats: number): Options {
  const given: Readonly<Record<string, unknown>> = Object.fromEntries(typed.map(readOption));
  const options = readOptions(entry.options, given);
  if (isBadOption(options)) {
    const { option, reason, allowed } = options;
    throw new BadInput(
      reason === 'unknown'
        ? `${entry.name} has no option called "${option}"; it has ${allowed.join(', ')}.`
        : `The option ${option} of ${entry.name} can be ${allowed.join(', ')}, not ${JSON.stringify(given[option])}.`,
    );
  }
  if (Number(options.firstSeat ?? 0) > seats) {
    throw new BadInput(`The option firstSeat names player ${options.firstSeat}, but there are ${seats} players.`);
  }
  return options;
}

function readOption(text: string): readonly [string, boolean | number | string] {
  const [name, value, ...more] = text.split('=');
  if (!name || !value || more.length > 0) throw new BadInput(`--option takes name=value, not "${text}".`);
  return [name, readValue(value)];
}

function readValue(text: string): boolean | number | string {
  if (text === 'true' || text === 'yes') return true;
  if (text === 'false' || text === 'no') return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** For options that may be repeated. */
export function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}
