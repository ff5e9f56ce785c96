import type { Limits } from '@branchline/bots';
import type { Pack } from '@branchline/games';
import type { NamedAction, TableOptions } from '@branchline/protocol';
import type { Clock } from '../common/clock.ts';
import { openThreads } from '../common/threads.ts';
import { type Asker, FairQueue } from './fair-queue.ts';

/** What a bot is asked, whole: what its seat sees and has seen, and nothing else of the table. */
export interface BotRequest {
  readonly bot: string;
  /** What it has for the move, if that is not its own. */
  readonly limits?: Limits;
  /** What the table calls its game. */
  readonly game: string;
  /** The map, if it is one from outside: a worker that does not have it is handed it. */
  readonly pack?: Pack;
  readonly options: TableOptions;
  /** Veiled for the seat. */
  readonly row: readonly number[];
  /** All that happened, veiled for the seat, as a JSON array of events: a text is cheap to send to a thread. A bot can do without. */
  readonly history?: string;
  readonly seat: number;
  readonly seed: number;
}

/** What a worker says to a map it does not have, or no longer has. */
export const NO_MAP = 'noMap';

/** A bot's answer, by names. */
export type AskBot = (request: BotRequest, asker: Asker) => Promise<NamedAction>;

/** A searching bot that may try nothing out does what its planner would: that takes milliseconds. */
export const QUICK_PLAN: Limits = { rollouts: 0 };

/** Bots think beside the event loop, so many at a time; whoever has many waiting waits longest. */
export interface BotPool {
  readonly askBot: AskBot;
  readonly waiting: number;
  close(): Promise<void>;
}

/** Whoever has more decisions waiting than this gets quick ones: of one owner, of one address. */
const MANY = { owner: 8, origin: 32 };

export interface BotPoolParts {
  readonly workers: number;
  /** How long a bot may think, from when it begins; one that has waited for longer than this hurries. */
  readonly seconds: number;
  readonly clock: Clock;
  /** What a worker runs, instead of the usual. */
  readonly file?: URL;
}

interface Decision {
  readonly request: BotRequest;
  readonly asker: Asker;
  readonly since: number;
  readonly answered: PromiseWithResolvers<NamedAction>;
}

export function openBotPool({ workers, seconds, clock, file }: BotPoolParts): BotPool {
  const usual = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';
  const threads = openThreads<BotRequest, NamedAction | typeof NO_MAP>(
    file ?? new URL(usual, import.meta.url),
    workers,
  );
  const queue = new FairQueue<Decision>(() => clock.now());
  let thinking = 0;
  let closed = false;
  const decide = async (request: BotRequest): Promise<NamedAction> => {
    // Also ends the thread of a bot that never comes back.
    const enough = new AbortController();
    const timer = clock.after(seconds * 1000, () => enough.abort());
    try {
      const { pack, ...known } = request;
      const answer = await threads.run(known, enough.signal);
      if (answer !== NO_MAP) return answer;
      const told = await threads.run(request, enough.signal);
      if (told === NO_MAP) throw new Error('a map from outside was not sent along');
      return told;
    } finally {
      timer.cancel();
    }
  };
  const begin = (): void => {
    while (thinking < workers && !closed) {
      const next = queue.next();
      if (next === undefined) return;
      const { request, asker, since, answered } = next;
      const others = queue.waiting(asker);
      const hurries =
        clock.now() - since > seconds * 1000 || others.owner >= MANY.owner || others.origin >= MANY.origin;
      const began = performance.now();
      thinking++;
      decide(hurries ? { ...request, limits: QUICK_PLAN } : request)
        .then(answered.resolve, answered.reject)
        .finally(() => {
          thinking--;
          queue.spent(asker, performance.now() - began);
          begin();
        });
    }
  };
  return {
    askBot(request, asker) {
      if (closed) return Promise.reject(new Error('the server is going down'));
      const answered = Promise.withResolvers<NamedAction>();
      queue.add(asker, { request, asker, since: clock.now(), answered });
      begin();
      return answered.promise;
    },
    get waiting() {
      return queue.size;
    },
    async close() {
      closed = true;
      await threads.end();
      for (let next = queue.next(); next; next = queue.next())
        next.answered.reject(new Error('the server is going down'));
    },
  };
}
