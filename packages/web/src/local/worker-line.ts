import type { ServerMessage } from '@branchline/protocol';
import { signal } from '@preact/signals';
import type { Connection, Line } from '../table/line.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** A line to a table of this browser; nothing, if there is no such table or it cannot be read. */
export function workerLine(table: string, notKept: () => void): Promise<Line | 'missing' | 'unreadable'> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const say = (message: ToWorker): void => worker.postMessage(message);
  const connection = signal<Connection>('connecting');
  const ears: ((message: ServerMessage) => void)[] = [];
  const line: Line = {
    connection,
    send: (message) => say({ type: 'message', message }),
    listen: (hear) => void ears.push(hear),
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
          worker.terminate();
          return resolve(data.type);
        case 'notKept':
          return notKept();
        case 'message':
          for (const hear of ears) hear(data.message);
      }
    };
    say({ type: 'open', table });
  });
}
