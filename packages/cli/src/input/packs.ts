import { readFileSync, statSync } from 'node:fs';
import type { Game, Options } from '@branchline/engine';
import { findGame, gameFromPack, LARGEST_PACK, type Pack, readOutsidePack, repeatedField } from '@branchline/games';
import { BadInput, fileFault } from './bad-input.ts';
import { jsonFault } from './json-fault.ts';

/** The map named by --pack, if there is one. */
let own: Pack | undefined;

export function broughtPack(): Pack | undefined {
  return own;
}

/** The same as a part of what a worker or a record is told. */
export const brought = (): { readonly pack?: Pack } => (own ? { pack: own } : {});

/** The maps that a record may name by their hash alone. */
export const knownPacks = (): readonly Pack[] => (own ? [own] : []);

interface Wanted {
  readonly game: string;
  readonly pack?: Pack;
  readonly options: Options;
}

/** The game that a worker is told to play. */
export function gameOf({ game, pack, options }: Wanted): Game {
  const entry = pack ? gameFromPack(pack) : findGame(game);
  if (!entry) throw new Error(`no game ${game}`);
  return entry.make(options);
}

/** Reads the map that --pack names, before any command looks for its game. */
export function bringPack(file: string | undefined): void {
  if (file === undefined) return;
  const reading = readOutsidePack(readJsonFile(file));
  if (!reading.ok) throw new BadInput(`${file}: ${reading.faults[0]}.`);
  own = reading.pack;
}

/** JSON that somebody wrote: not too long, and with one meaning only. */
export function readJsonFile(file: string): unknown {
  const text = readText(file);
  try {
    const json: unknown = JSON.parse(text);
    const repeated = repeatedField(text);
    if (repeated !== undefined) throw new BadInput(`${file}: the field ${repeated.slice(0, 40)} stands there twice.`);
    return json;
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const { line, found } = jsonFault(text);
    throw new BadInput(`${file}, line ${line}: it is not valid JSON${found === '' ? '' : ` at “${found}”`}.`);
  }
}

function readText(file: string): string {
  try {
    if (statSync(file).size > 4 * LARGEST_PACK) throw new BadInput(tooLong(file));
    const text = readFileSync(file, 'utf8');
    if (text.length > LARGEST_PACK) throw new BadInput(tooLong(file));
    return text;
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`Cannot read ${file}: ${fileFault(error)}.`);
  }
}

const tooLong = (file: string): string => `${file}: it is longer than ${LARGEST_PACK} characters.`;
