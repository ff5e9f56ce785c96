import { type Bot, makeBot } from '@branchline/bots';
import { fastBits, type Game, type GameEvent, type NamedAction, type NamedEvent } from '@branchline/engine';
import { findGame, type GameEntry, gameFromPack, type Pack } from '@branchline/games';
import { stepBack } from '../common/background-thread.ts';
import { gameFor } from '../packs/games.ts';
import { type BotRequest, NO_MAP } from './bot-pool.ts';

stepBack();

/** A bot answers the same whatever it was asked before, but may remember what it worked out about a board. */
const known = new Map<string, Bot>();

/** The maps from outside that were asked about last. */
const maps = new Map<string, GameEntry>();
const MOST_MAPS = 20;

/** A game by the name that tables call it; nothing, if it is a map that is neither here nor sent along. */
function entryOf(ref: string, pack: Pack | undefined): GameEntry | undefined {
  const entry = findGame(ref) ?? maps.get(ref) ?? (pack && gameFromPack(pack, { id: ref }));
  if (entry?.id.includes('@')) {
    // The one that was asked about longest ago goes first.
    maps.delete(ref);
    maps.set(ref, entry);
    const [oldest = ''] = maps.keys();
    if (maps.size > MOST_MAPS) maps.delete(oldest);
  }
  return entry;
}

/** What a worker thread does: one decision of one bot. */
function decide(request: BotRequest): NamedAction | typeof NO_MAP {
  const { bot: id, limits, game: ref, pack, options, row, seat, seed, history: text } = request;
  const entry = entryOf(ref, pack);
  if (entry === undefined) return NO_MAP;
  const name = `${id} ${JSON.stringify(limits)}`;
  const bot = known.get(name) ?? makeBot(id, limits);
  if (bot === undefined) throw new Error(`there is no bot ${id}`);
  known.set(name, bot);
  const game = gameFor(entry, options);
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
