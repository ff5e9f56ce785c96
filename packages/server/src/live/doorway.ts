import type { IncomingMessage, Server } from 'node:http';
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
/** Whoever does not even take the word that they are refused is cut off after so long. */
const LINGER_MS = 1000;

/**
 * Counts who is at the door, whatever they ask for, or whether they ask at all. Behind a proxy all lines are the proxy's: there
 * the requests that are being answered are counted, by the address that it tells.
 */
export class Doorway {
  readonly #rules: DoorwayRules;
  readonly #lines = new Map<string, number>();

  constructor(rules: DoorwayRules) {
    this.#rules = rules;
  }

  listenOn(server: Server): void {
    const { proxies, connections } = this.#rules;
    server.maxConnections = connections;
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
