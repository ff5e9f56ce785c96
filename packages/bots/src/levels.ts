import { below } from '@branchline/engine';
import type { Bot, Limits, Report } from './bot.ts';
import { explainMove } from './explain.ts';
import { planned, Searcher, type Style } from './thinking.ts';

/** How often a novice does the first thing that comes to mind: so many times in a hundred. */
const LAPSES = 30;
const EXPERT_PLAYOUTS = 100;
const MASTER_MILLISECONDS = 1200;

/** Plans, but not always: every now and then anything will do. */
export function noviceBot(_limits: Limits, style: Style = {}, id = 'novice'): Bot {
  return {
    id,
    choose(decision) {
      const { offers, bits } = decision;
      if (below(bits, 100) < LAPSES) return offers[below(bits, offers.length)];
      return planned(decision, style);
    },
    explain: explainMove,
  };
}

/** Plans every move, and looks no further. */
export function regularBot(_limits: Limits, style: Style = {}, id = 'regular'): Bot {
  return { id, choose: (decision) => planned(decision, style), explain: explainMove };
}

/** Plans, and tries the few best ideas out in a handful of imagined games. */
export function expertBot({ playouts = EXPERT_PLAYOUTS }: Limits, style: Style = {}, id = 'expert'): Bot {
  return searching(id, style, { playouts: Math.min(playouts, EXPERT_PLAYOUTS) });
}

/** The same with all the time it is given. */
export function masterBot(limits: Limits, style: Style = {}, id = 'master'): Bot {
  const given = limits.playouts === undefined && limits.milliseconds === undefined;
  return searching(id, style, given ? { milliseconds: MASTER_MILLISECONDS } : limits);
}

function searching(id: string, style: Style, limits: Limits): Bot {
  const searcher = new Searcher(style);
  let last: Report | undefined;
  return {
    id,
    choose(decision) {
      last = undefined;
      if (decision.offers.length === 1) return decision.offers[0];
      const found = searcher.search(decision, limits);
      last = found?.report;
      return found?.action ?? decision.offers[0];
    },
    explain: explainMove,
    report: () => last,
  };
}
