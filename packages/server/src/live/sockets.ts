import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE } from '@branchline/protocol';
import type { Logger } from 'pino';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Identity } from '../auth/identity.ts';
import { identityOf, originAllowed } from '../auth/session.ts';
import { clientAddress, networkOf } from '../common/address.ts';
import { damagedTable, notAcknowledged, refuse } from '../common/refusal.ts';
import { TokenBucket } from '../common/token-bucket.ts';
import { DamagedTable } from '../store/damaged.ts';
import { isUnavailable } from '../store/unavailable.ts';
import { Connection } from './connection.ts';
import { type Doorway, turnAway } from './doorway.ts';
import { idsOf, receive, refuseTo, type SocketContext, unwatch } from './messages.ts';

export interface SocketRules {
  readonly messagesPerSecond: number;
  readonly connectionsPerAddress: number;
  readonly proxies: number;
  readonly publicUrl?: string;
}

/** Whether somebody is shut out, by address or by who they are. */
type Refuses = (address: string, identity: Identity) => boolean;

/** Close codes a client may meet besides the usual ones (RFC 6455). */
const RESTART = 1012;
const TOO_MANY = 1008;
const HEARTBEAT_MS = 30_000;
const PATH = '/api/socket';

/** All open sockets of this process. */
export class Sockets {
  readonly #context: SocketContext;
  readonly #rules: SocketRules;
  readonly #refuses: Refuses;
  readonly #log: Logger;
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #doorway: Doorway;
  /** When the server goes away for a moment, if that is known. */
  #restartAt: number | undefined;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
    // Pings count as messages: whoever sends many and reads nothing would fill the memory with pongs.
    autoPong: false,
  });
  readonly #heartbeat: NodeJS.Timeout;
  #open = true;
  #allGone: (() => void) | undefined;

  constructor(context: SocketContext, rules: SocketRules, doorway: Doorway, refuses: Refuses = () => false) {
    this.#refuses = refuses;
    this.#context = context;
    this.#rules = rules;
    this.#doorway = doorway;
    this.#log = context.log;
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#connections) connection.heartbeat();
    }, HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  get count(): number {
    return this.#connections.size;
  }

  /** Who is connected: where from, as whom, and what they watch. */
  list(): readonly { readonly address: string; readonly person?: string; readonly tables: readonly string[] }[] {
    return [...this.#connections].map((connection) => {
      const { person } = connection.identity;
      const tables = [...connection.subscriptions.keys()];
      return { address: connection.address, ...(person !== undefined && { person }), tables };
    });
  }

  /** Cuts the lines of whoever is shut out by now. */
  cutOff(): void {
    for (const connection of this.#connections) {
      if (!this.#refuses(connection.address, connection.identity)) continue;
      connection.close(TOO_MANY, 'shut out');
    }
  }

  /** Tells everybody, and whoever comes, when the server goes away for a moment; nothing: it does not after all. */
  announceRestart(at: number | undefined): void {
    if (at === this.#restartAt) return;
    this.#restartAt = at;
    for (const connection of this.#connections)
      connection.send({ type: 'restartPlanned', ...(at !== undefined && { at }) });
  }

  listenOn(server: Server): void {
    this.#doorway.listenOn(server);
    server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
      destroyOnError(wire);
      const refusal = this.#doorway.admits(request, wire) ? this.#refusal(request) : '429 Too Many Requests';
      if (refusal !== undefined) return turnAway(wire, refusal);
      this.#server.handleUpgrade(request, wire, head, (socket) => this.#accept(socket, wire, request));
    });
  }

  /** Tells everybody to come back in a moment, and lets them go; whoever has not gone after a while is cut off. */
  async close(farewellMs: number): Promise<void> {
    this.#open = false;
    clearInterval(this.#heartbeat);
    for (const connection of this.#connections) {
      connection.send({ type: 'restart' });
      connection.close(RESTART, 'restart');
    }
    if (this.#connections.size === 0) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, farewellMs);
      this.#allGone = () => {
        clearTimeout(late);
        resolve();
      };
    });
    for (const connection of this.#connections) connection.cut();
  }

  #refusal({ url = '', headers, socket }: IncomingMessage): string | undefined {
    if (url.split('?')[0] !== PATH) return '404 Not Found';
    if (!this.#open) return '503 Service Unavailable';
    const { publicUrl, proxies, connectionsPerAddress } = this.#rules;
    const address = clientAddress(headers, socket.remoteAddress, proxies);
    const host = (proxies > 0 && firstOf(headers['x-forwarded-host'])) || headers.host || '';
    if (!originAllowed(headers.origin, host, publicUrl)) return '403 Forbidden';
    const identity = identityOf(headers, this.#context);
    if (this.#refuses(address, identity)) return '403 Forbidden';
    const count = this.#perAddress.get(networkOf(address)) ?? 0;
    return count >= connectionsPerAddress ? '429 Too Many Requests' : undefined;
  }

  #accept(socket: WebSocket, wire: Duplex, { headers, socket: { remoteAddress } }: IncomingMessage): void {
    const { messagesPerSecond, proxies } = this.#rules;
    const address = clientAddress(headers, remoteAddress, proxies);
    const connection = new Connection(socket, wire, identityOf(headers, this.#context), address);
    const network = networkOf(address);
    const bucket = new TokenBucket(messagesPerSecond, messagesPerSecond * 3, performance.now());
    this.#connections.add(connection);
    if (this.#restartAt !== undefined) connection.send({ type: 'restartPlanned', at: this.#restartAt });
    this.#perAddress.set(network, (this.#perAddress.get(network) ?? 0) + 1);
    let warned = 0;
    const allowed = (): boolean => {
      connection.alive = true;
      if (bucket.take(performance.now())) return true;
      refuseTo(connection, refuse('tooMany', 'Too many messages; wait a moment.'));
      if (++warned > 100) connection.turnOut(TOO_MANY, 'too many messages');
      return false;
    };
    // An answer to our own question is one; whoever answers what nobody asked is counted like anybody who talks.
    socket.on('pong', () => {
      if (connection.alive) allowed();
      connection.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#gone(connection, network));
    socket.on('ping', (data: Buffer) => {
      if (allowed()) connection.pong(data);
    });
    socket.on('message', (data: RawData, isBinary: boolean) => {
      if (allowed()) this.#receive(isBinary ? '' : String(data), connection);
    });
  }

  #receive(text: string, connection: Connection): void {
    receive(text, connection, this.#context).catch((error: unknown) => {
      if (error instanceof DamagedTable)
        return refuseTo(connection, damagedTable(), { ...idsOf(text), table: error.table });
      if (isUnavailable(error)) return refuseTo(connection, notAcknowledged(), idsOf(text));
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      this.#log.error({ error: { message, stack } }, 'a message failed');
      refuseTo(connection, refuse('failed', 'Something went wrong here; nothing was changed.'), idsOf(text));
    });
  }

  #gone(connection: Connection, network: string): void {
    connection.gone = true;
    this.#connections.delete(connection);
    const left = (this.#perAddress.get(network) ?? 1) - 1;
    if (left > 0) this.#perAddress.set(network, left);
    else this.#perAddress.delete(network);
    for (const table of [...connection.subscriptions.keys()]) unwatch(table, connection, this.#context);
    if (this.#connections.size === 0) this.#allGone?.();
  }
}

/** Apart from what else is known at an upgrade: it listens as long as the line is open, and would keep the request in memory. */
function destroyOnError(wire: Duplex): void {
  wire.on('error', () => wire.destroy());
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();
}
