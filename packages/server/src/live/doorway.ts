import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { clientAddress, networkOf } from '../common/address.ts';

export interface DoorwayRules {
  /** Sockets of one address; of lines of any kind it may have a few times as many. */
  readonly connectionsPerAddress: number;
  /** Lines of everybody together. */
  readonly connections: number;
  readonly proxies: number;
}

/** A line, or the answer to a request. */
interface Closing {
  once(event: 'close', listener: () => void): unknown;
}

/** A browser has one socket, and for a while up to six lines for files. */
const LINES_PER_SOCKET = 3;
/** Nobody who waits for an answer has asked for more than one thing on a line; programs may be ahead of it by a few. */
const MOST_UNANSWERED = 8;
/** Whoever does not even take the word that they are refused is cut off after so long. */
const LINGER_MS = 1000;

/**
 * Counts who is at the door, whatever they ask for, or whether they ask at all. Behind a proxy all lines are the proxy's: there
 * the requests that are being answered are counted, by the address that it tells.
 */
export class Doorway {
  readonly #rules: DoorwayRules;
  readonly #lines = new Map<string, number>();
  /** What was asked on a line and is not answered yet. */
  readonly #unanswered = new WeakMap<Socket, number>();

  constructor(rules: DoorwayRules) {
    this.#rules = rules;
  }

  listenOn(server: Server): void {
    const { proxies, connections } = this.#rules;
    server.maxConnections = connections;
    this.#oneAfterTheOther(server);
    if (proxies > 0) return;
    server.on('connection', (line: Socket) => {
      if (!this.#enter(line.remoteAddress ?? '', line)) line.destroy();
    });
  }

  /** May this request, or this upgraded line, be served? Where lines are counted it has been decided already. */
  admits({ headers, socket }: IncomingMessage, line: Closing): boolean {
    const { proxies } = this.#rules;
    return proxies === 0 || this.#enter(clientAddress(headers, socket.remoteAddress, proxies), line);
  }

  /**
   * Thousands of requests fit into one piece of what arrives on a line, and Node hands them all on before anybody else's turn comes:
   * a line that asks and asks without waiting is let go, and the rest of what it asked for costs nothing.
   */
  #oneAfterTheOther(server: Server): void {
    const serving = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (!this.#isItsTurn(request.socket, response)) return;
      for (const serve of serving) serve.call(server, request, response);
    });
  }

  #isItsTurn(line: Socket, response: ServerResponse): boolean {
    if (line.destroyed) return false;
    const asked = (this.#unanswered.get(line) ?? 0) + 1;
    if (asked > MOST_UNANSWERED) {
      line.destroy();
      return false;
    }
    this.#unanswered.set(line, asked);
    response.once('close', () => this.#unanswered.set(line, (this.#unanswered.get(line) ?? 1) - 1));
    return true;
  }

  #enter(address: string, line: Closing): boolean {
    const network = networkOf(address);
    const here = this.#lines.get(network) ?? 0;
    if (here >= this.#rules.connectionsPerAddress * LINES_PER_SOCKET) return false;
    this.#lines.set(network, here + 1);
    line.once('close', () => {
      const left = (this.#lines.get(network) ?? 1) - 1;
      if (left > 0) this.#lines.set(network, left);
      else this.#lines.delete(network);
    });
    return true;
  }
}

/** Says no to an upgrade, and lets go of the line: nobody else looks after it any more. */
export function turnAway(wire: Duplex, status: string): void {
  const late = setTimeout(() => wire.destroy(), LINGER_MS);
  wire.once('close', () => clearTimeout(late));
  wire.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => wire.destroy());
}
