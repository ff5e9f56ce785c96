import { below, type Entry, fastBits, type Options } from '@branchline/engine';
import { findGame } from '../../list/games.ts';
import { begin, type ChanceSource, dealEntryOf, entryOf, play } from '../../log/log.ts';
import type { GameEntry } from '../../pack/game-entry.ts';
import type { Pack } from '../../pack/pack.ts';
import { gameFromPack } from '../../pack/pack-game.ts';
import { type GameRecord, recordGame } from '../record.ts';

/** A whole random game, as it comes back from a file. */
export function recorded(id: string, seats: number, chance: ChanceSource, given: Options = {}): GameRecord {
  const found = findGame(id);
  if (!found) throw new Error(`no game ${id}`);
  return recordOf(found, { seats, chance, given });
}

/** The same of a map that somebody brought. */
export function recordedPack(pack: Pack, seats: number, chance: ChanceSource): GameRecord {
  return recordOf(gameFromPack(pack), { seats, chance, given: {}, pack });
}

interface Wish {
  readonly seats: number;
  readonly chance: ChanceSource;
  readonly given: Options;
  readonly pack?: Pack;
}

function recordOf(found: GameEntry, { seats, chance, given, ...map }: Wish): GameRecord {
  const options = { ...Object.fromEntries(found.options.map((option) => [option.name, option.default])), ...given };
  const game = found.make(options);
  const { log, events } = begin({ game, seats, chance });
  const { state } = log;
  const bits = fastBits(5, 0x10000);
  const entries: Entry[] = [dealEntryOf(game, events)];
  while (game.awaiting(state).length > 0) {
    const awaited = game.awaiting(state);
    const seat = awaited[below(bits, awaited.length)] ?? 0;
    const offers = game.offers(state, seat);
    const action = offers[below(bits, offers.length)];
    if (!action) throw new Error('nothing to choose');
    const move = play(log, seat, action);
    if ('rejection' in move) throw new Error(JSON.stringify(move.rejection));
    entries.push(entryOf(game, move));
  }
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat + 1}` }));
  return JSON.parse(JSON.stringify(recordGame(log, { game: found.id, options, seats: names, ...map }, entries)));
}
