import type { Bot, Limits } from './bot.ts';
import { expertBot, masterBot, noviceBot, regularBot } from './levels.ts';
import type { Style } from './thinking.ts';

export type Level = 'novice' | 'regular' | 'expert' | 'master';

/** What a character is known for. */
export type CharacterStyle = 'longRoutes' | 'manyTickets' | 'blocker';

/** Somebody to sit down with: a name, a strength and a way of playing. */
export interface Character {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  readonly style: CharacterStyle;
}

const character = (name: string, level: Level, style: CharacterStyle): Character => ({
  id: name.toLowerCase(),
  name,
  level,
  style,
});

/** Three of each level, so that a table of bots is not the same player three times. */
export const characters: readonly Character[] = [
  character('Pip', 'novice', 'longRoutes'),
  character('Marlow', 'novice', 'manyTickets'),
  character('Bo', 'novice', 'blocker'),
  character('Ines', 'regular', 'longRoutes'),
  character('Otto', 'regular', 'manyTickets'),
  character('Runa', 'regular', 'blocker'),
  character('Viggo', 'expert', 'longRoutes'),
  character('Maud', 'expert', 'manyTickets'),
  character('Kasper', 'expert', 'blocker'),
  character('Sunniva', 'master', 'longRoutes'),
  character('Edith', 'master', 'manyTickets'),
  character('Tor', 'master', 'blocker'),
];

/** A leaning, not a handicap: each changes the planner's weights a little. */
const STYLES: Readonly<Record<CharacterStyle, Style>> = {
  longRoutes: { board: { turn: 3, floor: 0.05 }, yard: { lay: 3.6, gather: 0.4 } },
  manyTickets: { board: { ticket: 2.5, draw: -0.5 }, yard: { draw: 3, over: 2.2 } },
  blocker: { board: { block: 1, regret: 2.5 }, yard: { rob: 3.5 }, leaning: { unafraid: false } },
};

const LEVELS = { novice: noviceBot, regular: regularBot, expert: expertBot, master: masterBot };

export function characterBot({ id, level, style }: Character, limits: Limits): Bot {
  return LEVELS[level](limits, STYLES[style], id);
}
