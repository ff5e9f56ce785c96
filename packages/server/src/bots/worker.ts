import { type Bot, makeBot } from '@branchline/bots';
import { fastBits, type Game, type GameEvent } from '@branchline/engine';
import type { NamedAction, NamedEvent } from '@branchline/protocol';
import { gameFor } from '../tables/games.ts';
import type { BotRequest } from './think.ts';

/** A bot answers the same whatever it was asked before, but may remember what it worked out about a board. */
const known = new Map<string, Bot>();

/** What a worker thread does: one decision of one bot. */
function decide({ bot: id, limits, game: gameId, options, row, seat, seed, history: past }: BotRequest): NamedAction {
  const name = `${id} ${JSON.stringify(limits)}`;
  const bot = known.get(name) ?? makeBot(id, limits);
  if (bot === undefined) throw new Error(`there is no bot ${id}`);
  known.set(name, bot);
  const game = gameFor(gameId, options);
  const offers = game.offers(row, seat);
  const history = past && numbered(game, past);
  const action = bot.choose({ game, view: row, seat, offers, bits: fastBits(seed), ...(history && { history }) });
  return game.naming.named(action) as NamedAction;
}

/** Nothing, if a name in it is not known here: a bot that remembers nothing plays all the same. */
function numbered(game: Game, past: readonly NamedEvent[]): readonly GameEvent[] | undefined {
  try {
    return past.map((event) => game.naming.numbered<GameEvent>(event));
  } catch {
    return undefined;
  }
}

// biome-ignore lint/style/noDefaultExport: the worker pool calls a file's default export
export default decide;
