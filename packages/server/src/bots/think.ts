import type { NamedAction, TableOptions } from '@branchline/protocol';

/** What a bot is told, whole: a view and nothing else of the table. */
export interface Thought {
  readonly bot: string;
  readonly game: string;
  readonly options: TableOptions;
  /** Veiled for the seat. */
  readonly row: readonly number[];
  readonly seat: number;
  readonly seed: number;
}

/** A bot's answer, by names. */
export type Think = (thought: Thought) => Promise<NamedAction>;
