import { below, fastBits, strongChance } from '@branchline/engine';
import { type GameRecord, type RecordEntry, recordGame } from '@branchline/games';
import { commitmentTo } from '../../tables/commitment.ts';
import { gameFor } from '../../tables/games.ts';

const OPTIONS = { firstSeat: 1 };

/** A game of New York, played at random to its end: always the same one. */
export function finishedGame(seed: string = '2e'.repeat(32)): GameRecord {
  const game = gameFor('new-york', OPTIONS);
  const bits = fastBits(5);
  const { state, events } = game.begin(2, strongChance(seed, 0));
  const entries: RecordEntry[] = [];
  for (let step = 1; game.awaiting(state).length > 0; step++) {
    const [seat = 0] = game.awaiting(state);
    const offers = game.offers(state, seat);
    const action = offers[below(bits, offers.length)];
    const question = game.asked(state, seat);
    if (!action || !question) throw new Error('nothing to choose');
    const ruling = game.play(state, seat, action, strongChance(seed, step));
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.rejection));
    const happened = ruling.events.map((event) => game.naming.named(event));
    entries.push({ step, seat, question, action: game.naming.named(action), events: happened });
  }
  const deal = events.map((event) => game.naming.named(event));
  const seats = [{ name: 'Anna' }, { name: 'Bert' }];
  const chance = { kind: 'strong', seed } as const;
  const source = { game: 'new-york', options: OPTIONS, seats, chance, commitment: commitmentTo(seed), deal, entries };
  return JSON.parse(JSON.stringify(recordGame(game, state, source)));
}
