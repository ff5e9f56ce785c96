import {
  type Bits,
  fastBits,
  fastChance,
  type Game,
  type GameAction,
  type GameEvent,
  isBoardGame,
  isLastRound,
  isYardGame,
  shuffleWith,
  veilEvent,
} from '@branchline/engine';
import { makeBot } from '../bot-list.ts';
import type { Bot, Decision } from '../contract/bot.ts';
import { weighCompletions } from '../search/last-tickets.ts';
import { weighLastTurn } from '../search/last-turn.ts';
import { withRememberedPiles } from '../yard/memory.ts';

interface Asking {
  readonly players: number;
  /** Whose last turns are looked at, and who plays until then. */
  readonly bot: string;
  readonly by: string;
  readonly rollouts: number;
  readonly turns: number;
  /** The first deal; the others follow. */
  readonly seed: number;
}

interface LastTurns {
  readonly turns: number;
  /** Those in which another answer would have brought more points. */
  readonly missed: number;
  readonly lost: number;
  /** The slowest answer, by what a core was busy. */
  readonly milliseconds: number;
}

/** What hangs on hidden cards is weighed in imagined worlds, and those of the bot were others: so many points are no difference; more where the bonuses of cities hang on tickets of others. */
const NO_DIFFERENCE = { board: 1, yard: 2 };
const WORLDS = 64;

/** Plays games and looks at their last turns: could another answer have brought more by the true score? */
export function lastTurnsOf(game: Game, asking: Asking, onTurn?: (turns: number) => void): LastTurns {
  const sum = { turns: 0, missed: 0, lost: 0, milliseconds: 0 };
  for (let deal = asking.seed; sum.turns < asking.turns; deal++) {
    const { state, events } = game.begin(asking.players, fastChance(deal, 0));
    const shown: GameEvent[][] = Array.from({ length: asking.players }, () => []);
    const show = (all: readonly GameEvent[]): void => {
      for (const [seat, own] of shown.entries()) own.push(...all.map((event) => veilEvent(event, seat)));
    };
    show(events);
    const [early, late] = [bot(asking.by, 8), bot(asking.bot, asking.rollouts)];
    for (let step = 1, [seat] = game.awaiting(state); seat !== undefined; step++, [seat] = game.awaiting(state)) {
      const view = game.veil(state, seat);
      const history = shown[seat] ?? [];
      const decision: Decision = {
        game,
        view,
        seat,
        offers: game.offers(view, seat),
        bits: fastBits(deal, step),
        history,
      };
      const worths = worthsOf({ ...decision, bits: fastBits(deal, 0x100000 + step) });
      const start = performance.now();
      const action = (worths ? late : early).choose(decision);
      if (worths) {
        sum.milliseconds = Math.max(sum.milliseconds, performance.now() - start);
        const gap = Math.max(...worths.map(({ worth }) => worth)) - worthOf(action, worths);
        sum.turns++;
        if (gap > NO_DIFFERENCE[game.family]) sum.missed++;
        if (gap > NO_DIFFERENCE[game.family]) sum.lost += gap;
        onTurn?.(sum.turns);
      }
      const ruling = game.play(state, seat, action, fastChance(deal, step));
      if (!ruling.ok) throw new Error(`deal ${deal}, step ${step}: ${JSON.stringify(ruling.rejection)}`);
      show(ruling.events);
    }
  }
  return sum;
}

function bot(id: string, rollouts: number): Bot {
  const made = makeBot(id, { rollouts });
  if (!made) throw new Error(`no bot ${id}`);
  return made;
}

interface Weighed {
  readonly action: GameAction;
  readonly worth: number;
}

/** What every answer of a last turn is worth; nothing, if this is none. */
function worthsOf(decision: Decision): readonly Weighed[] | undefined {
  const { game, view, seat, bits } = decision;
  const kind = game.asked(view, seat)?.kind;
  if (isBoardGame(game)) return kind === 'turn' && isLastRound(game, view) ? weighLastTurn(game, decision) : undefined;
  if (!isYardGame(game) || kind !== 'completeTickets') return undefined;
  const known = withRememberedPiles(game, view, decision.history);
  const worlds = Array.from({ length: WORLDS }, () => game.imagine(known, dice(bits)));
  const weighed = weighCompletions(game, { ...decision, view: known }, worlds);
  return weighed.length > 0 ? weighed : undefined;
}

const dice = (bits: Bits) => ({ shuffle: (items: number[]) => shuffleWith(bits, items) });

/** Paid in another way, a claim is worth the same: each is weighed once. */
function worthOf(action: GameAction, worths: readonly Weighed[]): number {
  const exactly = worths.filter((one) => JSON.stringify(one.action) === JSON.stringify(action));
  const unpaid = (one: GameAction): string => JSON.stringify({ ...one, cards: undefined });
  const alike = exactly.length > 0 ? exactly : worths.filter((one) => unpaid(one.action) === unpaid(action));
  return Math.max(...alike.map(({ worth }) => worth));
}
