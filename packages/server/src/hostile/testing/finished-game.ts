import { below, type Entry, fastBits } from '@branchline/engine';
import { begin, dealEntryOf, entryOf, type GameRecord, play, recordGame } from '@branchline/games';
import { smallGame } from '@branchline/games/testing';
import { gameFor } from '../../packs/games.ts';
import { commitmentTo } from '../../tables/commitment.ts';

const OPTIONS = { firstSeat: 1 };

/** A game of the smallest board there is, played at random to its end: always the same one. */
export function finishedGame(seed: string = '2e'.repeat(32)): GameRecord {
  const entry = smallGame();
  const game = gameFor(entry, OPTIONS);
  const bits = fastBits(5);
  const { log, events } = begin({ game, seats: 2, chance: { kind: 'strong', seed } });
  const entries: Entry[] = [dealEntryOf(game, events)];
  while (game.awaiting(log.state).length > 0) {
    const [seat = 0] = game.awaiting(log.state);
    const offers = game.offers(log.state, seat);
    const action = offers[below(bits, offers.length)];
    if (!action) throw new Error('nothing to choose');
    const move = play(log, seat, action);
    if ('rejection' in move) throw new Error(JSON.stringify(move.rejection));
    entries.push(entryOf(game, move));
  }
  const seats = [{ name: 'Anna' }, { name: 'Bert' }];
  const source = { game: entry.id, options: OPTIONS, seats, commitment: commitmentTo(seed) };
  return JSON.parse(JSON.stringify(recordGame(log, source, entries)));
}
