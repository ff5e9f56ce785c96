import type { ClientMessage, ServerMessage } from './api-types.ts';

/** How things stand with the socket; lost ones are tried again. */
export type SocketState = 'connecting' | 'open' | 'lost';

/** A socket that comes back by itself. Whoever has types of their own for what is said on it names them. */
export interface LiveSocket<Said = ClientMessage> {
  readonly state: SocketState;
  /** Lost, if the socket is not open: whoever sends keeps what must not be lost until it is answered. */
  send(message: Said): void;
  /** Tries at once, if it is lost: somebody knows that the line is back. */
  reconnect(): void;
  close(): void;
}

export interface SocketSettings<Heard = ServerMessage> {
  /** `http` or `https`, as the server is called everywhere else. */
  readonly server: string;
  onMessage(message: Heard): void;
  onState(state: SocketState): void;
  /** Sockets of another make, for tests. */
  readonly makeSocket?: (address: string) => WebSocket;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** The close code of a server that is being replaced (RFC 6455, 1012). */
const RESTART = 1012;
const FAREWELL_WAIT = 100;
const PING = 15_000;
/** A connection on which nothing was heard for so long is dead, whatever the socket says. */
const SILENCE = 40_000;

export function openSocket<Heard = ServerMessage, Said = ClientMessage>({
  server,
  onMessage,
  onState,
  makeSocket = (address) => new WebSocket(address),
}: SocketSettings<Heard>): LiveSocket<Said> {
  const address = `${server.replace(/^http/, 'ws').replace(/\/$/, '')}/api/socket`;
  let state: SocketState = 'connecting';
  let socket: WebSocket | undefined;
  let wait = FIRST_WAIT;
  let lastHeard = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  const become = (next: SocketState): void => {
    state = next;
    onState(next);
  };
  const connect = (): void => {
    clearTimeout(timer);
    if (ended) return;
    const next = makeSocket(address);
    socket = next;
    next.onopen = () => {
      wait = FIRST_WAIT;
      lastHeard = Date.now();
      become('open');
    };
    next.onmessage = ({ data }) => {
      lastHeard = Date.now();
      onMessage(JSON.parse(String(data)) as Heard);
    };
    next.onclose = ({ code }) => {
      if (socket !== next || ended) return;
      // Not all at once when a server comes back; a server that says goodbye has others to go on with.
      timer = setTimeout(connect, (code === RESTART ? FAREWELL_WAIT : wait) * (0.5 + Math.random()));
      wait = Math.min(LONGEST_WAIT, wait * 2);
      become('lost');
    };
  };
  const heartbeat = setInterval(() => {
    if (state !== 'open') return;
    if (Date.now() - lastHeard > SILENCE) socket?.close();
    else socket?.send('{"type":"ping"}');
  }, PING);
  connect();

  return {
    get state() {
      return state;
    },
    send: (message) => {
      if (state === 'open') socket?.send(JSON.stringify(message));
    },
    reconnect: () => {
      if (state === 'lost') connect();
    },
    close: () => {
      ended = true;
      clearInterval(heartbeat);
      clearTimeout(timer);
      socket?.close();
    },
  };
}
