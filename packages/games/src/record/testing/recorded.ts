import { below, fastBits, type GameEvent, type Options } from '@branchline/engine';
import { findGame } from '../../game-list.ts';
import { type ChanceSource, chanceOf } from '../../log/log.ts';
import { type GameRecord, type RecordEntry, recordGame } from '../record.ts';

/** A whole random game, as it comes back from a file. */
export function recorded(id: string, seats: number, chance: ChanceSource, given: Options = {}): GameRecord {
  const entry = findGame(id);
  if (!entry) throw new Error(`no game ${id}`);
  const options = { ...Object.fromEntries(entry.options.map((option) => [option.name, option.default])), ...given };
  const game = entry.make(options);
  const named = (events: readonly GameEvent[]) => events.map((event) => game.naming.named(event));
  const { state, events } = game.begin(seats, chanceOf(chance, 0));
  const bits = fastBits(5, 0x10000);
  const entries: RecordEntry[] = [];
  for (let step = 1; game.awaiting(state).length > 0; step++) {
    const awaited = game.awaiting(state);
    const seat = awaited[below(bits, awaited.length)] ?? 0;
    const offers = game.offers(state, seat);
    const action = offers[below(bits, offers.length)];
    const question = game.asked(state, seat);
    if (!action || !question) throw new Error('nothing to choose');
    const ruling = game.play(state, seat, action, chanceOf(chance, step));
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.rejection));
    entries.push({ step, seat, question, action: game.naming.named(action), events: named(ruling.events) });
  }
  const record = recordGame(game, state, {
    game: id,
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat + 1}` })),
    chance,
    deal: named(events),
    entries,
  });
  return JSON.parse(JSON.stringify(record));
}
