import type { Game, GameEvent, State, Viewer } from '@branchline/engine';
import type {
  AnswerMessage,
  ChatLine,
  ClientMessage,
  HappenedMessage,
  RefusalCode,
  ServerMessage,
  SnapshotMessage,
  TableInfo,
  You,
} from '@branchline/protocol';
import { effect, signal } from '@preact/signals';
import { makeGame } from './game.ts';
import type { Line } from './line.ts';
import { freshId } from './random.ts';
import type { Logged, Outcome, TableSource, Told } from './table-source.ts';

interface Followed {
  row: State;
  version: number;
  log: Logged[];
}

interface Waiting {
  readonly message: AnswerMessage;
  readonly settle: (outcome: Outcome) => void;
}

/** What only whoever keeps a table can do, and the key to it. */
export interface Keeper extends Pick<TableSource, 'record' | 'rematch' | 'replayPath'> {
  readonly key?: string;
  /** What happened before we came, as this viewer may see it. */
  past?(viewer: Viewer): Promise<readonly Logged[]>;
}

type Keyed = { readonly [Part in 'key' | 'past']: Keeper[Part] | undefined };
type Followable = Omit<TableSource, keyof Omit<Keeper, 'key' | 'past'>>;

/** Follows a table over a line; ready as soon as it is known which game is played. */
export function followTable(line: Line, table: string, { key, past, ...keeper }: Keeper): Promise<TableSource> {
  return new Promise((resolve) => {
    const following = new Following(line, table, { key, past }, (source) => resolve({ ...source, ...keeper }));
    line.listen((message) => following.hear(message));
    // Also after a lost connection: ask for what was missed, and send again what was not answered.
    following.endings.push(
      effect(() => {
        if (line.connection.value === 'open') following.catchUp();
      }),
    );
  });
}

/** A server that could not tell what happened is asked again after so long. */
const AGAIN_MS = { first: 1000, most: 30_000 };

/** Holds what is known of one table; closed with its line. */
class Following {
  readonly endings: (() => void)[] = [];
  readonly #line: Line;
  readonly #table: string;
  readonly #keeper: Keyed;
  readonly #ready: (source: Followable) => void;
  readonly #followed = new Map<Viewer, Followed>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #ears: ((told: Told) => void)[] = [];
  readonly #chat = signal<readonly ChatLine[]>([]);
  #source: Followable | undefined;
  #info = signal<TableInfo | undefined>(undefined);
  #you = signal<You | undefined>(undefined);
  /** Why the table is no longer told, although the line is open. */
  readonly #refused = signal<RefusalCode | undefined>(undefined);
  #again: ReturnType<typeof setTimeout> | undefined;
  #patience = AGAIN_MS.first;
  /** What came before it was known which game is played. */
  #early: (SnapshotMessage | HappenedMessage)[] = [];

  constructor(line: Line, table: string, keeper: Keyed, ready: (source: Followable) => void) {
    this.#line = line;
    this.#table = table;
    this.#keeper = keeper;
    this.#ready = ready;
  }

