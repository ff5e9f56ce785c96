import type { ClientMessage, ServerMessage } from '@branchline/protocol';
import type { Hint } from '../hint.ts';

/** What the page says to the worker of a local table. */
export type ToWorker =
  /** `take`: also if another tab has it. */
  | { readonly type: 'open'; readonly table: string; readonly take: boolean }
  /** What would a strong player do in this seat? */
  | { readonly type: 'hint'; readonly seat: number }
  | { readonly type: 'message'; readonly message: ClientMessage };

/** What the worker says to the page. */
export type FromWorker =
  | { readonly type: 'ready' }
  /** There is no such table here. */
  | { readonly type: 'missing' }
  /** Another tab has it open, or has just taken it. */
  | { readonly type: 'elsewhere' }
  /** It was kept by a version this one cannot read. */
  | { readonly type: 'unreadable' }
  /** The browser would not keep the last move: the game goes on, but would not survive a reload. */
  | { readonly type: 'notKept' }
  /** Nothing, if nothing is asked of the seat. */
  | { readonly type: 'hint'; readonly hint: Hint | undefined }
  | { readonly type: 'message'; readonly message: ServerMessage };
