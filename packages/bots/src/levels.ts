import { below } from '@branchline/engine';
import { type Character, type CharacterStyle, characters } from './characters.ts';
import type { Bot, Limits, SearchReport } from './contract/bot.ts';
import { Searcher } from './styles/searcher.ts';
import { planMove, type Style, seatsOf } from './styles/style.ts';
import { blunderRateFor, randomMoveRateFor } from './tuned/level-settings.ts';

/** What each level has for a move: a number of rollouts, but no more time than that. */
const REGULAR: Required<Limits> = { rollouts: 100, milliseconds: 25 };
const EXPERT: Required<Limits> = { rollouts: 200, milliseconds: 400 };
const MASTER: Limits = { milliseconds: 1200 };

/** Plans, but not always: every now and then it makes a random move. */
export function noviceBot(_limits: Limits, style: Style = {}, id = 'novice'): Bot {
  return {
    id,
    choose(decision) {
      const { offers, bits } = decision;
      if (below(bits, 100) < randomMoveRateFor(decision.game, seatsOf(decision)))
        return offers[below(bits, offers.length)];
      return planMove(decision, style);
    },
  };
}

/** Plans every move, and gives its best ideas a quick try in rollouts; now and then it blunders: any of these ideas will do. */
export function regularBot(limits: Limits, style: Style = {}, id = 'regular'): Bot {
  return searching(id, within(limits, REGULAR), new Searcher(style), blunderRateFor('regular'));
}

/** Plans, and tries its ideas out at some length; it blunders less often. */
export function expertBot(limits: Limits, style: Style = {}, id = 'expert'): Bot {
  return searching(id, within(limits, EXPERT), new Searcher(style), blunderRateFor('expert'));
}

/** The same with all the time it is given, and with a value model where there is one; it never blunders. */
export function masterBot(limits: Limits, style: Style = {}, id = 'master'): Bot {
  const given = limits.rollouts === undefined && limits.milliseconds === undefined;
  return searching(id, given ? MASTER : limits, new Searcher(style, { learned: true }));
}

/** What a level has, and no more than was allowed. A number of rollouts alone makes its answers the same on every machine. */
function within({ rollouts, milliseconds }: Limits, level: Required<Limits>): Limits {
  if (rollouts !== undefined && milliseconds === undefined) return { rollouts: Math.min(rollouts, level.rollouts) };
  return {
    rollouts: Math.min(rollouts ?? level.rollouts, level.rollouts),
    milliseconds: Math.min(milliseconds ?? level.milliseconds, level.milliseconds),
  };
}

type BlunderRate = ReturnType<typeof blunderRateFor>;

function searching(id: string, limits: Limits, searcher: Searcher, blunderRate?: BlunderRate): Bot {
  let last: SearchReport | undefined;
  return {
    id,
    choose(decision) {
      last = undefined;
      if (decision.offers.length === 1) return decision.offers[0];
      const often = blunderRate?.(decision.game, seatsOf(decision)) ?? 0;
      if (often > 0 && below(decision.bits, 100) < often) return searcher.blunder(decision);
      const found = searcher.search(decision, limits);
      last = found?.report;
      return found?.action ?? decision.offers[0];
    },
    report: () => last,
  };
}

/** A leaning, little of a handicap: each is added to the planner's weights, whatever those are at a table. */
const STYLES: Readonly<Record<CharacterStyle, Style>> = {
  longRoutes: { adjust: { board: { turn: 0.3, floor: -0.1 }, yard: { lay: 0.3 } } },
  manyTickets: { adjust: { board: { ticket: 3, draw: -3, drawTurns: -2 }, yard: { draw: -1.8 } } },
  blocker: {
    adjust: { board: { block: 1, regret: 0.5 }, yard: { lay: -0.4, rob: 1 }, ticketPolicy: { unafraid: false } },
  },
};

const LEVELS = { novice: noviceBot, regular: regularBot, expert: expertBot, master: masterBot };

function characterBot({ id, level, style }: Character, limits: Limits): Bot {
  return LEVELS[level](limits, STYLES[style], id);
}

/** Whoever one can choose to play against: characters, and levels by themselves. The last is what a table gets when nobody chooses. */
export const opponents: Readonly<Record<string, (limits: Limits) => Bot>> = {
  ...Object.fromEntries(characters.map((one) => [one.id, (limits: Limits) => characterBot(one, limits)])),
  master: masterBot,
  expert: expertBot,
  novice: noviceBot,
  regular: regularBot,
};

/** One of them by its id; nothing, if none of them has it. */
export function makeOpponent(id: string, limits: Limits = {}): Bot | undefined {
  return Object.hasOwn(opponents, id) ? opponents[id]?.(limits) : undefined;
}
