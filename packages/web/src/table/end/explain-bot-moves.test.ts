import { explainMove, makeBot } from '@branchline/bots';
import { type Entry, fastBits, type Game, type GameAction, veilEvent } from '@branchline/engine';
import { begin, dealEntryOf, entryOf, play, recordGame } from '@branchline/games';
import { gameWith } from '@branchline/games/testing';
import { expect, test } from 'vitest';
import { playThrough } from '../../session/replay.ts';
import { explainBotMoves } from './explain-bot-moves.ts';

test('a bot of a game of yards is asked again with what it remembered then', async () => {
  const game: Game = gameWith('yard').make({});
  const greedy = makeBot('greedy');
  const { log, events } = begin({ game, seats: 2, chance: { kind: 'fast', seed: 7 } });
  const { state } = log;
  const happened = [...events];
  const entries: Entry[] = [dealEntryOf(game, events)];
  const remembering: unknown[] = [];
  let otherwise = 0;
  for (let step = 1; game.awaiting(state).length > 0; step++) {
    const [seat = 0] = game.awaiting(state);
    const view = game.veil(state, seat);
    const forgetful = { game, view, seat, offers: game.offers(view, seat), bits: fastBits(step) };
    const history = happened.map((event) => veilEvent(event, seat));
    const action = greedy?.choose({ ...forgetful, history }) as GameAction;
    if (action.type !== 'takeCard') {
      const reason = explainMove({ ...forgetful, history }, action);
      remembering.push({ step, key: reason?.key, facts: game.naming.named(reason?.facts ?? {}) });
      if (JSON.stringify(explainMove(forgetful, action)) !== JSON.stringify(reason)) otherwise++;
    }
    const move = play(log, seat, action);
    if ('rejection' in move) throw new Error('greedy was refused');
    entries.push(entryOf(game, move));
    happened.push(...move.events);
  }
  const seats = [
    { name: 'A', bot: 'greedy' },
    { name: 'B', bot: 'greedy' },
  ];
  const record = recordGame(log, { game: game.id, options: {}, seats }, entries);
  const moves = await explainBotMoves(playThrough(record));
  expect(moves.map(({ step, reason: { key, facts } }) => ({ step, key, facts }))).toEqual(remembering);
  // Else forgetting would make no difference.
  expect(otherwise).toBeGreaterThan(0);
});
