import type { Bot, Limits } from './contract/bot.ts';
import { expertBot, masterBot, noviceBot, regularBot } from './levels.ts';
import type { Style } from './styles/style.ts';

/**
 * The levels as they once were, for the arena alone: what they have learnt since is measured against them. They run the same
 * planners and the same search without what came later, so a change of either that is meant for the levels asks for a word here.
 */
const FIRST: Style = { asOf: 1 };

export const frozenBots: Readonly<Record<string, (limits: Limits) => Bot>> = {
  'novice-1': (limits) => noviceBot(limits, FIRST, 'novice-1'),
  'regular-1': (limits) => regularBot(limits, FIRST, 'regular-1'),
  'expert-1': (limits) => expertBot(limits, FIRST, 'expert-1'),
  'master-1': (limits) => masterBot(limits, FIRST, 'master-1'),
};
