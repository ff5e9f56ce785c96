import { type Bot, makeBot } from '@branchline/bots';
import {
  type Bits,
  fastBits,
  fastChance,
  type Game,
  type GameEvent,
  type Options,
  type State,
} from '@branchline/engine';
import { findGame, type GameRecord, type RecordEntry, recordGame } from '@branchline/games';

/** What is played: everything a worker needs to know, as plain data. */
export interface Match {
  readonly game: string;
  readonly options: Options;
  /** Seat by seat. */
  readonly bots: readonly string[];
  /** The seed of the first game; the others follow. */
  readonly seed: number;
  readonly records: boolean;
}

/** How one game went. */
export interface Outcome {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly turns: number;
  readonly decisions: number;
  readonly record?: GameRecord;
}

/** Far from the steps of any game, so that a bot's dice are not the table's. */
const BOT_STREAM = 0x10000;

/** More answers than any game takes: beyond it something goes round in circles. */
const MOST_STEPS = 100_000;

/** The games number `first` and following of a match. The same match gives the same games, whoever plays them. */
export function runGames(match: Match, first: number, count: number): readonly Outcome[] {
  const game = findGame(match.game)?.make(match.options);
  if (!game) throw new Error(`no game ${match.game}`);
  return Array.from({ length: count }, (_, more) => runGame(game, match, (match.seed + first + more) >>> 0));
}

/** A number of playouts, not a clock, so that the same seed gives the same games. */
const PLAYOUTS = 100;

function seated(id: string): Bot {
  const bot = makeBot(id, { playouts: PLAYOUTS });
  if (!bot) throw new Error(`no bot ${id}`);
  return bot;
}

function runGame(game: Game, match: Match, seed: number): Outcome {
  const bots = match.bots.map(seated);
  const bits = bots.map((_, seat) => fastBits(seed, BOT_STREAM + seat));
  const { state, events } = game.begin(bots.length, fastChance(seed, 0));
  const entries: RecordEntry[] = [];
  let turns = 0;
  let step = 1;
  for (; ; step++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) break;
    if (step > MOST_STEPS) throw new Error(`seed ${seed}: no end after ${MOST_STEPS} answers`);
    const entry = playStep(game, state, { seat, step, seed, bot: bots[seat], bits: bits[seat] });
    turns += entry.events.filter(({ type }) => type === 'turnEnded').length;
    if (match.records) entries.push(entry.named());
  }
  const { seats, winners } = game.score(state);
  const outcome = { totals: seats.map(({ total }) => total), winners, turns, decisions: step - 1 };
  if (!match.records) return outcome;
  const record = recordGame(game, state, {
    game: match.game,
    options: match.options,
    seats: match.bots.map((bot) => ({ name: bot, bot })),
    chance: { kind: 'fast', seed },
    deal: events.map((event) => game.naming.named(event)),
    entries,
  });
  return { ...outcome, record };
}

interface Turn {
  readonly seat: number;
  readonly step: number;
  readonly seed: number;
  readonly bot: Bot | undefined;
  readonly bits: Bits | undefined;
}

interface Played {
  readonly events: readonly GameEvent[];
  named(): RecordEntry;
}

function playStep(game: Game, state: State, { seat, step, seed, bot, bits }: Turn): Played {
  const question = game.asked(state, seat);
  if (!bot || !bits || !question) throw new Error(`seed ${seed}, step ${step}: nobody to ask at seat ${seat}`);
  const view = game.veil(state, seat);
  const action = bot.choose({ game, view, seat, offers: game.offers(view, seat), bits });
  const ruling = game.play(state, seat, action, fastChance(seed, step));
  if (!ruling.ok) {
    throw new Error(`seed ${seed}, step ${step}: ${bot.id} was refused ${JSON.stringify([action, ruling.rejection])}`);
  }
  const { events } = ruling;
  const { naming } = game;
  return {
    events,
    named: () => ({
      step,
      seat,
      question,
      action: naming.named(action),
      events: events.map((event) => naming.named(event)),
    }),
  };
}
