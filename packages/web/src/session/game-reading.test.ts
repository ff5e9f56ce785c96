import { makeBot } from '@branchline/bots';
import { type Entry, fastBits, type Game } from '@branchline/engine';
import { begin, dealEntryOf, entryOf, type GameRecord, play, recordGame } from '@branchline/games';
import { gameWith } from '@branchline/games/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FromReader, followChances, type ReadingProgress, readGame, type ToReader } from './game-reading.ts';
import { readingsOf } from './named-readings.ts';

/** A finished game of two: the first seat does anything, and the bot `by` does it, if that is said. */
function recordOf(by?: 'bot'): GameRecord {
  const game: Game = gameWith('taxis').make({});
  const bots = [makeBot('random'), makeBot('greedy')];
  const { log, events } = begin({ game, seats: 2, chance: { kind: 'fast', seed: 5 } });
  const entries: Entry[] = [dealEntryOf(game, events)];
  for (let step = 1; game.awaiting(log.state).length > 0; step++) {
    const [seat = 0] = game.awaiting(log.state);
    const view = game.veil(log.state, seat);
    const decision = { game, view, seat, offers: game.offers(view, seat), bits: fastBits(step) };
    const move = play(log, seat, bots[seat]?.choose(decision) ?? { type: 'pass' });
    if ('rejection' in move) throw new Error('a bot was refused');
    entries.push({ ...entryOf(game, move), ...(by && { by }) });
  }
  const seats = [{ name: 'Anna' }, { name: 'Bo', bot: 'greedy' }];
  return recordGame(log, { game: game.id, options: {}, seats }, entries, 'regular');
}

/** So few that nobody waits for them. */
const QUICK = { coarse: 2, agreed: 2, fine: 4, doubting: 6, confirming: 80 };

function lastOf(record: GameRecord): ReadingProgress | undefined {
  let last: ReadingProgress | undefined;
  for (const progress of readingsOf(record, QUICK)) last = progress;
  return last;
}

describe('a finished game', () => {
  test('is read for what its people did, by names', () => {
    const record = recordOf();
    const { reading, part } = lastOf(record) ?? {};
    expect(part).toBe(1);
    expect(reading?.turns.at(-1)?.step).toBe(record.entries.length);
    expect(reading?.costly.length).toBeGreaterThan(0);
    for (const { step, seat, played, better, reason } of reading?.costly ?? []) {
      expect(seat).toBe(0);
      expect(played).toEqual(record.entries[step - 1]?.action);
      expect(better).not.toEqual(played);
      // Names, where the engine has numbers.
      for (const { route, tickets } of [played, better, reason?.facts ?? {}]) {
        expect(route === undefined || typeof route === 'string').toBe(true);
        expect(tickets === undefined || typeof (tickets as unknown[])[0] === 'string').toBe(true);
      }
    }
  });

  test('reproaches nobody for what a bot did in their place', () => {
    expect(lastOf(recordOf('bot'))?.reading.costly).toEqual([]);
  });
});

describe('the thread', () => {
  class FakeWorker {
    onmessage: ((event: { data: FromReader }) => void) | undefined;
    readonly heard: ToReader[] = [];
    ended = false;
    constructor() {
      workers.push(this);
    }
    postMessage(message: ToReader): void {
      this.heard.push(message);
    }
    say(data: FromReader): void {
      this.onmessage?.({ data });
    }
    terminate(): void {
      this.ended = true;
    }
  }
  const workers: FakeWorker[] = [];
  beforeEach(() => void vi.stubGlobal('Worker', FakeWorker));
  afterEach(() => {
    vi.unstubAllGlobals();
    workers.length = 0;
  });
  const reading = { turns: [], costly: [] };
  const chanceOf = (rollouts: number): FromReader => ({
    type: 'chance',
    chance: { chances: [1], margins: [0], errors: [0], rollouts },
  });

  test('reads a game once, and ends when it is done or nobody waits any more', () => {
    const [record, other] = [recordOf(), recordOf('bot')];
    const told: unknown[] = [];
    readGame(record, (_reading, done, part) => told.push([done, part]));
    workers[0]?.say({ type: 'reading', reading, part: 0.5, done: false });
    workers[0]?.say({ type: 'reading', reading, part: 1, done: true });
    expect(workers[0]?.ended).toBe(true);
    readGame(record, (_reading, done, part) => told.push([done, part]));
    expect(told).toEqual([
      [false, 0.5],
      [true, 1],
      [true, 1],
    ]);
    expect(workers).toHaveLength(1);
    const stop = readGame(other, () => told.push('other'));
    expect(workers[1]?.ended).toBe(false);
    stop();
    expect(workers[1]?.ended).toBe(true);
    expect(told).toHaveLength(3);
  });

  test('tells a spectator the chance at the newest position: those that wait give way to it', async () => {
    const follower = followChances();
    const at = (view: number) => follower.chanceNow({ game: 'none', options: {}, view: [view] });
    const answers = [at(1), at(2), at(3)];
    expect(workers[0]?.heard).toMatchObject([{ view: [1] }]);
    expect(await answers[1]).toBeUndefined();
    workers[0]?.say(chanceOf(7));
    expect((await answers[0])?.rollouts).toBe(7);
    expect(workers[0]?.heard).toMatchObject([{ view: [1] }, { view: [3] }]);
    follower.close();
    expect(await answers[2]).toBeUndefined();
    expect(workers[0]?.ended).toBe(true);
  });
});
