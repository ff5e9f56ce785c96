// Attacks a server until it is told to stop, in a thread of its own: what the victim feels is measured elsewhere.
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { attacks } from './attacks.ts';

// Strangers come from elsewhere: they take nothing of the server's processor.
if (process.platform === 'linux') setPriority(10);

/** What the thread is told at first, and later: where the victim plays now. */
export interface AttackOrders {
  readonly url: string;
  readonly game: string;
  readonly victim: string;
}

/** What has come of each attack so far: how often a status or a word. */
export interface AttackCounts {
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly wrong: readonly string[];
}

const MOST_AT_ONCE = 60;
const STEP_MS = 100;

const { url, game, victim: first } = workerData as AttackOrders;
const counts: Record<string, Record<string, number>> = {};
const wrong: string[] = [];
let victim = first;

async function run({ name, perSecond, make }: (typeof attacks)[number], address: string): Promise<void> {
  const counted: Record<string, number> = {};
  counts[name] = counted;
  const strike = make({
    url,
    address,
    game,
    victim: () => victim,
    count: (what) => {
      counted[what] = (counted[what] ?? 0) + 1;
    },
    wrong: (sentence) => {
      if (wrong.length < 20 && !wrong.includes(sentence)) wrong.push(sentence);
    },
  });
  let running = 0;
  let times = 0;
  const began = performance.now();
  for (;;) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    // What could not be done in time is not made up for: the rate is a bound.
    while (times < due) {
      const number = times++;
      if (running >= MOST_AT_ONCE) continue;
      running++;
      void Promise.resolve(strike(number)).finally(() => {
        running--;
      });
    }
    await sleep(STEP_MS);
  }
}

for (const [number, attack] of attacks.entries()) void run(attack, `127.0.1.${number + 1}`);
parentPort?.on('message', (message: { readonly victim?: string }) => {
  if (message.victim !== undefined) victim = message.victim;
  else parentPort?.postMessage({ counts, wrong } satisfies AttackCounts);
});
