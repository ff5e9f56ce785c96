import type { Command } from 'commander';
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
import { openForWriting } from '../input/files.ts';
import { brought } from '../input/packs.ts';
import { columns, progress } from '../output/terminal.ts';
import { defaultWorkers, moduleBeside, rangesOf, runBatches } from '../workers/batches.ts';
import { type BatchResult, playBatch, type SimulationBatch, type SimulationConfig } from './play-games.ts';
import { type SeatTally, Tally } from './tally.ts';

interface Arguments {
  readonly game?: string;
  readonly players?: string;
  readonly bots: string;
  readonly games: string;
  readonly seed: string;
  readonly workers?: string;
  readonly option: readonly string[];
  readonly records?: string;
  readonly json?: true;
}

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('Let bots play against each other, and add up how it went.')
    .option(...GAME)
    .option('--players <number>', 'how many play; as many as --bots names if left out')
    .option('--bots <ids>', 'a bot for each seat, separated by commas; one alone for all seats', 'random')
    .option('--games <number>', 'how many games', '100')
    .option('--seed <number>', 'the seed of the first game; the others follow', '1')
    .option('--workers <number>', 'how many threads; the result is the same with any number')
    .option('--option <name=value>', 'an option of the game; may be repeated', collect, [])
    .option('--records <file>', 'write one game record a line to this file')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `\nExample:\n  branchline simulate --game ${SOME_GAME} --players 3 --bots random,greedy,random --games 1000 --seed 7`,
    )
    .action(simulate);
}

/** Small enough that all workers end together, large enough that handing out costs nothing. */
const BATCH = 20;
const MODULE = moduleBeside(import.meta.url, 'play-games');

async function simulate(args: Arguments): Promise<void> {
  const entry = readGame(args.game);
  const asked = args.players === undefined ? undefined : readWhole(args.players, 'players', 1);
  if (asked !== undefined) checkSeats(entry, asked);
  const bots = readBots(args.bots, asked);
  checkSeats(entry, bots.length);
  const options = readGameOptions(entry, args.option, bots.length);
  const games = readWhole(args.games, 'games', 1);
  const seed = readSeed(args.seed);
  const workers = args.workers === undefined ? defaultWorkers(games, 2 * BATCH) : readWhole(args.workers, 'workers', 1);
  const config: SimulationConfig = {
    game: entry.id,
    ...brought(),
    options,
    bots,
    seed,
    records: args.records !== undefined,
  };
  const { tally, seconds } = await run(config, games, workers, args.records);
  const summary = {
    game: entry.id,
    options,
    seed,
    games,
    seats: tally.seats(),
    averageTurns: Math.round((tally.turns / games) * 100) / 100,
    averageDecisions: Math.round((tally.decisions / games) * 100) / 100,
    seconds: Math.round(seconds * 1000) / 1000,
    gamesPerSecond: Math.round((games / seconds) * 10) / 10,
  };
  console.log(args.json ? JSON.stringify(summary) : formatSummary(entry.name, summary));
}

async function run(
  config: SimulationConfig,
  games: number,
  workers: number,
  records: string | undefined,
): Promise<{ tally: Tally; seconds: number }> {
  const file = records === undefined ? undefined : openForWriting(records);
  const bar = progress(games, 'games');
  const tally = new Tally(config.bots);
  const start = performance.now();
  try {
    const batches = rangesOf(games, BATCH).map((range): SimulationBatch => ({ config, ...range }));
    for await (const finished of runBatches<SimulationBatch, BatchResult>(batches, workers, {
      playBatch,
      module: MODULE,
    })) {
      tally.add(finished);
      for (const line of finished.lines) file?.write(line);
      bar.at(tally.games);
    }
  } finally {
    bar.end();
    file?.close();
  }
  return { tally, seconds: (performance.now() - start) / 1000 };
}

interface Summary {
  readonly games: number;
  readonly seats: readonly SeatTally[];
  readonly averageTurns: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

function formatSummary(name: string, { games, seats, averageTurns, seconds, gamesPerSecond }: Summary): string {
  const share = (wins: number): string => `${((wins / games) * 100).toFixed(1)} %`;
  const rows = seats.map((seat) => [
    `${seat.seat + 1} ${seat.bot}`,
    `${seat.wins}`,
    share(seat.wins),
    `${seat.sharedWins}`,
    seat.averagePoints.toFixed(1),
    `${seat.leastPoints}`,
    `${seat.mostPoints}`,
  ]);
  return [
    `${name}, ${games} ${games === 1 ? 'game' : 'games'}, ${averageTurns} turns a game on average`,
    '',
    columns([['seat', 'wins', '', 'shared', 'points', 'least', 'most'], ...rows]),
    '',
    `${seconds} s, ${gamesPerSecond} games a second`,
  ].join('\n');
}
