import { randomInt } from 'node:crypto';
import type { Game } from '@branchline/engine';
import { hashIn } from '@branchline/games';
import type { NamedAction } from '@branchline/protocol';
import type { Logger } from 'pino';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { type AskBot, type BotRequest, QUICK_PLAN } from './bot-pool.ts';

export interface BotMoveParts {
  readonly askBot: AskBot;
  readonly tables: Pick<Tables, 'historyFor'>;
  readonly log: Logger;
}

/**
 * Asks a bot for a move. Whatever goes wrong, there is an answer and a line in the log: what the bot would do without thinking
 * long, and if there is not even that, the first offer.
 */
export async function botMove(
  table: Table,
  seat: number,
  who: Pick<BotRequest, 'bot' | 'limits'>,
  { askBot, tables, log }: BotMoveParts,
): Promise<NamedAction> {
  const { game, state, sheet, entry } = table;
  if (state === undefined) throw new Error('a bot was asked before the deal');
  const row = game.veil(state, seat);
  const { id, pack } = entry;
  const map = pack && hashIn(id) !== undefined && { pack };
  const known = { ...who, game: id, ...map, options: sheet.options, row, seat, seed: randomInt(2 ** 32) };
  const asker = { owner: sheet.host, origin: table.stored.origin ?? sheet.host };
  const told = (error: unknown, instead: string): void => {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ table: table.id, seat, bot: who.bot, reason }, `a bot gave no answer; ${instead} is made instead`);
  };
  const history = await historyIfReadable(table, seat, tables);
  const seen = history !== undefined && { history };
  try {
    return await askBot({ ...known, ...seen }, asker);
  } catch (error) {
    told(error, 'its quick plan');
  }
  try {
    return await askBot({ ...known, ...seen, limits: QUICK_PLAN }, asker);
  } catch (error) {
    told(error, 'a simple legal move');
    return simpleMove(game, row, seat);
  }
}

/** What the seat saw happen up to now; nothing, if it can't be read. A bot that remembers nothing plays all the same. */
async function historyIfReadable(
  table: Table,
  seat: number,
  tables: Pick<Tables, 'historyFor'>,
): Promise<string | undefined> {
  try {
    return await tables.historyFor(table, seat);
  } catch {
    // Not a word of it: an error may quote what is hidden. Damage is told when the table is read for people.
    return undefined;
  }
}

export function simpleMove(game: Game, view: readonly number[], seat: number): NamedAction {
  const [offer] = game.offers(view, seat);
  if (offer === undefined) throw new Error(`nothing is offered to seat ${seat}`);
  return game.naming.named(offer);
}
