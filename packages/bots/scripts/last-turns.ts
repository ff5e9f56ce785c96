// How many last turns of a bot could have been better by the true score:
// npm run -s bots:last-turns -- --game ID --players 2 --bot regular --turns 1000
import { parseArgs } from 'node:util';
import { findGame } from '@branchline/games';
import { lastTurnsOf } from '../src/testing/last-turns.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    players: { type: 'string', default: '2' },
    bot: { type: 'string', default: 'regular' },
    /** Who plays up to the last round: whoever is quick gets to many ends. */
    by: { type: 'string', default: 'novice' },
    rollouts: { type: 'string', default: '16' },
    turns: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '700000' },
  },
});
const game = findGame(values.game)?.make({});
if (!game) throw new Error(`no game ${values.game}`);
const turns = Number(values.turns);
const found = lastTurnsOf(
  game,
  {
    players: Number(values.players),
    bot: values.bot,
    by: values.by,
    rollouts: Number(values.rollouts),
    turns,
    seed: Number(values.seed),
  },
  (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${turns}`);
  },
);
process.stdout.write(
  `${values.game}, ${values.players} players: ${values.bot} missed something in ${found.missed} of ${found.turns} last turns, ` +
    `${found.lost.toFixed(0)} points in all; its slowest took ${found.milliseconds.toFixed(0)} ms\n`,
);
