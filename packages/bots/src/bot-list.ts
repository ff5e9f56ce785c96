import type { Bot, Limits } from './contract/bot.ts';
import { frozenBots } from './frozen.ts';
import { opponents } from './levels.ts';
import { baselineBot, baselines } from './styles/baselines.ts';
import { greedyBot, randomBot } from './styles/simple-bots.ts';

type Make = (limits: Limits) => Bot;

/** Every bot there is. The last is what a table gets when nobody chooses: it answers at once. */
const BOTS: Readonly<Record<string, Make>> = {
  random: randomBot,
  greedy: greedyBot,
  ...Object.fromEntries(baselines.map((style): [string, Make] => [style, () => baselineBot(style)])),
  ...opponents,
};

/** Those that somebody can sit down with. */
export const botIds: readonly string[] = Object.keys(BOTS);

/** Those that can be measured: with the levels as they once were. */
export const arenaBotIds: readonly string[] = [...botIds, ...Object.keys(frozenBots)];

/** A bot by its id; nothing, if there is none of that name. */
export function makeBot(id: string, limits: Limits = {}): Bot | undefined {
  const bots = Object.hasOwn(BOTS, id) ? BOTS : frozenBots;
  return Object.hasOwn(bots, id) ? bots[id]?.(limits) : undefined;
}
