import type { Pack } from '@branchline/games';
import { signal } from '@preact/signals';
import { type Trial, type TriedGame, trialOf } from './model/trial.ts';
import type { FromTrial, ToTrial } from './trial-worker.ts';
import type { Workbench } from './workbench.ts';

/* Games of bots on a map: they go on while something else is looked at, and what they found out stays. */

/** A trial of one state of a map: what has been asked for, and how far it is. */
export interface TrialRun {
  readonly bench: Workbench;
  readonly pack: Pack;
  readonly wanted: number;
  readonly played: number;
  readonly state: 'running' | 'stopped' | 'over' | 'failed';
  readonly trial: Trial;
}

const last = signal<TrialRun | undefined>(undefined);
let end = (): void => {};

/** The trial of this map, if there is one. */
export const trialRun = (bench: Workbench): TrialRun | undefined =>
  last.value?.bench === bench ? last.value : undefined;

/** So many games at most pass between two looks at what they come to. */
const OFTEN = 10;

export function startTrial(bench: Workbench, wanted: number): void {
  end();
  const pack = bench.pack.peek();
  const played: TriedGame[] = [];
  const found = (state: TrialRun['state']): void => {
    const fresh = state !== 'running' || played.length % OFTEN === 0;
    const trial = fresh ? trialOf(pack, played) : (last.peek()?.trial ?? trialOf(pack, played));
    last.value = { bench, pack, wanted, played: played.length, state, trial };
  };
  const stop = playGames(pack, wanted, {
    game: (game) => {
      played.push(game);
      if (played.length === wanted) finish('over');
      else found('running');
    },
    failed: () => finish('failed'),
  });
  const finish = (state: TrialRun['state']): void => {
    stop();
    end = () => {};
    found(state);
  };
  end = () => finish('stopped');
  last.value = { bench, pack, wanted, played: 0, state: 'running', trial: trialOf(pack, []) };
}

/** Ends the trial that is running; of one map, or of any. */
export function stopTrial(bench?: Workbench): void {
  if (bench === undefined || last.peek()?.bench === bench) end();
}

interface Heard {
  game(game: TriedGame): void;
  failed(): void;
}

/** Deals the games out to as many workers as there are cores, at all sizes of table in turn; answers how to stop. */
function playGames(pack: Pack, count: number, heard: Heard): () => void {
  const sizes = Array.from({ length: pack.seats.max - pack.seats.min + 1 }, (_, at) => pack.seats.min + at);
  const games = Array.from({ length: count }, (_, at) => ({ seats: sizes[at % sizes.length] ?? 2, seed: at + 1 }));
  const threads = Math.max(1, Math.min(4, navigator.hardwareConcurrency));
  const workers = Array.from({ length: threads }, (_, thread) => {
    const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromTrial>) => {
      if ('game' in data) heard.game(data.game);
      else worker.terminate();
    };
    worker.onerror = () => heard.failed();
    worker.postMessage({ pack, games: games.filter((_one, at) => at % threads === thread) } satisfies ToTrial);
    return worker;
  });
  return () => {
    for (const worker of workers) worker.terminate();
  };
}
