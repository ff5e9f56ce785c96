import type { Game, SeenEntry, View, Viewer } from '@branchline/engine';
import type { GameRecord } from '@branchline/games';
import type {
  AnswerMessage,
  ChatLine,
  ClientMessage,
  HappenedMessage,
  NamedAction,
  NamedRejection,
  PhraseId,
  Refusal,
  RefusalCode,
  SeatClock,
  ServerMessage,
  SnapshotMessage,
  TableInfo,
  You,
} from '@branchline/protocol';
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { ConnectionState, Transport } from './connection.ts';
import { freshId } from './crypto.ts';
import { makeGame } from './game.ts';
import type { OrderDesk } from './standing-order.ts';

/** A table's log as one viewer may see it. It is only kept here; the position it leads to is folded in shown-position.ts. */
export interface FollowedLog {
  /** Where to fold from: before the deal, or at the last snapshot. */
  readonly start: { readonly version: number; readonly view: View };
  /** All that is known to have happened, in order; after a snapshot the past comes later. */
  readonly entries: readonly SeenEntry[];
}

/** What came of an answer. */
export type AnswerOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'rejected'; readonly rejection: NamedRejection }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What is new in a viewer's log. */
export type LogChange =
  | { readonly kind: 'appended'; readonly viewer: Viewer; readonly entry: SeenEntry }
  /** The log begins anew from a snapshot. */
  | { readonly kind: 'snapshot'; readonly viewer: Viewer }
  /** What happened before the snapshot is known now. */
  | { readonly kind: 'past'; readonly viewer: Viewer };

/** Who may see a finished game. */
export interface ReplaySharing {
  /** The path of a link that anybody may open; nothing, if the server does not tell it. */
  replayLink(): Promise<string | undefined>;
  /** Keeps the replay among those who sat there, or shares it again. */
  keepReplay(kept: boolean): Promise<void>;
}

/** A table as the page sees it, wherever it is kept: in this browser, on a server, in a record. */
export interface TableSource {
  readonly game: Game;
  readonly info: ReadonlySignal<TableInfo>;
  readonly you: ReadonlySignal<You>;
  readonly connection: ReadonlySignal<ConnectionState>;
  /** Why whoever keeps the table tells no more of it, although the connection is open. */
  readonly refused?: ReadonlySignal<RefusalCode | undefined>;
  /** When whoever keeps the table goes away for a moment, if that was announced. */
  readonly restartAt?: ReadonlySignal<number | undefined>;
  /** False: what happens would not survive a reload. */
  readonly kept?: ReadonlySignal<boolean>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** What this viewer has seen happen; nothing before the deal, and for viewers that are not told of the table. */
  log(viewer: Viewer): FollowedLog | undefined;
  /** Answers the question with this number. */
  answer(seat: number, question: number, action: NamedAction): Promise<AnswerOutcome>;
  say(text: string): void;
  /** A quick phrase, which everybody reads in their own language. */
  sayPhrase(phrase: PhraseId): void;
  readonly hint?: Transport['hint'];
  /** The whole game, open; nothing before its end. */
  record(): Promise<GameRecord | undefined>;
  /** The same people and bots once more: where the new table is, if there is one. */
  rematch(): Promise<string | undefined>;
  /** No to another game that somebody has asked for. */
  declineRematch?(): Promise<void>;
  /** The standing orders of our seats, where they can be left. */
  readonly orders?: OrderDesk;
  /** Where its replay is shown. */
  readonly replayPath: string;
  /** Where the server keeps it, and what its address needs besides; nothing for tables of this browser and records. */
  readonly server?: { readonly path: string; readonly query: string };
  /** For tables of the server: how their finished game is shown to others. */
  readonly sharing?: ReplaySharing;
  /** Takes a seat that is open, where one may; false: somebody was quicker. */
  readonly sitDown?: () => Promise<boolean>;
  subscribe(listener: (change: LogChange) => void): void;
  close(): void;
}

/** What differs between the tables of this browser and those of the server, besides the transport. */
export interface TableBackend
  extends Pick<
    TableSource,
    'record' | 'rematch' | 'replayPath' | 'orders' | 'declineRematch' | 'sitDown' | 'sharing' | 'server'
  > {
  /** What came with the link, and lets its bearer in. */
  readonly key?: string;
  /** See no more than any spectator, whatever seats this browser holds. */
  readonly asWatcher?: boolean;
  /** What happened before we came, as this viewer may see it. */
  past?(viewer: Viewer): Promise<readonly SeenEntry[]>;
}

