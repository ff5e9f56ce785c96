import { winChance } from '@branchline/bots';
import { history } from '@branchline/games';
import { fetchGame } from './game.ts';
import type { AskedChance, FromReader, ToReader } from './game-reading.ts';
import { readingsOf } from './named-readings.ts';
import { fetchRecord } from './outside-game.ts';

/* Plays imagined games away from the page: who will win, and what a finished game was decided by. */

/** The worker's own global; the page's types do not know it. */
declare const self: {
  onmessage: ((event: MessageEvent<ToReader>) => void) | null;
  postMessage(message: FromReader): void;
};

/** Milliseconds between two looks at how far it is. */
const OFTEN = 200;
/** Of the chance at a table that goes on. */
const ROLLOUTS = 120;

self.onmessage = ({ data }) => void (data.type === 'read' ? read(data.record) : chance(data));

async function read(given: unknown): Promise<void> {
  const record = await fetchRecord(given);
  let last: FromReader | undefined;
  let told = 0;
  for (const progress of readingsOf(record)) {
    last = { type: 'reading', ...progress, done: false };
    if (performance.now() - told < OFTEN) continue;
    self.postMessage(last);
    told = performance.now();
  }
  if (last?.type === 'reading') self.postMessage({ ...last, done: true });
}

async function chance({ game: ref, pack, options, view, log }: AskedChance): Promise<void> {
  const game = (await fetchGame(ref, pack))?.make(options);
  const found =
    game &&
    winChance(
      { game, view, viewer: 'watcher', ...(log && { history: history(game, log, 'watcher') }) },
      { rollouts: ROLLOUTS, seed: 1 },
    );
  self.postMessage({ type: 'chance', ...(found && { chance: found }) });
}
