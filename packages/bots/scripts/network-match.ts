// What a value network is worth in the search: `master` with it against another bot, both seatings of every deal, both with the same number of
// rollouts. npm run -s bots:network-match -- --game ID --network FILE --share 0.5 --turns 1
// --share says how much of a rollout's own end counts beside the network's word (0: none of it, as if it were broken off), --turns after
// how many turns the network is asked, --errors how sure the search must be.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type Bits,
  type BoardGame,
  fastBits,
  fastChance,
  type Game,
  type GameEvent,
  isBoardGame,
  isYardGame,
  type Seat,
  type State,
  seatCount,
  veilEvent,
  type YardGame,
} from '@branchline/engine';
import { findGame } from '@branchline/games';
import { type Bot, type Decision, makeBot, wilsonOfDeals } from '../src/index.ts';
import { monteCarloSearch, type SearchDomain } from '../src/search/monte-carlo.ts';
import { rowsOf, Searcher } from '../src/styles/searcher.ts';
import { NetworkRunner, type ValueNetwork } from '../src/value/network.ts';
import type { ValueEstimate } from '../src/value/value-model.ts';
import { withRememberedPiles } from '../src/yard/memory.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    players: { type: 'string', default: '2' },
    network: { type: 'string', default: 'network.json' },
    against: { type: 'string', default: 'master-1' },
    deals: { type: 'string', default: '50' },
    seed: { type: 'string', default: '700000' },
    rollouts: { type: 'string', default: '96' },
    share: { type: 'string', default: '0.5' },
    turns: { type: 'string', default: '1' },
    errors: { type: 'string' },
  },
});

const [players, deals, seed, share, turns] = [
  values.players,
  values.deals,
  values.seed,
  values.share,
  values.turns,
].map(Number) as [number, number, number, number, number];
const limits = { rollouts: Number(values.rollouts) };
const network: ValueNetwork = JSON.parse(readFileSync(values.network, 'utf8'));

function gameNamed(id: string): BoardGame | YardGame {
  const game = findGame(id)?.make({});
  if (game && (isBoardGame(game) || isYardGame(game))) return game;
  throw new Error(`no game ${id}`);
}

const game = gameNamed(values.game);

/** What a network says of a state: by how many points each seat is ahead of the others on average. */
function estimateOf(made: BoardGame | YardGame): (state: State, mover: Seat) => ValueEstimate {
  const rows = rowsOf(made, players);
  const runner = new NetworkRunner(network, players);
  return (state, mover) => {
    rows.read(state, mover);
    runner.read(rows, players);
    const ahead = Array.from({ length: players }, (_, seat) => {
      let sum = 0;
      for (let other = 0; other < players; other++) if (other !== seat) sum += runner.margin(seat, other).middle;
      // In tens of points; of two seats each is given its half.
      return ((1 - share) * 10 * sum) / players;
    });
    return { share, ahead };
  };
}

/** The domain of `master`, with the network's word after some turns of every rollout. */
function withNetwork(domain: SearchDomain): SearchDomain {
  const { policy } = domain;
  const ask = estimateOf(game);
  let begun = 0;
  return {
    ...domain,
    ...(values.errors !== undefined && { minStandardErrors: Number(values.errors) }),
    policy: {
      imagined: (world) => policy.imagined(world),
      begin: () => {
        begun = 0;
        policy.begin();
      },
      act: (state, seat) => policy.act(state, seat),
      // A rollout asks at every turn that begins until it is told something.
      estimate: (state, mover) => (++begun < turns ? undefined : ask(state, mover)) as ValueEstimate,
    },
  };
}

function networkBot(): Bot {
  const domain = withNetwork(new Searcher().domain(game, players));
  return {
    id: 'master with a network',
    choose(decision) {
      const { view, history, offers } = decision;
      if (offers.length === 1) return offers[0] as Decision['offers'][number];
      const known = isYardGame(game) ? { ...decision, view: withRememberedPiles(game, view, history) } : decision;
      return monteCarloSearch(known, domain, limits).action;
    },
  };
}

/** One game: how much of the victory seat `mine` has, and by how much it was ahead of the best of the others. */
function play(bots: readonly Bot[], mine: Seat, deal: number): { won: number; ahead: number } {
  const { state, events } = game.begin(players, fastChance(deal, 0));
  const shown: GameEvent[][] = bots.map(() => []);
  const show = (happened: readonly GameEvent[]): void => {
    for (const [seat, own] of shown.entries()) own.push(...happened.map((event) => veilEvent(event, seat)));
  };
  show(events);
  const dice: Bits[] = bots.map((_, seat) => fastBits(deal, 0x10000 + seat));
  for (let step = 1, [seat] = game.awaiting(state); seat !== undefined; step++, [seat] = game.awaiting(state)) {
    const view = (game as Game).veil(state, seat);
    const offers = (game as Game).offers(view, seat);
    const decision = { game, view, seat, offers, bits: dice[seat] as Bits, history: shown[seat] ?? [] };
    const ruling = (game as Game).play(state, seat, (bots[seat] as Bot).choose(decision), fastChance(deal, step));
    if (!ruling.ok) throw new Error(`deal ${deal}: ${JSON.stringify(ruling.rejection)}`);
    show(ruling.events);
  }
  const { winners, seats } = game.score(state);
  const best = Math.max(...seats.filter(({ seat }) => seat !== mine).map(({ total }) => total));
  return { won: winners.includes(mine) ? 1 / winners.length : 0, ahead: (seats[mine]?.total ?? 0) - best };
}

if (seatCount(game, game.begin(players, fastChance(1, 0)).state) !== players) throw new Error('not so many players');
const results: { won: number; games: number }[] = [];
let ahead = 0;
const own = networkBot();
for (let deal = 0; deal < deals; deal++) {
  let won = 0;
  for (let mine = 0; mine < players; mine++) {
    const bots = Array.from({ length: players }, (_, seat): Bot => {
      const other = makeBot(values.against, limits);
      if (!other) throw new Error(`no bot ${values.against}`);
      return seat === mine ? own : other;
    });
    const result = play(bots, mine, seed + deal);
    won += result.won;
    ahead += result.ahead;
  }
  results.push({ won, games: players });
  if (process.stderr.isTTY || (deal + 1) % 10 === 0) process.stderr.write(`${deal + 1} deals\n`);
}
const games = deals * players;
const rate = results.reduce((sum, { won }) => sum + won, 0) / games;
const [least, most] = wilsonOfDeals(results).map((one) => (100 * one).toFixed(0));
process.stdout.write(
  `${values.game}, ${players} players, ${values.rollouts} rollouts, share ${share}, after ${turns} turns: ${(100 * rate).toFixed(1)} % (${least}–${most}) of ${games} games of ${deals} deals against ${values.against}, ${(ahead / games).toFixed(1)} points ahead\n`,
);
