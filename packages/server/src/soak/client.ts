import { below, type Game, type State } from '@branchline/engine';
import { follow } from '@branchline/games';
import type { NamedAction, ServerMessage } from '@branchline/protocol';
import { WebSocket } from 'ws';
import type { Tally } from './tally.ts';

/** An answer that the server said it has taken. */
export interface Acknowledged {
  readonly id: string;
  readonly version: number;
  readonly seat: number;
  readonly action: NamedAction;
}

interface Pending extends Omit<Acknowledged, 'version'> {
  readonly question: number;
}

export interface ClientParts {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  readonly game: Game;
  readonly bits: () => number;
  /** An address of a server that runs; another one each time. */
  readonly anywhere: () => string | undefined;
  /** How long this player thinks, in milliseconds. */
  readonly pause: () => number;
  readonly tally: Tally;
}

const SILENCE_MS = 15_000;

/** A player who never gives up: it comes back wherever there is a server, and sends again what was not answered. */
export class Client {
  readonly acknowledged: Acknowledged[] = [];
  over = false;
  readonly #parts: ClientParts;
  #socket: WebSocket | undefined;
  #view: State | undefined;
  #version = 0;
  #pending: Pending | undefined;
  #answered = -1;
  #sent = 0;
  #timers = new Set<NodeJS.Timeout>();
  #silence: NodeJS.Timeout | undefined;

  constructor(parts: ClientParts) {
    this.#parts = parts;
  }

  connect(): void {
    // A line that broke and was cut as well is taken up once: two at a time may tell of different moments.
    if (this.over || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    const url = this.#parts.anywhere();
    if (url === undefined) return this.#later(200, () => this.connect());
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${this.#parts.token}` },
      perMessageDeflate: false,
      handshakeTimeout: 10_000,
    });
    this.#socket = socket;
    socket.on('open', () => {
      this.#parts.tally.connections++;
      const since = this.#view === undefined ? {} : { since: this.#version };
      socket.send(JSON.stringify({ type: 'watch', table: this.#parts.table, ...since }));
      if (this.#pending) this.#send(this.#pending, true);
    });
    socket.on('message', (data) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(data)) as ServerMessage);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (this.#socket === socket) this.#later(50 + below(this.#parts.bits, 300), () => this.connect());
    });
  }

  /** As when the line is cut; back after a while. */
  cut(awayMs: number): void {
    if (this.over || this.#socket === undefined) return;
    this.#parts.tally.cuts++;
    const socket = this.#socket;
    this.#socket = undefined;
    socket.terminate();
    this.#later(awayMs, () => this.connect());
  }

  leave(): void {
    this.over = true;
    for (const timer of this.#timers) clearTimeout(timer);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.terminate();
  }

  #receive(message: ServerMessage): void {
    const { seat, tally, table } = this.#parts;
    switch (message.type) {
      case 'snapshot':
        if (message.viewer === 'replay') return this.leave();
        if (message.viewer !== seat)
          return tally.wrong(`${table}: seat ${seat} was shown the view of ${message.viewer}`);
        if (message.version < this.#version) tally.wrong(`${table}: seat ${seat} was set back in time`);
        this.#view = [...message.row];
        this.#version = message.version;
        return this.#look();
      case 'happened':
        return this.#follow(message);
      case 'info':
        return message.info.status === 'over' ? this.leave() : undefined;
      case 'accepted':
      case 'stale':
      case 'rejected':
        return this.#settle(message);
      case 'refused':
        return this.#refused(message);
      default:
    }
  }

  #follow({ viewer, version, entry }: Extract<ServerMessage, { type: 'happened' }>): void {
    const { game, seat, tally, table } = this.#parts;
    if (viewer !== seat)
      return viewer === 'replay' ? undefined : tally.wrong(`${table}: seat ${seat} saw as ${viewer}`);
    if (version <= this.#version) return;
    if (this.#view === undefined || version !== this.#version + 1) {
      return tally.wrong(`${table}: seat ${seat} went from version ${this.#version} to ${version}`);
    }
    follow(game, this.#view, entry.events, seat);
    this.#version = version;
    this.#look();
  }

  #settle(message: Extract<ServerMessage, { type: 'accepted' | 'stale' | 'rejected' }>): void {
    const { tally, table, seat } = this.#parts;
    const pending = this.#pending;
    if (pending?.id !== message.id) return;
    this.#pending = undefined;
    clearTimeout(this.#silence);
    if (message.type === 'accepted') {
      tally.acknowledged++;
      const { id, action } = pending;
      this.acknowledged.push({ id, seat, action, version: message.version });
    } else if (message.type === 'stale') tally.stale++;
    else tally.wrong(`${table}: a legal answer of seat ${seat} was rejected: ${message.rejection.code}`);
    this.#look();
  }

  #refused({ id, refusal }: Extract<ServerMessage, { type: 'refused' }>): void {
    const { tally, table } = this.#parts;
    switch (refusal.code) {
      case 'unavailable':
      case 'failed':
        tally.unavailable++;
        // Also the question what happened at the table may have met a database that was away.
        return id === undefined ? this.#socket?.terminate() : this.#again(300);
      case 'wrongStage':
        this.#pending = undefined;
        return;
      default:
        return tally.wrong(`${table}: refused, ${refusal.code}: ${refusal.message}`);
    }
  }

  /** Answers what is asked, after a while. */
  #look(): void {
    const { game, seat, pause } = this.#parts;
    if (this.#view === undefined || this.#pending || this.over) return;
    const asked = game.asked(this.#view, seat);
    if (asked === undefined || asked.number === this.#answered) return;
    this.#answered = asked.number;
    this.#later(pause(), () => this.#answer(asked.number));
  }

  #answer(question: number): void {
    const { game, seat, bits } = this.#parts;
    if (this.#view === undefined || game.asked(this.#view, seat)?.number !== question) return;
    const offers = game.offers(this.#view, seat);
    const offer = offers[below(bits, offers.length)];
    if (offer === undefined) return;
    this.#pending = {
      id: `${seat}-${++this.#sent}`,
      seat,
      question,
      action: game.naming.named(offer),
    };
    this.#send(this.#pending, false);
  }

  #send(pending: Pending, again: boolean): void {
    const { table, tally } = this.#parts;
    if (again) tally.repeated++;
    else tally.sent++;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ type: 'answer', table, ...pending }));
    }
    // Whoever hears nothing believes the line dead.
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.terminate(), SILENCE_MS);
  }

  #again(milliseconds: number): void {
    const pending = this.#pending;
    this.#later(milliseconds, () => {
      if (pending && this.#pending === pending) this.#send(pending, true);
    });
  }

  #later(milliseconds: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.over) then();
    }, milliseconds);
    this.#timers.add(timer);
  }
}
