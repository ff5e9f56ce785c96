import type { Duplex } from 'node:stream';
import type { ServerMessage } from '@branchline/protocol';
import type { WebSocket } from 'ws';
import type { Identity } from '../auth/identity.ts';
import { frame } from './frame.ts';
import type { Subscription } from './subscribers.ts';

/** Backpressure: whoever reads so slowly that this much piles up is cut off, and can come back and catch up. */
const MOST_UNSENT = 1024 * 1024;

/** Whoever was turned out has so long to take it in. */
const LINGER_MS = 1000;

/** Connections with something that leaves at the end of this moment. */
let leaving: Connection[] = [];

function leaveSoon(connection: Connection): void {
  if (leaving.push(connection) > 1) return;
  process.nextTick(() => {
    const all = leaving;
    leaving = [];
    for (const one of all) one.flush();
  });
}

/** One open socket. */
export class Connection {
  readonly identity: Identity;
  readonly address: string;
  readonly subscriptions: Map<string, Subscription> = new Map();
  alive = true;
  /** Nobody is there any more: what was begun for this socket is not finished. */
  gone = false;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  #unsent: Buffer[] | undefined;
  #unsentBytes = 0;

  constructor(socket: WebSocket, wire: Duplex, identity: Identity, address = '') {
    this.#socket = socket;
    this.#wire = wire;
    this.identity = identity;
    this.address = address;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.sendFrame(frame(text));
  }

  /** Messages of one moment leave together, as one piece of bytes: each piece costs the system a call. */
  sendFrame(bytes: Buffer): void {
    if (!this.#mayWrite()) return;
    this.#unsentBytes += bytes.length;
    if (this.#unsent !== undefined) return void this.#unsent.push(bytes);
    this.#unsent = [bytes];
    leaveSoon(this);
  }

  /** Everything that waits to leave leaves. */
  flush(): void {
    const unsent = this.#unsent;
    if (unsent === undefined) return;
    this.#unsent = undefined;
    this.#unsentBytes = 0;
    const [first, another] = unsent;
    if (first !== undefined && this.#isOpen()) this.#wire.write(another === undefined ? first : Buffer.concat(unsent));
  }

  #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Whoever has let too much pile up is cut off. */
  #mayWrite(): boolean {
    if (!this.#isOpen()) return false;
    const isSlow = this.#wire.writableLength + this.#unsentBytes > MOST_UNSENT;
    if (isSlow) this.#socket.terminate();
    return !isSlow;
  }

  /** Heartbeat: is anybody there? Whoever has not answered the last one is gone. */
  heartbeat(): void {
    if (!this.alive) return this.#socket.terminate();
    this.alive = false;
    this.#socket.ping();
  }

  /** A line that only ever asks whether we are here is bounded like any other. */
  pong(data: Buffer): void {
    if (!this.#mayWrite()) return;
    this.flush();
    this.#socket.pong(data);
  }

  close(code: number, reason: string): void {
    this.flush();
    this.#socket.close(code, reason);
  }

  /** Closes it, hears nothing more from it, and leaves it a moment to read why. */
  turnOut(code: number, reason: string): void {
    if (!this.#isOpen()) return;
    this.close(code, reason);
    this.#socket.pause();
    const late = setTimeout(() => this.cut(), LINGER_MS);
    this.#socket.once('close', () => clearTimeout(late));
  }

  cut(): void {
    this.#socket.terminate();
  }
}
