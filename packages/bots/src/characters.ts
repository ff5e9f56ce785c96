import type { Bot, Limits } from './contract/bot.ts';
import { expertBot, masterBot, noviceBot, regularBot } from './levels.ts';
import type { Style } from './styles/style.ts';

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

/** A leaning, little of a handicap: each is added to the planner's weights, whatever those are at a table. */
const STYLES: Readonly<Record<CharacterStyle, Style>> = {
  longRoutes: { adjust: { board: { turn: 0.3, floor: -0.1 }, yard: { lay: 0.3 } } },
  manyTickets: { adjust: { board: { ticket: 3, draw: -3, drawTurns: -2 }, yard: { draw: -1.8 } } },
  blocker: {
    adjust: { board: { block: 1, regret: 0.5 }, yard: { lay: -0.4, rob: 1 }, ticketPolicy: { unafraid: false } },
  },
};

const LEVELS = { novice: noviceBot, regular: regularBot, expert: expertBot, master: masterBot };

export function characterBot({ id, level, style }: Character, limits: Limits): Bot {
  return LEVELS[level](limits, STYLES[style], id);
}
