import type { Game, GameAction, GameEvent, Seat, State } from '@branchline/engine';
import type { Reason } from '../contract/bot.ts';
import { confirmLoss, type Doubt, doubtAbout } from './costly-turns.ts';
import { winChance } from './win-chance.ts';

/** One answer of a game that is over, in the game's numbers. */
export interface PlayedMove {
  readonly step: number;
  readonly seat: Seat;
  readonly action: GameAction;
  readonly events: readonly GameEvent[];
  /** Whether what it cost is looked at. */
  readonly judged: boolean;
}

/** A game that is over: everything lies open. */
export interface PlayedGame {
  readonly game: Game;
  readonly deal: readonly GameEvent[];
  readonly moves: readonly PlayedMove[];
}

/** Who would have won, after a turn. */
export interface TurnReading {
  /** The last answer of the turn. */
  readonly step: number;
  readonly seat: Seat;
  /** By seat, with everything open but the orders of deck and pile. */
  readonly chances: readonly number[];
  readonly errors: readonly number[];
}

/** An answer that lost a good part of a seat's chance, by what the seat knew. */
export interface CostlyTurn {
  readonly step: number;
  readonly seat: Seat;
  readonly played: GameAction;
  readonly better: GameAction;
  /** The chance lost, 0 to 1. */
  readonly loss: number;
  /** What speaks for the better one. */
  readonly reason?: Reason;
}

export interface GameReading {
  readonly turns: readonly TurnReading[];
  /** The dearest first; three at most. */
  readonly costly: readonly CostlyTurn[];
}

/** How far the reading is, and what it knows so far: turns come coarse first. */
export interface ReadingStep {
  readonly done: number;
  readonly of: number;
  readonly reading: GameReading;
}

/** How much is played. */
export interface ReadingDepth {
  /** Rollouts for every turn: first few; then more, and most where those few did not agree. */
  readonly coarse: number;
  readonly agreed: number;
  readonly fine: number;
  /** Imagined games in which all ideas for a choice are tried out, and those in which the dearest choices are tried again. */
  readonly doubting: number;
  readonly confirming: number;
}

/** So that no game takes more than about half a minute of a core: the more seats, the longer a rollout; the more choices, the less for each. */
function depthOf(seats: number, choices: number): ReadingDepth {
  const fine = Math.round(480 / seats);
  const doubting = Math.max(6, Math.min(16, Math.round(1600 / choices)));
  return { coarse: 20, agreed: Math.round(fine / 4), fine, doubting, confirming: 400 };
}

/** Choices that are looked at again, of all that may have cost something. */
const MOST_DOUBTS = 8;
const MOST_COSTLY = 3;
/** A smaller part of a chance is not worth a word. */
const LEAST_LOSS = 0.02;

/**
 * Reads a game that is over: the chances after every turn, and the answers that cost most. It answers after every piece of work,
 * so that its caller can breathe, tell how far it is, or leave it at that. No clock: the same game is read the same everywhere.
 */
export function* readPlayedGame(played: PlayedGame, given?: ReadingDepth): Generator<ReadingStep> {
  const { turns: ends, choices } = partsOf(played);
  const seats = 1 + Math.max(...played.moves.map(({ seat }) => seat));
  const depth = given ?? depthOf(seats, choices.length);
  const of = 2 * ends.length + choices.length + MOST_DOUBTS;
  const turns: TurnReading[] = [];
  let costly: readonly CostlyTurn[] = [];
  let done = 0;
  const step = (): ReadingStep => ({ done: ++done, of, reading: { turns: turns.slice(), costly } });
  for (const coarse of [true, false]) {
    for (const [place, { step: at, seat, state }] of ends.entries()) {
      const agreed = turns[place]?.chances.every((chance) => chance === 0 || chance === 1);
      const rollouts = coarse ? depth.coarse : agreed ? depth.agreed : depth.fine;
      const found = winChance({ game: played.game, view: state, viewer: 'replay' }, { rollouts, seed: at });
      if (!found) return;
      turns[place] = { step: at, seat, chances: found.chances, errors: found.errors };
      yield step();
    }
  }
  const doubts: Doubt[] = [];
  for (const choice of choices) {
    const doubt = doubtAbout(played, choice, depth.doubting);
    if (doubt) doubts.push(doubt);
    yield step();
  }
  doubts.sort((one, other) => other.loss - one.loss);
  const confirmed: (CostlyTurn & { readonly turn: number })[] = [];
  for (const doubt of doubts.slice(0, MOST_DOUBTS)) {
    const found = confirmLoss(played, doubt, depth.confirming);
    if (found && found.loss >= LEAST_LOSS) confirmed.push({ ...found, turn: doubt.choice.turn });
    costly = dearest(confirmed);
    yield step();
  }
  yield { done: of, of, reading: { turns, costly } };
}

/** The dearest answers, one of a turn. */
function dearest(found: readonly (CostlyTurn & { readonly turn: number })[]): readonly CostlyTurn[] {
  const turns = new Set<number>();
  return found
    .toSorted((one, other) => other.loss - one.loss)
    .filter(({ turn }) => !turns.has(turn) && turns.add(turn))
    .slice(0, MOST_COSTLY)
    .map(({ turn: _, ...costly }) => costly);
}

/** The position after a turn. */
interface TurnEnd {
  readonly step: number;
  readonly seat: Seat;
  readonly state: State;
}

/** An answer that is judged, and the position before it. */
export interface Choice {
  readonly move: PlayedMove;
  /** Counted from 0. */
  readonly turn: number;
  readonly state: State;
  /** The events of the game; so many had happened. */
  readonly events: readonly GameEvent[];
  readonly before: number;
}

/** Drawing two cards is one turn: it goes on until another seat answers, or the same is asked for a turn again. */
function partsOf({ game, deal, moves }: PlayedGame): {
  readonly turns: readonly TurnEnd[];
  readonly choices: readonly Choice[];
} {
  const state = game.blank();
  for (const event of deal) game.evolve(state, event);
  const happened: GameEvent[] = [...deal];
  const turns: TurnEnd[] = [];
  const choices: Choice[] = [];
  for (const [place, move] of moves.entries()) {
    const { step, seat, events, judged } = move;
    if (judged) {
      choices.push({ move, turn: turns.length, state: game.copy(state), events: happened, before: happened.length });
    }
    for (const event of events) game.evolve(state, event);
    happened.push(...events);
    const next = moves[place + 1];
    if (next?.seat === seat && game.asked(state, seat)?.kind !== 'turn') continue;
    turns.push({ step, seat, state: game.copy(state) });
  }
  return { turns, choices };
}
