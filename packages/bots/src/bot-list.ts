import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** Every bot there is: one line each. */
const BOTS: Readonly<Record<string, () => Bot>> = {
  random: randomBot,
  greedy: greedyBot,
};

export const botIds: readonly string[] = Object.keys(BOTS);

/** A bot by its id; nothing, if there is none of that name. */
export function makeBot(id: string): Bot | undefined {
  return Object.hasOwn(BOTS, id) ? BOTS[id]?.() : undefined;
}
