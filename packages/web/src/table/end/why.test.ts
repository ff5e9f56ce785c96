import { explainMove, makeBot } from '@branchline/bots';
import { fastBits, fastChance, type Game, type GameAction, type GameEvent, veilEvent } from '@branchline/engine';
import { cardGame, recordGame } from '@branchline/games';
import { expect, test } from 'vitest';
import { historyOf } from '../../session/replay/history.ts';
import { whyOf } from './why.ts';

test('a bot of the card game is asked again with what it remembered then', async () => {
  const game: Game = cardGame();
  const greedy = makeBot('greedy');
  const { state, events } = game.begin(2, fastChance(7, 0));
  const named = (happened: readonly GameEvent[]) => happened.map((event) => game.naming.named(event));
  const happened = [...events];
  const entries = [];
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
    const question = game.asked(state, seat);
    const ruling = game.play(state, seat, action, fastChance(7, step));
    if (!ruling.ok || !question) throw new Error('greedy was refused');
    entries.push({ step, seat, question, action: game.naming.named(action), events: named(ruling.events) });
    happened.push(...ruling.events);
  }
  const record = recordGame(game, state, {
    game: game.id,
    options: {},
    seats: [
      { name: 'A', bot: 'greedy' },
      { name: 'B', bot: 'greedy' },
    ],
    chance: { kind: 'fast', seed: 7 },
    deal: named(events),
    entries,
  });
  const told = await whyOf(historyOf(record));
  expect(told.map(({ step, reason: { key, facts } }) => ({ step, key, facts }))).toEqual(remembering);
  // Else forgetting would make no difference.
  expect(otherwise).toBeGreaterThan(0);
});