/** Follows a table over a transport; ready as soon as it is known which game is played. */
export function followTable(transport: Transport, table: string, backend: TableBackend): Promise<TableSource> {
  return new Promise((resolve) => {
    const following = new Following(transport, table, backend, resolve);
    transport.subscribe((message) => following.receive(message));
    // Also after a lost connection: ask for what was missed, and send again what was not answered.
    following.disposers.push(
      effect(() => {
        if (transport.connection.value === 'open') untracked(() => following.catchUp());
      }),
    );
  });
}

/** Sent and not answered yet: sent again when a connection comes back. */
interface PendingAnswer {
  readonly message: AnswerMessage;
  readonly settle: (outcome: AnswerOutcome) => void;
}

/** A server that could not tell what happened is asked again after so long. */
const RETRY_MS = { first: 1000, most: 30_000 };

/** The version of the newest entry. */
const versionOf = ({ start, entries }: FollowedLog): number => Math.max(start.version, entries.at(-1)?.version ?? 0);

/** Holds what is known of one table; closed with its transport. */
class Following {
  readonly disposers: (() => void)[] = [];
  readonly #transport: Transport;
  readonly #table: string;
  readonly #backend: TableBackend;
  readonly #ready: (source: TableSource) => void;
  readonly #logs = new Map<Viewer, FollowedLog>();
  readonly #pending = new Map<string, PendingAnswer>();
  readonly #listeners: ((change: LogChange) => void)[] = [];
  readonly #chat = signal<readonly ChatLine[]>([]);
  #source: TableSource | undefined;
  #info = signal<TableInfo | undefined>(undefined);
  #you = signal<You | undefined>(undefined);
  /** Why the table is no longer told, although the connection is open. */
  readonly #refused = signal<RefusalCode | undefined>(undefined);
  /** When whoever keeps the table goes away for a moment. */
  readonly #restartAt = signal<number | undefined>(undefined);
  #retry: ReturnType<typeof setTimeout> | undefined;
  #retryDelay = RETRY_MS.first;
  /** What came before it was known which game is played. */
  #early: (SnapshotMessage | HappenedMessage)[] = [];

  constructor(transport: Transport, table: string, backend: TableBackend, ready: (source: TableSource) => void) {
    this.#transport = transport;
    this.#table = table;
    this.#backend = backend;
    this.#ready = ready;
  }

  catchUp(): void {
    const versions = [...this.#logs.values()].map(versionOf);
    this.#send({
      type: 'watch',
      table: this.#table,
      ...(versions.length > 0 && { since: Math.min(...versions) }),
      ...(this.#backend.key !== undefined && { key: this.#backend.key }),
      ...(this.#backend.asWatcher && { asWatcher: true }),
    });
    for (const { message } of this.#pending.values()) this.#send(message);
    void this.#backend.orders?.refresh();
  }

  receive(message: ServerMessage): void {
    if ('table' in message && message.table !== this.#table) return;
    switch (message.type) {
      case 'info':
        return this.#onInfo(message.info, message.you);
      case 'snapshot':
      case 'happened':
        if (!this.#source) this.#early.push(message);
        else if (message.type === 'snapshot') this.#onSnapshot(message);
        else this.#onEntry(this.#source.game, message);
        return;
      case 'chat':
        return this.#onChat(message.lines);
      case 'accepted':
      case 'stale':
        return this.#settle(message.id, { kind: message.type });
      case 'rejected':
        return this.#settle(message.id, { kind: 'rejected', rejection: message.rejection });
      case 'refused':
        if (message.id !== undefined) this.#settle(message.id, { kind: 'refused', refusal: message.refusal });
        return this.#onRefusal(message.refusal.code, message.id);
      case 'restartPlanned':
        this.#restartAt.value = message.at;
        return;
      case 'order':
        void this.#backend.orders?.refresh(message.seat);
        return;
      case 'restart':
      case 'pong':
        return;
    }
  }

  /** A table that is damaged, or no longer ours to see, stays so; a server that was busy may have missed that we watch. */
  #onRefusal(code: RefusalCode, id: string | undefined): void {
    if (code === 'damaged' || (code === 'missing' && id === undefined)) this.#refused.value = code;
    if (id !== undefined || !['unavailable', 'failed', 'tooMany'].includes(code)) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.catchUp(), this.#retryDelay);
    this.#retryDelay = Math.min(this.#retryDelay * 2, RETRY_MS.most);
  }

  #send(message: ClientMessage): void {
    if (this.#transport.connection.peek() === 'open') this.#transport.send(message);
  }

  #settle(id: string, outcome: AnswerOutcome): void {
    this.#pending.get(id)?.settle(outcome);
    this.#pending.delete(id);
  }

  #onChat(lines: readonly ChatLine[]): void {
    const known = new Map(this.#chat.value.map((line) => [line.number, line]));
    for (const line of lines) known.set(line.number, line);
    this.#chat.value = [...known.values()].sort((one, other) => one.number - other.number);
  }

  #onInfo(info: TableInfo, you: You): void {
    this.#retryDelay = RETRY_MS.first;
    this.#info.value = info;
    this.#you.value = you;
    this.#refused.value = undefined;
    if (this.#source) return;
    const source = this.#makeSource(makeGame(info.game, info.options), info, you);
    this.#source = source;
    const early = this.#early;
    this.#early = [];
    for (const message of early) this.receive(message);
    this.#ready(source);
  }

  #onSnapshot({ viewer, version, row }: SnapshotMessage): void {
    const entries = (this.#logs.get(viewer)?.entries ?? []).filter((entry) => entry.version <= version);
    this.#logs.set(viewer, { start: { version, view: row }, entries });
    void this.#fetchPast(viewer);
    this.#publish({ kind: 'snapshot', viewer });
  }

  /** Whose clock runs changes with every move: nothing else of the info does. */
  #onClocks(clocks: readonly SeatClock[], now: number): void {
    const { value: info } = this.#info;
    if (!info || now < info.now) return;
    const seats = info.seats.map((seat) => {
      const clock = clocks[seat.seat];
      return clock ? { ...seat, clock, awaited: clock.running } : seat;
    });
    this.#info.value = { ...info, seats, now };
  }

  #onEntry(game: Game, { viewer, version, entry: seen, clocks }: HappenedMessage): void {
    const log = this.#logs.get(viewer) ?? { start: { version: 0, view: game.blank() }, entries: [] };
    this.#logs.set(viewer, log);
    if (version <= versionOf(log)) return;
    // A gap: something was missed.
    if (version > versionOf(log) + 1) return this.catchUp();
    if (clocks) this.#onClocks(clocks, seen.at);
    const entry: SeenEntry = { version, ...seen };
    this.#logs.set(viewer, { ...log, entries: [...log.entries, entry] });
    this.#publish({ kind: 'appended', viewer, entry });
  }

