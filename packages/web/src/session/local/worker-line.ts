import type { ServerMessage } from '@branchline/protocol';
import { signal } from '@preact/signals';
import type { Hint } from '../hint.ts';
import type { Connection, Line } from '../line.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** Why there is no line to a table of this browser. */
export type NoLine = 'missing' | 'unreadable' | 'elsewhere';

export interface Opening {
  /** Also if another tab has it. */
  readonly take: boolean;
  /** Another tab has taken it. */
  readonly lost: () => void;
}

/** A line to a table of this browser. */
export function workerLine(table: string, { take, lost }: Opening): Promise<Line | NoLine> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const say = (message: ToWorker): void => worker.postMessage(message);
  const connection = signal<Connection>('connecting');
  const kept = signal(true);
  const asking: ((hint: Hint | undefined) => void)[] = [];
  const ears: ((message: ServerMessage) => void)[] = [];
  const line: Line = {
    connection,
    kept,
    send: (message) => say({ type: 'message', message }),
    listen: (hear) => void ears.push(hear),
    hint: (seat) =>
      new Promise((resolve) => {
        asking.push(resolve);
        say({ type: 'hint', seat });
      }),
    close: () => worker.terminate(),
  };
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      switch (data.type) {
        case 'ready':
          connection.value = 'open';
          return resolve(line);
        case 'missing':
        case 'unreadable':
        case 'elsewhere':
          worker.terminate();
          if (connection.value === 'open') lost();
          return resolve(data.type);
        case 'notKept':
          kept.value = false;
          return;
        case 'hint':
          asking.shift()?.(data.hint);
          return;
        case 'message':
          for (const hear of ears) hear(data.message);
      }
    };
    say({ type: 'open', table, take });
  });
}
