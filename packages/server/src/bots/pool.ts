import { randomInt } from 'node:crypto';
import { veilEvent } from '@branchline/engine';
import type { NamedAction, NamedEvent } from '@branchline/protocol';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { LiveTable } from '../tables/live-table.ts';
import type { Think, Thought } from './think.ts';

/** Bots think beside the event loop, so many at a time, and no more than so many wait. */
export interface BotPool {
  readonly think: Think;
  readonly waiting: number;
  close(): Promise<void>;
}

const MOST_WAITING = 1000;

/** `file`: what a worker runs, instead of the usual. */
export function openBotPool({ workers, seconds, file }: { workers: number; seconds: number; file?: URL }): BotPool {
  const source = import.meta.url.endsWith('.ts');
  const pool = new Piscina<Thought, NamedAction>({
    filename: (file ?? new URL(source ? './worker.ts' : './worker.js', import.meta.url)).href,
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: 30_000,
    maxQueue: MOST_WAITING,
    execArgv: source ? ['--conditions=source'] : [],
  });
  return {
    // The signal also ends the thread of a bot that never comes back.
    think: (thought) => pool.run(thought, { signal: AbortSignal.timeout(seconds * 1000) }),
    get waiting() {
      return pool.queueSize;
    },
    close: () => pool.destroy(),
  };
}

/** Asks a bot for a move. Whatever goes wrong, there is an answer: the first offer, and a line in the log. */
export async function botMove(
  live: LiveTable,
  seat: number,
  bot: string,
  { think, log, past }: { think: Think; log: Logger; past: () => Promise<readonly string[]> },
): Promise<NamedAction> {
  const { game, state, sheet } = live;
  if (state === undefined) throw new Error('a bot was asked before the deal');
  const [row, version] = [game.veil(state, seat), live.version];
  try {
    const history = await seenBy(seat, version, past);
    return await think({ bot, game: sheet.game, options: sheet.options, row, history, seat, seed: randomInt(2 ** 32) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ table: live.id, seat, bot, reason }, 'a bot gave no answer; a simple legal move is made instead');
    return simpleMove(live, row, seat);
  }
}

/** What the seat saw happen up to a version. Without it a bot remembers nothing, and plays all the same. */
async function seenBy(
  seat: number,
  version: number,
  past: () => Promise<readonly string[]>,
): Promise<readonly NamedEvent[]> {
  const entries = await past().catch(() => []);
  return entries.slice(0, version).flatMap((text) => {
    const { events } = JSON.parse(text) as { readonly events: readonly NamedEvent[] };
    return events.map((event) => veilEvent(event, seat));
  });
}

export function simpleMove({ game }: LiveTable, view: readonly number[], seat: number): NamedAction {
  const [offer] = game.offers(view, seat);
  if (offer === undefined) throw new Error(`nothing is offered to seat ${seat}`);
  return game.naming.named(offer) as NamedAction;
}
