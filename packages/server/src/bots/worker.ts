import { type Bot, makeBot } from '@branchline/bots';
import { fastBits, type Game, type GameEvent, type NamedAction, type NamedEvent } from '@branchline/engine';
import { gameFor } from '../tables/games.ts';
import type { BotRequest } from './bot-pool.ts';

/** A bot answers the same whatever it was asked before, but may remember what it worked out about a board. */
const known = new Map<string, Bot>();

/** What a worker thread does: one decision of one bot. */
function decide({ bot: id, limits, game: gameId, options, row, seat, seed, history: text }: BotRequest): NamedAction {
  const name = `${id} ${JSON.stringify(limits)}`;
  const bot = known.get(name) ?? makeBot(id, limits);
  if (bot === undefined) throw new Error(`there is no bot ${id}`);
  known.set(name, bot);
  const game = gameFor(gameId, options);
  const offers = game.offers(row, seat);
  const seen = text === undefined ? undefined : remembered(game, text);
  const action = bot.choose({ game, view: row, seat, offers, bits: fastBits(seed), ...(seen && { history: seen }) });
  return game.naming.named(action);
}

/** The history in numbers: it was veiled before it came here. Nothing, if a name in it is not known here: a bot that remembers nothing plays all the same. */
function remembered({ naming }: Game, text: string): readonly GameEvent[] | undefined {
  try {
    const events: readonly NamedEvent[] = JSON.parse(text);
    return events.map((event) => naming.numbered(event));
  } catch {
    return undefined;
  }
}

// biome-ignore lint/style/noDefaultExport: the worker pool calls a file's default export
export default decide;
