import { arenaBotIds, type Limits } from '@branchline/bots';
import { type Command, Option } from 'commander';
import {
  checkSeats,
  collect,
  GAME,
  readBots,
  readGame,
  readGameOptions,
  readSeed,
  readWhole,
  SOME_GAME,
} from '../input/arguments.ts';
import { BadInput } from '../input/bad-input.ts';
import { openForWriting } from '../input/files.ts';
import { brought } from '../input/packs.ts';
import { progress } from '../output/terminal.ts';
import { defaultWorkers, moduleBeside, rangesOf, runBatches } from '../workers/batches.ts';
import { type LineUp, lineUps } from './line-ups.ts';
import { type ArenaBatch, type ArenaConfig, type GameResult, playBatch } from './play-games.ts';
import { chart, formatReport } from './report.ts';
import { type Standing, Standings } from './standings.ts';

interface Arguments {
  readonly game?: string;
  readonly players?: string;
  readonly bots: string;
  readonly games: string;
  readonly seed: string;
  readonly rollouts?: string;
  readonly playouts?: string;
  readonly milliseconds?: string;
  readonly workers?: string;
  readonly option: readonly string[];
  readonly svg?: string;
  readonly json?: true;
}

export function addArena(program: Command): void {
  program
    .command('arena')
    .description('Find out which bot is stronger: the same deals for everybody, every seat order, and how sure it is.')
    .option(...GAME)
    .option('--players <number>', 'how many sit at a table; as many as --bots names if left out')
    .requiredOption(
      '--bots <ids>',
      'two bots or more, separated by commas; every line-up of them is played, or this one if a bot stands in it twice',
    )
    .option('--games <number>', 'how many games for each line-up', '100')
    .option('--seed <number>', 'the seed of the first deal; the others follow', '1')
    .option(
      '--rollouts <number>',
      'how many games a searching bot imagines for a move, its level allowing (500 by default); or a number for each bot, separated by commas',
    )
    .addOption(new Option('--playouts <number>', 'what --rollouts was called before').hideHelp())
    .option('--milliseconds <number>', 'let searching bots think this long instead; then no two runs are the same')
    .option('--workers <number>', 'how many threads; the result is the same with any number')
    .option('--option <name=value>', 'an option of the game; may be repeated', collect, [])
    .option('--svg <file>', 'draw the win rates into this file')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `\nExample:\n  branchline arena --game ${SOME_GAME} --players 2 --bots expert,regular,greedy --games 1000 --seed 1`,
    )
    .action(arena);
}

async function arena(args: Arguments): Promise<void> {
  const entry = readGame(args.game);
  const named = readBots(args.bots, undefined, arenaBotIds);
  const bots = [...new Set(named)];
  if (bots.length < 2) throw new BadInput('--bots takes at least two different bots.');
  const seats = args.players === undefined ? named.length : readWhole(args.players, 'players', 1);
  checkSeats(entry, seats);
  const everyLineUp = readLineUps(named, bots, seats);
  const options = readGameOptions(entry, args.option, seats);
  const games = readWhole(args.games, 'games', 1);
  const seed = readSeed(args.seed);
  const config: ArenaConfig = {
    game: entry.id,
    ...brought(),
    options,
    bots,
    limits: readLimits(args, bots.length),
    seed,
  };
  const workers = args.workers === undefined ? defaultWorkers(games, BATCH) : readWhole(args.workers, 'workers', 1);
  const svg = args.svg === undefined ? undefined : openForWriting(args.svg);
  const { standings, seconds } = await run(config, { everyLineUp, games, workers });
  const entries = standings.standings();
  const title = `${entry.name}, ${seats} players, ${standings.games} games of ${standings.deals} deals`;
  svg?.write(chart(title, entries, seats).trimEnd());
  svg?.close();
  const pairings = standings.pairings();
  const facts = { game: entry.id, players: seats, options, seed: config.seed, limits: limitsAsJson(config.limits) };
  const summary = {
    ...facts,
    games: standings.games,
    deals: standings.deals,
    bots: entries.map(standingAsJson),
    meetings: pairings,
    seconds,
  };
  console.log(args.json ? JSON.stringify(summary) : `${formatReport(title, entries, pairings)}\n\n${seconds} s`);
}

const MOST_LINE_UPS = 500;
/** Small, because a thinking bot may take a minute for a game, and all workers should end together. */
const BATCH = 4;
const MODULE = moduleBeside(import.meta.url, 'play-games');

const ROLLOUTS = '500';

/** The same for every bot, or rollouts for each: where those of one take longer, both may have the same time. */
function readLimits({ rollouts, playouts, milliseconds }: Arguments, bots: number): readonly Limits[] {
  const each = (limits: Limits): readonly Limits[] => Array.from({ length: bots }, () => limits);
  if (milliseconds !== undefined) return each({ milliseconds: readWhole(milliseconds, 'milliseconds', 1) });
  if (rollouts === undefined && playouts !== undefined) return each({ rollouts: readWhole(playouts, 'playouts', 1) });
  const listed = (rollouts ?? ROLLOUTS).split(',').map((one) => ({ rollouts: readWhole(one, 'rollouts', 1) }));
  const [first = {}] = listed;
  if (listed.length === 1) return each(first);
  if (listed.length !== bots) throw new BadInput(`--rollouts takes one number, or one for each of ${bots} bots.`);
  return listed;
}

/** JSON keeps the names it has always had, for those who read it: playouts are rollouts, meetings pairings. */
function limitsAsJson(limits: readonly Limits[]): object {
  const [{ milliseconds } = {}] = limits;
  if (milliseconds !== undefined) return { milliseconds };
  const playouts = [...new Set(limits.map(({ rollouts }) => rollouts))];
  return { playouts: playouts.length === 1 ? playouts[0] : limits.map(({ rollouts }) => rollouts) };
}

function standingAsJson({ rolloutsPerMove, ...standing }: Standing): object {
  return { ...standing, playoutsPerMove: rolloutsPerMove };
}

/** Every line-up of the bots; or the one that is named, if a bot stands in it more than once. */
function readLineUps(named: readonly string[], bots: readonly string[], seats: number): readonly LineUp[] {
  if (bots.length < named.length) {
    if (named.length === seats) return [named.map((bot) => bots.indexOf(bot))];
    throw new BadInput(`--bots names a bot twice, but is no line-up of ${seats} players.`);
  }
  const every = lineUps(bots.length, seats);
  if (every.length <= MOST_LINE_UPS) return every;
  throw new BadInput(`--bots makes more than ${MOST_LINE_UPS} line-ups for ${seats} players.`);
}

interface Size {
  readonly everyLineUp: readonly LineUp[];
  readonly games: number;
  readonly workers: number;
}

async function run(
  config: ArenaConfig,
  { everyLineUp, games, workers }: Size,
): Promise<{ standings: Standings; seconds: number }> {
  const batches = everyLineUp.flatMap((lineUp) =>
    rangesOf(games, BATCH).map((range): ArenaBatch => ({ config, lineUp, ...range })),
  );
  const bar = progress(everyLineUp.length * games, 'games');
  const standings = new Standings(config.bots);
  const start = performance.now();
  try {
    for await (const results of runBatches<ArenaBatch, readonly GameResult[]>(batches, workers, {
      playBatch,
      module: MODULE,
    })) {
      for (const result of results) standings.add(result);
      bar.at(standings.games);
    }
  } finally {
    bar.end();
  }
  return { standings, seconds: Math.round(performance.now() - start) / 1000 };
}
