import { randomInt } from 'node:crypto';
import { veilEvent } from '@branchline/engine';
import type { NamedAction, NamedEvent } from '@branchline/protocol';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import { readEntries } from '../store/checksum.ts';
import type { Table } from '../tables/table.ts';
import type { BotRequest, Think } from './think.ts';

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
  const pool = new Piscina<BotRequest, NamedAction>({
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
  live: Table,
  seat: number,
  who: Pick<BotRequest, 'bot' | 'limits'>,
  { think, log, past }: { think: Think; log: Logger; past: () => Promise<readonly string[]> },
): Promise<NamedAction> {
  const { game, state, sheet } = live;
  if (state === undefined) throw new Error('a bot was asked before the deal');
  const row = game.veil(state, seat);
  try {
    const history = await seenBy(live, seat, past);
    const seen = history === undefined ? {} : { history };
    return await think({
      ...who,
      game: sheet.game,
      options: sheet.options,
      row,
      ...seen,
      seat,
      seed: randomInt(2 ** 32),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn(
      { table: live.id, seat, bot: who.bot, reason },
      'a bot gave no answer; a simple legal move is made instead',
    );
    return simpleMove(live, row, seat);
  }
}

/** What the seat saw happen up to now; nothing, if it can't be read. A bot that remembers nothing plays all the same. */
async function seenBy(
  { id, version }: Table,
  seat: number,
  past: () => Promise<readonly string[]>,
): Promise<readonly NamedEvent[] | undefined> {
  const upTo = version;
  try {
    const entries = readEntries((await past()).slice(0, upTo), id, 0);
    return entries.flatMap(({ events }) => events.map((event) => veilEvent(event, seat)));
  } catch {
    // Not a word of it: an error may quote what is hidden. Damage is told when the table is read for people.
    return undefined;
  }
}

export function simpleMove({ game }: Table, view: readonly number[], seat: number): NamedAction {
  const [offer] = game.offers(view, seat);
  if (offer === undefined) throw new Error(`nothing is offered to seat ${seat}`);
  return game.naming.named(offer) as NamedAction;
}
