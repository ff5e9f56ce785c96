import type { Bot, Limits } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { expertBot, masterBot } from './levels.ts';
import { randomBot } from './random.ts';

/** Every bot there is: one line each. */
const BOTS: Readonly<Record<string, (limits: Limits) => Bot>> = {
  random: randomBot,
  greedy: greedyBot,
  expert: expertBot,
  master: masterBot,
};

export const botIds: readonly string[] = Object.keys(BOTS);

/** A bot by its id; nothing, if there is none of that name. */
export function makeBot(id: string, limits: Limits = {}): Bot | undefined {
  return Object.hasOwn(BOTS, id) ? BOTS[id]?.(limits) : undefined;
}
