// Fits the value model of a game: npm run -s bots:learn -- --game ID --players 2 --games 500
// Master plays against itself, now and then any of its ideas, so that all sorts of states are seen. At every turn rollouts are
// played too; what their scores and the features of every seat say of the real end is found by least squares.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type BoardGame,
  fastBits,
  type GameAction,
  type GameEvent,
  isBoardGame,
  isYardGame,
  type Seat,
  type State,
  shuffleWith,
  veilEvent,
  type YardGame,
} from '@branchline/engine';
import { begin, findGame, playOut } from '@branchline/games';
import { botBits, makeBot } from '../src/index.ts';
import { meanScores } from '../src/search/rollout.ts';
import { featuresOf, Searcher } from '../src/styles/searcher.ts';
import { explainedVariance, pairsOf, type Sample, valueModelOf, withoutFeatures } from '../src/value/fit.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '500' },
    rollouts: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    /** Where what was seen is kept and added to; without it nothing is kept. */
    kept: { type: 'string' },
  },
});

const seats = Number(values.players);
const made = findGame(values.game)?.make({});
if (!made || !(isBoardGame(made) || isYardGame(made))) throw new Error(`no game ${values.game}`);
const game: BoardGame | YardGame = made;
const features = featuresOf(game, seats);
const slipping = new Searcher({}, { learned: true });
const { policy } = slipping.domain(game, seats);

/** How often any idea will do. */
const SLIPS = 0.1;

const bits = fastBits(Number(values.seed), 99);
const chance = { shuffle: (items: number[]) => shuffleWith(bits, items) };
const slips = (): boolean => bits() / 2 ** 32 < SLIPS;

function playGame(seed: number): Sample[] {
  const { log, events } = begin({ game, seats, chance: { kind: 'fast', seed } });
  const shown: GameEvent[][] = Array.from({ length: seats }, () => []);
  const show = (happened: readonly GameEvent[]): void => {
    for (const [seat, own] of shown.entries()) own.push(...happened.map((event) => veilEvent(event, seat)));
  };
  show(events);
  const master = makeBot('master', { rollouts: Number(values.rollouts) });
  if (!master) throw new Error('no master');
  const seen: Omit<Sample, 'ended'>[] = [];
  const choose = (state: State, seat: Seat): GameAction => {
    const view = game.veil(state, seat);
    if (game.asked(view, seat)?.kind === 'turn') {
      const imagined = meanScores(game, state, policy, chance);
      seen.push({ progress: features.progress(state), features: features.of(state, seat), imagined });
    }
    const offers = game.offers(view, seat);
    const decision = { game, view, seat, offers, bits: botBits(seed, log.version), history: shown[seat] ?? [] };
    return offers.length > 1 && slips() ? slipping.blunder(decision) : master.choose(decision);
  };
  playOut(log, choose, (move) => show(move.events));
  const ended = game.score(log.state).seats.map(({ total }) => total);
  return seen.map((one) => ({ ...one, ended }));
}

interface Kept {
  readonly game: string;
  readonly players: number;
  readonly deal: number;
  readonly seen: Sample[];
}

/** What was kept of earlier runs: of this game and number of players, and with the features there are now. */
function read(file: string): Kept[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const one: Kept = JSON.parse(line);
    const fits = one.seen.every((sample) => sample.features.every((row) => row.length === features.names.length));
    if (one.game === game.id && one.players === seats && fits) return one;
    throw new Error(`${file} was made with another game, other players or other features`);
  });
}

const kept = values.kept && existsSync(values.kept) ? read(values.kept) : [];
const known = new Set(kept.map(({ deal }) => deal));
for (let number = 0; number < Number(values.games); number++) {
  const deal = 10_000 * Number(values.seed) + number;
  // A deal seen twice would predict itself.
  if (known.has(deal)) continue;
  const one: Kept = { game: game.id, players: seats, deal, seen: playGame(deal) };
  kept.push(one);
  if (values.kept) appendFileSync(values.kept, `${JSON.stringify(one)}\n`);
  if (number % 50 === 49) process.stderr.write(`${number + 1} games\n`);
}

const seen = kept.map((one) => one.seen);
const [alone, corrected] = [explainedVariance(seen, withoutFeatures), explainedVariance(seen)].map((share) =>
  share.toFixed(3),
);
process.stderr.write(
  `${seen.length} games; variance explained, by cross-validation: ${alone} by rollouts alone, ${corrected} with the features\n`,
);
process.stdout.write(`${JSON.stringify(valueModelOf(pairsOf(seen)))}\n`);
