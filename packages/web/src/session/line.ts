import type { ClientMessage, ServerMessage } from '@branchline/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { Hint } from './hint.ts';

/** How things stand with whoever keeps the table. */
export type Connection = 'connecting' | 'open' | 'lost';

/** A line to whoever keeps a table: the worker of this browser, or a server. */
export interface Line {
  readonly connection: ReadonlySignal<Connection>;
  /** False: what happens would not survive a reload. */
  readonly kept?: ReadonlySignal<boolean>;
  /** Lost, if the line is not open: whoever sends keeps what must not be lost until it is answered. */
  send(message: ClientMessage): void;
  listen(hear: (message: ServerMessage) => void): void;
  /** What a strong player would do in this seat; only where nobody else plays on another device. */
  hint?(seat: number): Promise<Hint | undefined>;
  close(): void;
}