  /** A snapshot has no past: that is fetched apart. */
  async #fetchPast(viewer: Viewer): Promise<void> {
    const past = (await this.#backend.past?.(viewer)) ?? [];
    const log = this.#logs.get(viewer);
    if (!log) return;
    // What is newer comes by itself, in its turn.
    const older = past.filter(({ version }) => version <= versionOf(log));
    const known = new Map([...older, ...log.entries].map((entry) => [entry.version, entry]));
    const entries = [...known.values()].sort((one, other) => one.version - other.version);
    this.#logs.set(viewer, { ...log, entries });
    this.#publish({ kind: 'past', viewer });
  }

  #publish(change: LogChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  #makeSource(game: Game, info: TableInfo, you: You): TableSource {
    const [known, yours] = [signal(info), signal(you)];
    this.disposers.push(
      effect(() => {
        if (this.#info.value) known.value = this.#info.value;
        if (this.#you.value) yours.value = this.#you.value;
      }),
    );
    const { record, rematch, replayPath, sitDown, sharing, server } = this.#backend;
    return {
      game,
      info: known,
      you: yours,
      connection: this.#transport.connection,
      refused: this.#refused,
      restartAt: this.#restartAt,
      ...(this.#transport.kept && { kept: this.#transport.kept }),
      ...(this.#transport.hint && { hint: this.#transport.hint }),
      ...(this.#backend.orders && { orders: this.#backend.orders }),
      ...(this.#backend.declineRematch && { declineRematch: this.#backend.declineRematch }),
      chat: this.#chat,
      log: (viewer) => this.#logs.get(viewer),
      answer: (seat, question, action) => this.#answer(seat, question, action),
      say: (text) => this.#send({ type: 'say', table: this.#table, text }),
      sayPhrase: (phrase) => this.#send({ type: 'say', table: this.#table, phrase }),
      record,
      rematch,
      replayPath,
      ...(sitDown && { sitDown }),
      ...(server && { server }),
      ...(sharing && { sharing }),
      subscribe: (listener) => void this.#listeners.push(listener),
      close: () => {
        for (const dispose of this.disposers) dispose();
        clearTimeout(this.#retry);
        this.#transport.close();
      },
    };
  }

  #answer(seat: number, question: number, action: NamedAction): Promise<AnswerOutcome> {
    const id = freshId();
    const message: AnswerMessage = { type: 'answer', table: this.#table, seat, question, action, id };
    return new Promise((settle) => {
      this.#pending.set(id, { message, settle });
      this.#send(message);
    });
  }
}
