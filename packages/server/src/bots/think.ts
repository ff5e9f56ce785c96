import type { Limits } from '@branchline/bots';
import type { NamedAction, NamedEvent, TableOptions } from '@branchline/protocol';

/** What a bot is told, whole: what its seat sees and has seen, and nothing else of the table. */
export interface BotRequest {
  readonly bot: string;
  /** What it has for the move, if that is not its own. */
  readonly limits?: Limits;
  readonly game: string;
  readonly options: TableOptions;
  /** Veiled for the seat. */
  readonly row: readonly number[];
  /** All that happened, veiled for the seat; a bot can do without. */
  readonly history?: readonly NamedEvent[];
  readonly seat: number;
  readonly seed: number;
}

/** A bot's answer, by names. */
export type Think = (thought: BotRequest) => Promise<NamedAction>;
