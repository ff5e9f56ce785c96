import type { ServerMessage } from '@branchline/protocol';
import { signal } from '@preact/signals';
import type { Connection, Line } from '../line.ts';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** The close code of a server that is being replaced (RFC 6455, 1012). */
const RESTART = 1012;
const FAREWELL_WAIT = 100;
const PING = 15_000;
/** A line on which nothing was heard for so long is dead, whatever the browser says. */
const SILENCE = 40_000;

/** A line to the server that comes back by itself. */
export function socketLine(): Line {
  const connection = signal<Connection>('connecting');
  const ears: ((message: ServerMessage) => void)[] = [];
  const ending = new AbortController();
  let socket: WebSocket | undefined;
  let wait = FIRST_WAIT;
  let heard = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = (): void => {
    clearTimeout(timer);
    if (ending.signal.aborted) return;
    const next = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    socket = next;
    next.onopen = () => {
      wait = FIRST_WAIT;
      heard = Date.now();
      connection.value = 'open';
    };
    next.onmessage = ({ data }) => {
      heard = Date.now();
      const message = JSON.parse(String(data)) as ServerMessage;
      for (const hear of ears) hear(message);
    };
    next.onclose = ({ code }) => {
      if (socket !== next || ending.signal.aborted) return;
      connection.value = 'lost';
      // Not all at once when a server comes back; a server that says goodbye has others to go on with.
      timer = setTimeout(connect, (code === RESTART ? FAREWELL_WAIT : wait) * (0.5 + Math.random()));
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  };
  const hurry = (): void => {
    if (connection.value === 'lost' && document.visibilityState === 'visible') connect();
  };
  addEventListener('online', hurry, { signal: ending.signal });
  document.addEventListener('visibilitychange', hurry, { signal: ending.signal });
  const pulse = setInterval(() => {
    if (connection.value !== 'open') return;
    if (Date.now() - heard > SILENCE) socket?.close();
    else socket?.send('{"type":"ping"}');
  }, PING);
  connect();

  return {
    connection,
    send: (message) => socket?.send(JSON.stringify(message)),
    listen: (hear) => void ears.push(hear),
    close: () => {
      ending.abort();
      clearInterval(pulse);
      clearTimeout(timer);
      socket?.close();
    },
  };
}
