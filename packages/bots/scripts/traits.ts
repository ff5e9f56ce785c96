// What weights by a board's traits are worth on boards that nobody has tried out: one planner with them among planners with the
// usual ones. npm run -s bots:traits -- --maps 12 --deals 5, on wide maps made at random, or with --pack FILE on that map.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isBoardGame } from '@branchline/engine';
import { gameFromPack, type Pack, readPack } from '@branchline/games';
import { wilson } from '../src/index.ts';
import { defaultWeights } from '../src/planner/weights.ts';
import type { Style } from '../src/styles/style.ts';
import { winRate } from '../src/testing/planners-meet.ts';
import { wideMap } from '../src/testing/wide-map.ts';
import { traitWeights } from '../src/tuned/trait-weights.ts';

const { values } = parseArgs({
  options: {
    maps: { type: 'string', default: '12' },
    deals: { type: 'string', default: '5' },
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    pack: { type: 'string' },
  },
});

function readMap(file: string): Pack {
  const reading = readPack(JSON.parse(readFileSync(file, 'utf8')));
  if (!reading.ok) throw new Error(`${file}: ${reading.faults[0]}`);
  return reading.pack;
}

const count = (text: string, from: number): number[] => Array.from({ length: Number(text) }, (_, more) => from + more);
const players = Number(values.players);
const first = Number(values.seed);
const deals = count(values.deals, first);
const packs = values.pack === undefined ? count(values.maps, first).map(wideMap) : [readMap(values.pack)];
const rates = packs.map((pack) => {
  const game = gameFromPack(pack).make({});
  if (!isBoardGame(game)) throw new Error(`${pack.id} has no board`);
  const byTraits: Style = { board: traitWeights(game), ticketPolicy: {} };
  const usual: Style = { board: defaultWeights, ticketPolicy: {} };
  const rate = winRate(game, players, [byTraits, usual], deals);
  process.stdout.write(`${pack.id}: ${(100 * rate).toFixed(0)} %\n`);
  return rate;
});
const games = rates.length * players * deals.length;
const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
const [least, most] = wilson(mean * games, games).map((rate) => (100 * rate).toFixed(0));
process.stdout.write(
  `${(100 * mean).toFixed(1)} % (${least}–${most}) of ${games} games; ${100 / players} % would be level\n`,
);
