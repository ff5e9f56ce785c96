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
  #corked = false;

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

  /** Messages of one moment leave together. */
  sendFrame(bytes: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#wire.writableLength > MOST_UNSENT) return this.#socket.terminate();
    if (!this.#corked) {
      this.#corked = true;
      this.#wire.cork();
      process.nextTick(() => {
        this.#corked = false;
        this.#wire.uncork();
      });
    }
    this.#wire.write(bytes);
  }

  /** Heartbeat: is anybody there? Whoever has not answered the last one is gone. */
  heartbeat(): void {
    if (!this.alive) return this.#socket.terminate();
    this.alive = false;
    this.#socket.ping();
  }

  /** A line that only ever asks whether we are here is bounded like any other. */
  pong(data: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#wire.writableLength > MOST_UNSENT) return this.#socket.terminate();
    this.#socket.pong(data);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** Closes it, hears nothing more from it, and leaves it a moment to read why. */
  turnOut(code: number, reason: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.close(code, reason);
    this.#socket.pause();
    const late = setTimeout(() => this.cut(), LINGER_MS);
    this.#socket.once('close', () => clearTimeout(late));
  }

  cut(): void {
    this.#socket.terminate();
  }
}