  catchUp(): void {
    const versions = [...this.#followed.values()].map(({ version }) => version);
    this.#send({
      type: 'watch',
      table: this.#table,
      ...(versions.length > 0 && { since: Math.min(...versions) }),
      ...(this.#keeper.key !== undefined && { key: this.#keeper.key }),
    });
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  hear(message: ServerMessage): void {
    if ('table' in message && message.table !== this.#table) return;
    switch (message.type) {
      case 'info':
        return this.#learn(message.info, message.you);
      case 'snapshot':
      case 'happened':
        if (!this.#source) this.#early.push(message);
        else this.#follow(this.#source.game, message);
        return;
      case 'chat':
        return this.#hearChat(message.lines);
      case 'accepted':
      case 'stale':
        return this.#settle(message.id, { kind: message.type });
      case 'rejected':
        return this.#settle(message.id, { kind: 'rejected', rejection: message.rejection });
      case 'refused':
        if (message.id !== undefined) this.#settle(message.id, { kind: 'refused', refusal: message.refusal });
        return this.#beRefused(message.refusal.code, message.id);
      case 'order':
      case 'restart':
      case 'pong':
        return;
    }
  }

  /** A table that is damaged, or no longer ours to see, stays so; a server that was busy may have missed that we watch. */
  #beRefused(code: RefusalCode, id: string | undefined): void {
    if (code === 'damaged' || (code === 'missing' && id === undefined)) this.#refused.value = code;
    if (id !== undefined || !['unavailable', 'failed', 'tooMany'].includes(code)) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.catchUp(), this.#patience);
    this.#patience = Math.min(this.#patience * 2, AGAIN_MS.most);
  }

  #send(message: ClientMessage): void {
    if (this.#line.connection.peek() === 'open') this.#line.send(message);
  }

  #settle(id: string, outcome: Outcome): void {
    this.#waiting.get(id)?.settle(outcome);
    this.#waiting.delete(id);
  }

  #hearChat(lines: readonly ChatLine[]): void {
    const known = new Map(this.#chat.value.map((line) => [line.number, line]));
    for (const line of lines) known.set(line.number, line);
    this.#chat.value = [...known.values()].sort((one, other) => one.number - other.number);
  }

  #learn(info: TableInfo, you: You): void {
    this.#patience = AGAIN_MS.first;
    this.#info.value = info;
    this.#you.value = you;
    this.#refused.value = undefined;
    if (this.#source) return;
    const source = this.#makeSource(makeGame(info.game, info.options), info, you);
    this.#source = source;
    for (const message of this.#early) this.#follow(source.game, message);
    this.#early = [];
    this.#ready(source);
  }

  #follow(game: Game, message: SnapshotMessage | HappenedMessage): void {
    const { viewer, version } = message;
    const followed = this.#followed.get(viewer) ?? { row: game.blank(), version: 0, log: [] };
    this.#followed.set(viewer, followed);
    if (message.type === 'snapshot') {
      followed.row = [...message.row];
      followed.version = version;
      void this.#remember(viewer, followed);
      return this.#tell({ kind: 'placed', viewer });
    }
    if (version <= followed.version) return;
    // A gap: something was missed.
    if (version > followed.version + 1) return this.catchUp();
    const logged: Logged = { version, entry: message.entry };
    for (const event of message.entry.events) {
      game.evolve(followed.row, game.naming.numbered<GameEvent>(event));
      game.cover(followed.row, viewer);
    }
    followed.version = version;
    followed.log = [...followed.log, logged];
    this.#tell({ kind: 'happened', viewer, logged });
  }

  /** A snapshot has no past: that is fetched apart. */
  async #remember(viewer: Viewer, followed: Followed): Promise<void> {
    const past = (await this.#keeper.past?.(viewer)) ?? [];
    const known = new Map([...past, ...followed.log].map((logged) => [logged.version, logged]));
    followed.log = [...known.values()].sort((one, other) => one.version - other.version);
    this.#tell({ kind: 'remembered', viewer });
  }

  #tell(told: Told): void {
    for (const hear of this.#ears) hear(told);
  }

  #makeSource(game: Game, info: TableInfo, you: You): Followable {
    const [known, yours] = [signal(info), signal(you)];
    this.endings.push(
      effect(() => {
        if (this.#info.value) known.value = this.#info.value;
        if (this.#you.value) yours.value = this.#you.value;
      }),
    );
    return {
      game,
      info: known,
      you: yours,
      connection: this.#line.connection,
      refused: this.#refused,
      ...(this.#line.kept && { kept: this.#line.kept }),
      ...(this.#line.hint && { hint: this.#line.hint }),
      chat: this.#chat,
      row: (viewer) => this.#followed.get(viewer)?.row,
      log: (viewer) => this.#followed.get(viewer)?.log ?? [],
      answer: (seat, action) => this.#answer(game, seat, action),
      say: (text) => this.#send({ type: 'say', table: this.#table, text }),
      listen: (hear) => void this.#ears.push(hear),
      close: () => {
        for (const end of this.endings) end();
        clearTimeout(this.#again);
        this.#line.close();
      },
    };
  }

  #answer(game: Game, seat: number, action: AnswerMessage['action']): Promise<Outcome> {
    const row = this.#followed.get(seat)?.row;
    const asked = row && game.asked(row, seat);
    if (!asked) return Promise.resolve({ kind: 'stale' });
    const id = freshId();
    const message: AnswerMessage = { type: 'answer', table: this.#table, seat, question: asked.number, action, id };
    return new Promise((settle) => {
      this.#waiting.set(id, { message, settle });
      this.#send(message);
    });
  }
}
