import type { Game, State, Viewer } from '@branchline/engine';
import type { GameRecord } from '@branchline/games';
import type {
  ChatLine,
  HappenedEntry,
  NamedAction,
  NamedRejection,
  Refusal,
  RefusalCode,
  TableInfo,
  You,
} from '@branchline/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { Connection, Line } from './line.ts';

/** One entry of a table's log, as its viewer may see it. */
export interface Logged {
  readonly version: number;
  readonly entry: HappenedEntry;
}

/** What came of an answer. */
export type Outcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'rejected'; readonly rejection: NamedRejection }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Told to whoever shows a table. */
export type Told =
  | { readonly kind: 'happened'; readonly viewer: Viewer; readonly logged: Logged }
  /** The view was replaced. */
  | { readonly kind: 'placed'; readonly viewer: Viewer }
  /** What happened before is known now. */
  | { readonly kind: 'remembered'; readonly viewer: Viewer };

/** A table as the page sees it, wherever it is kept: in this browser, on a server, in a record. */
export interface TableSource {
  readonly game: Game;
  readonly info: ReadonlySignal<TableInfo>;
  readonly you: ReadonlySignal<You>;
  readonly connection: ReadonlySignal<Connection>;
  /** Why whoever keeps the table tells no more of it, although the line is open. */
  readonly refused?: ReadonlySignal<RefusalCode | undefined>;
  /** False: what happens would not survive a reload. */
  readonly kept?: ReadonlySignal<boolean>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** What this viewer sees now; nothing before the deal. */
  row(viewer: Viewer): State | undefined;
  log(viewer: Viewer): readonly Logged[];
  /** Answers whatever is asked of the seat now. */
  answer(seat: number, action: NamedAction): Promise<Outcome>;
  say(text: string): void;
  readonly hint?: Line['hint'];
  /** The whole game, open; nothing before its end. */
  record(): Promise<GameRecord | undefined>;
  /** The same people and bots once more: where the new table is, if there is one. */
  rematch(): Promise<string | undefined>;
  /** Where its replay is shown. */
  readonly replayPath: string;
  listen(hear: (told: Told) => void): void;
  close(): void;
}
