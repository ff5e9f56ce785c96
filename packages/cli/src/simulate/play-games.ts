import { type Bot, botBits, makeBot } from '@branchline/bots';
import type { Bits, Entry, Game, GameAction, Options, Seat, State } from '@branchline/engine';
import { begin, dealEntryOf, entryOf, type GameRecord, type Pack, playOut, recordGame } from '@branchline/games';
import { gameOf } from '../input/packs.ts';
import type { Range } from '../workers/batches.ts';

/** What is played: everything a worker needs to know, as plain data. */
export interface SimulationConfig {
  readonly game: string;
  /** The map, if somebody brought it. */
  readonly pack?: Pack;
  readonly options: Options;
  /** Seat by seat. */
  readonly bots: readonly string[];
  /** The seed of the first game; the others follow. */
  readonly seed: number;
  readonly records: boolean;
}

/** How one game went. */
interface SimulatedGame {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly turns: number;
  readonly decisions: number;
  readonly record?: GameRecord;
}

/** Some games of a simulation. */
export interface SimulationBatch extends Range {
  readonly config: SimulationConfig;
}

/** A finished batch: the outcomes, and the records as lines, so that they cross between threads as text. */
export interface BatchResult {
  readonly totals: readonly (readonly number[])[];
  readonly winners: readonly (readonly number[])[];
  readonly turns: readonly number[];
  readonly decisions: number;
  readonly lines: readonly string[];
}

/** What a worker calls. The same config gives the same games, whoever plays them. */
export function playBatch({ config, first, count }: SimulationBatch): BatchResult {
  const game = gameOf(config);
  const outcomes = Array.from({ length: count }, (_, more) =>
    playGame(game, config, (config.seed + first + more) >>> 0),
  );
  return {
    totals: outcomes.map(({ totals }) => totals),
    winners: outcomes.map(({ winners }) => winners),
    turns: outcomes.map(({ turns }) => turns),
    decisions: outcomes.reduce((sum, { decisions }) => sum + decisions, 0),
    lines: outcomes.flatMap(({ record }) => (record ? [JSON.stringify(record)] : [])),
  };
}

/** A number of rollouts, not a clock, so that the same seed gives the same games. */
const ROLLOUTS = 100;

function seated(id: string): Bot {
  const bot = makeBot(id, { rollouts: ROLLOUTS });
  if (!bot) throw new Error(`no bot ${id}`);
  return bot;
}

/** A bot at its seat. */
interface Player {
  readonly bot: Bot;
  readonly bits: Bits;
}

function playGame(game: Game, config: SimulationConfig, seed: number): SimulatedGame {
  const players = config.bots.map((bot, seat): Player => ({ bot: seated(bot), bits: botBits(seed, seat) }));
  const { log, events } = begin({ game, seats: players.length, chance: { kind: 'fast', seed } });
  // Names cost time, and nobody reads them unless a record is wanted.
  const entries: Entry[] = config.records ? [dealEntryOf(game, events)] : [];
  let turns = 0;
  playOut(
    log,
    (state, seat) => choose(game, state, seat, players[seat]),
    (move) => {
      for (const { type } of move.events) if (type === 'turnEnded') turns++;
      if (config.records) entries.push(entryOf(game, move));
    },
  );
  const { seats, winners } = game.score(log.state);
  const outcome = { totals: seats.map(({ total }) => total), winners, turns, decisions: log.version - 1 };
  if (!config.records) return outcome;
  const { game: id, options, pack } = config;
  const names = config.bots.map((bot) => ({ name: bot, bot }));
  const record = recordGame(log, { game: id, ...(pack && { pack }), options, seats: names }, entries);
  return { ...outcome, record };
}

function choose(game: Game, state: State, seat: Seat, player: Player | undefined): GameAction {
  if (!player) throw new Error(`nobody to ask at seat ${seat}`);
  const view = game.veil(state, seat);
  return player.bot.choose({ game, view, seat, offers: game.offers(view, seat), bits: player.bits });
}
