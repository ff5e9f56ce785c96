import type { Limits } from '@branchline/bots';
import type { NamedAction, TableOptions } from '@branchline/protocol';
import { Piscina } from 'piscina';
import type { Clock } from '../common/clock.ts';

/** What a bot is asked, whole: what its seat sees and has seen, and nothing else of the table. */
export interface BotRequest {
  readonly bot: string;
  /** What it has for the move, if that is not its own. */
  readonly limits?: Limits;
  readonly game: string;
  readonly options: TableOptions;
  /** Veiled for the seat. */
  readonly row: readonly number[];
  /** All that happened, veiled for the seat, as a JSON array of events: a text is cheap to send to a thread. A bot can do without. */
  readonly history?: string;
  readonly seat: number;
  readonly seed: number;
}

/** A bot's answer, by names. */
export type AskBot = (request: BotRequest) => Promise<NamedAction>;

/** Bots think beside the event loop, so many at a time, and no more than so many wait. */
export interface BotPool {
  readonly askBot: AskBot;
  readonly waiting: number;
  close(): Promise<void>;
}

const MOST_WAITING = 1000;

export interface BotPoolParts {
  readonly workers: number;
  /** How long a bot may think. */
  readonly seconds: number;
  readonly clock: Clock;
  /** What a worker runs, instead of the usual. */
  readonly file?: URL;
}

export function openBotPool({ workers, seconds, clock, file }: BotPoolParts): BotPool {
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
    async askBot(request) {
      // Also ends the thread of a bot that never comes back.
      const enough = new AbortController();
      const timer = clock.after(seconds * 1000, () => enough.abort());
      try {
        return await pool.run(request, { signal: enough.signal });
      } finally {
        timer.cancel();
      }
    },
    get waiting() {
      return pool.queueSize;
    },
    close: () => pool.destroy(),
  };
}
