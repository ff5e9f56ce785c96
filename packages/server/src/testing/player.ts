import { below, fastBits, type Game, type GameAction, type State } from '@branchline/engine';
import { findGame, follow, gameFromPack, hashIn, type Pack } from '@branchline/games';
import {
  type ClientMessage,
  type InfoMessage,
  type ServerMessage,
  ServerMessages,
  type TableAnswer,
  type TableInfo,
  type Viewer,
} from '@branchline/protocol';
import { WebSocket } from 'ws';
import type { Browser } from './browser.ts';

/** A scripted client: it holds nothing but the views it is sent, and follows the events itself. */
export class Player {
  readonly browser: Browser;
  readonly table: string;
  readonly key: string | undefined;
  readonly views: Map<Viewer, State> = new Map();
  readonly received: ServerMessage[] = [];
  info: InfoMessage | undefined;
  version = 0;
  /** Answers that were acknowledged, with the version each became. */
  readonly accepted: Map<string, number> = new Map();
  /** The close code, once the line is cut. */
  cut: Promise<number> = new Promise(() => undefined);
  #socket: WebSocket | undefined;
  #game: Game | undefined;
  #waiting: { wanted: (message: ServerMessage) => boolean; resolve: (message: ServerMessage) => void }[] = [];

  constructor(browser: Browser, table: string, key?: string) {
    this.browser = browser;
    this.table = table;
    this.key = key;
  }

  get game(): Game {
    const info = this.table && this.info?.info;
    if (!info) throw new Error('no info yet');
    this.#game ??= gameOf(info);
    return this.#game;
  }

  get connected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Connects and follows the table; `since`: only what was missed. */
  async connect(since?: number): Promise<void> {
    this.#game ??= await this.#map();
    const { cookie } = this.browser;
    const socket = new WebSocket(`${this.browser.url.replace('http', 'ws')}/api/socket`, {
      headers: cookie === undefined ? {} : { cookie },
    });
    this.#socket = socket;
    this.cut = new Promise((resolve) => socket.once('close', resolve));
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))));
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    const arrived = this.next((message) => message.type === 'info' || message.type === 'refused');
    this.send({
      type: 'watch',
      table: this.table,
      ...(since !== undefined && { since }),
      ...(this.key !== undefined && { key: this.key }),
    });
    await arrived;
  }

  /** The game of a map from outside, which a client has to fetch first. */
  async #map(): Promise<Game | undefined> {
    const key = this.key === undefined ? '' : `?key=${this.key}`;
    const { body } = await this.browser.send('GET', `/api/tables/${this.table}${key}`);
    const { game = '', options = {} } = (body as Partial<TableAnswer>).table ?? {};
    const hash = hashIn(game);
    if (hash === undefined) return undefined;
    return gameFromPack(await this.browser.ask<Pack>('GET', `/packs/${hash}`)).make(options);
  }

  /** As when a train enters a tunnel. */
  drop(): void {
    this.#socket?.removeAllListeners('message');
    this.#socket?.on('error', () => undefined);
    this.#socket?.terminate();
    this.#socket = undefined;
  }

  send(message: ClientMessage | object | string): void {
    this.#socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message that is wanted. */
  next(wanted: (message: ServerMessage) => boolean, withinMs = 10_000): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`nothing came in ${withinMs} ms`)), withinMs);
      this.#waiting.push({
        wanted,
        resolve: (message) => {
          clearTimeout(late);
          resolve(message);
        },
      });
    });
  }

  nextOf<Type extends ServerMessage['type']>(type: Type): Promise<Extract<ServerMessage, { type: Type }>> {
    return this.next((message) => message.type === type) as Promise<Extract<ServerMessage, { type: Type }>>;
  }

  /** Kept as soon as this holds: looked at now, and after every message. */
  async until(holds: (player: this) => boolean): Promise<void> {
    if (!holds(this)) await this.next(() => holds(this), 60_000);
  }

  /** A random legal answer of one of this client's seats; nothing, if nothing is asked. */
  choose(bits: () => number): { seat: number; question: number; action: object } | undefined {
    for (const [viewer, view] of this.views) {
      if (typeof viewer !== 'number') continue;
      const asked = this.game.asked(view, viewer);
      if (asked === undefined) continue;
      const offers = this.game.offers(view, viewer);
      const action = offers[below(bits, offers.length)] as GameAction;
      return { seat: viewer, question: asked.number, action: this.game.naming.named(action) };
    }
    return undefined;
  }

  #receive(raw: unknown): void {
    const message = ServerMessages.parse(raw);
    this.received.push(message);
    this.#apply(message);
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ wanted, resolve }) => !wanted(message) || resolve(message));
  }

  #apply(message: ServerMessage): void {
    switch (message.type) {
      case 'info':
        this.info = message;
        return;
      case 'snapshot':
        this.views.set(message.viewer, [...message.row]);
        this.version = message.version;
        return;
      case 'happened': {
        const view = this.views.get(message.viewer);
        if (view === undefined) throw new Error(`something happened before any view of ${message.viewer}`);
        follow(this.game, view, message.entry.events, message.viewer);
        this.version = message.version;
        return;
      }
      case 'accepted':
        this.accepted.set(message.id, message.version);
        return;
      default:
    }
  }
}

function gameOf({ game, options }: TableInfo): Game {
  const entry = findGame(game);
  if (entry === undefined) throw new Error(`no game ${game}`);
  return entry.make(options);
}

/** Plays at random until the game is over: sends one answer at a time and waits for its outcome. */
export async function playOut(player: Player, seed: number, onMove?: (moves: number) => Promise<void>): Promise<void> {
  const bits = fastBits(seed);
  for (let moves = 0; player.info?.info.status !== 'over'; ) {
    const answer = player.choose(bits);
    if (answer === undefined) {
      await player.next(({ type }) => type === 'happened' || type === 'snapshot' || type === 'info', 30_000);
      continue;
    }
    const id = `${seed}-${moves}`;
    const outcome = player.next((message) => 'id' in message && message.id === id, 30_000);
    player.send({ type: 'answer', table: player.table, ...answer, id });
    const { type } = await outcome;
    if (type !== 'accepted' && type !== 'stale') throw new Error(`a legal answer was ${type}`);
    moves++;
    await onMove?.(moves);
  }
}
