import { below } from '@branchline/engine';
import type { Bot, Limits, Report } from './contract/bot.ts';
import { explainMove } from './explain.ts';
import { planned, Searcher, type Style, seatsOf } from './styles/searcher.ts';
import { glancesFor, lapsesFor } from './tuned/weights.ts';

/** What each level has for a move: so many imagined games, but no more time than that. */
const REGULAR: Required<Limits> = { playouts: 100, milliseconds: 25 };
const EXPERT: Required<Limits> = { playouts: 200, milliseconds: 400 };
const MASTER: Limits = { milliseconds: 1200 };

/** Plans, but not always: every now and then anything will do. */
export function noviceBot(_limits: Limits, style: Style = {}, id = 'novice'): Bot {
  return {
    id,
    choose(decision) {
      const { offers, bits } = decision;
      if (below(bits, 100) < lapsesFor(decision.game.id, seatsOf(decision))) return offers[below(bits, offers.length)];
      return planned(decision, style);
    },
    explain: explainMove,
  };
}

/** Plans every move, and gives its best ideas a quick try in imagined games; some moves it makes at a glance. */
export function regularBot(limits: Limits, style: Style = {}, id = 'regular'): Bot {
  return searching(id, within(limits, REGULAR), new Searcher(style), glancesFor('regular'));
}

/** Plans, and tries its ideas out at some length; fewer moves are made at a glance. */
export function expertBot(limits: Limits, style: Style = {}, id = 'expert'): Bot {
  return searching(id, within(limits, EXPERT), new Searcher(style), glancesFor('expert'));
}

/** The same with all the time it is given, and with what there is to know of imagined games; nothing is overlooked. */
export function masterBot(limits: Limits, style: Style = {}, id = 'master'): Bot {
  const given = limits.playouts === undefined && limits.milliseconds === undefined;
  return searching(id, given ? MASTER : limits, new Searcher(style, { experienced: true }));
}

/** What a level has, and no more than was allowed. A number of playouts alone makes its answers the same on every machine. */
function within({ playouts, milliseconds }: Limits, level: Required<Limits>): Limits {
  if (playouts !== undefined && milliseconds === undefined) return { playouts: Math.min(playouts, level.playouts) };
  return {
    playouts: Math.min(playouts ?? level.playouts, level.playouts),
    milliseconds: Math.min(milliseconds ?? level.milliseconds, level.milliseconds),
  };
}

type Glances = ReturnType<typeof glancesFor>;

function searching(id: string, limits: Limits, searcher: Searcher, glances?: Glances): Bot {
  let last: Report | undefined;
  return {
    id,
    choose(decision) {
      last = undefined;
      if (decision.offers.length === 1) return decision.offers[0];
      const often = glances?.(decision.game.id, seatsOf(decision)) ?? 0;
      if (often > 0 && below(decision.bits, 100) < often) return searcher.glance(decision);
      const found = searcher.search(decision, limits);
      last = found?.report;
      return found?.action ?? decision.offers[0];
    },
    explain: explainMove,
    report: () => last,
  };
}
