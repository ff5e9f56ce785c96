import type { ReasonKey } from '@branchline/bots';
import type { ClientMessage, NamedAction, ServerMessage } from '@branchline/protocol';
import type { NamedFacts } from '@branchline/text';
import type { ReadonlySignal } from '@preact/signals';

/** How things stand with whoever keeps the table. */
export type ConnectionState = 'connecting' | 'open' | 'lost';

/** Carries messages to and from whoever keeps a table: the worker of this browser, or a server. */
export interface Transport {
  readonly connection: ReadonlySignal<ConnectionState>;
  /** False: what happens would not survive a reload. */
  readonly kept?: ReadonlySignal<boolean>;
  /** Lost, if the connection is not open: whoever sends keeps what must not be lost until it is answered. */
  send(message: ClientMessage): void;
  subscribe(listener: (message: ServerMessage) => void): void;
  /** What a strong player would do in this seat; only where nobody else plays on another device. */
  hint?(seat: number): Promise<Hint | undefined>;
  close(): void;
}

/** What a strong player would do now, and what speaks for it; all of it from what the seat may see. */
export interface Hint {
  readonly seat: number;
  /** The number of the question it answers. */
  readonly question: number;
  readonly action: NamedAction;
  readonly reason?: { readonly key: ReasonKey; readonly facts: NamedFacts };
  /** How likely the seat is to win, by what everybody sees: 0 to 1. */
  readonly chance?: number;
}
