import type { Bot } from '@branchline/bots';
import type { Bits, Entry, Game, GameAction, NamedAction, Seat, State } from '@branchline/engine';
import {
  begin,
  type ChanceSource,
  dealEntryOf,
  entryOf,
  type GameRecord,
  history,
  play,
  type RecordSource,
  recordGame,
  seenBy,
} from '@branchline/games';
import type { Messages } from '@branchline/text';
import { type TableLanguage, tableLanguage } from '../text/table-language.ts';
import { tellEvent } from '../text/tell-event.ts';
import { ticketLabel } from '../text/ticket-label.ts';
import type { Asker } from './asker.ts';
import { chooseAction, type Person } from './menu.ts';
import { standing } from './standing.ts';

/** A table with one person and bots at it. */
export interface Table {
  readonly game: Game;
  readonly source: RecordSource;
  readonly chance: ChanceSource;
  readonly me: Seat;
  /** Seat by seat; nobody where the person sits. */
  readonly bots: readonly (Bot | undefined)[];
  readonly bits: Bits;
  /** The language of the person. */
  readonly messages: Messages;
}

/** Plays a game to its end. The person sees what the seat may see, and nothing else. */
export async function playTable(table: Table, asker: Asker): Promise<GameRecord> {
  const { game, source, chance } = table;
  const language = tableLanguage({ ...table, seats: source.seats });
  const { log, events } = begin({ game, seats: source.seats.length, chance });
  const entries: Entry[] = [];
  const happened = (entry: Entry): void => {
    entries.push(entry);
    tell(table, entry, asker, language);
  };
  asker.say(language.messages.terminal.deal);
  happened(dealEntryOf(game, events));
  for (;;) {
    const [seat] = game.awaiting(log.state);
    if (seat === undefined) return recordGame(log, source, entries);
    const action = await choose({ ...table, language, entries }, log.state, seat, asker);
    const move = play(log, seat, action);
    if ('rejection' in move)
      throw new Error(`step ${log.version}: refused ${JSON.stringify([action, move.rejection])}`);
    happened(entryOf(game, move));
  }
}

function tell({ me }: Table, entry: Entry, asker: Asker, language: TableLanguage): void {
  const sentences = seenBy(entry, me).events.map((event) => tellEvent(event, language));
  const told = sentences.filter((sentence) => sentence !== undefined);
  if (told.length > 0) asker.say(told.join('\n'));
}

async function choose(
  {
    game,
    bots,
    bits,
    language,
    entries,
  }: Table & { readonly language: TableLanguage; readonly entries: readonly Entry[] },
  state: State,
  seat: Seat,
  asker: Asker,
): Promise<GameAction> {
  const view = game.veil(state, seat);
  const offers = game.offers(view, seat);
  const bot = bots[seat];
  if (bot) return bot.choose({ game, view, seat, offers, bits, history: history(game, entries, seat) });
  asker.say(`\n${standing(game, view, seat, language)}\n`);
  if (game.asked(view, seat)?.kind === 'keepTickets') return keepTickets({ game, asker, language }, offers);
  return chooseAction({ game, view, seat, asker, language }, offers);
}

/** Which tickets to keep: ticking them off is easier than reading every combination. */
async function keepTickets(
  { game, asker, language }: Pick<Person, 'game' | 'asker' | 'language'>,
  offers: readonly GameAction[],
): Promise<GameAction> {
  const sets = offers.map((action) => ({ action, tickets: ticketsIn(game.naming.named(action)) }));
  const all = [...new Set(sets.flatMap(({ tickets }) => tickets))];
  const atLeast = Math.min(...sets.map(({ tickets }) => tickets.length));
  const choices = all.map((ticket) => ({ label: ticketLabel(game, ticket, language), value: ticket }));
  const kept = await asker.chooseSome(language.messages.questions.keepTickets(atLeast, all.length), choices, atLeast);
  const chosen = sets.find(
    ({ tickets }) => tickets.length === kept.length && kept.every((one) => tickets.includes(one)),
  );
  if (!chosen) throw new Error(`no offer keeps ${kept.join(', ')}`);
  return chosen.action;
}

function ticketsIn({ tickets }: NamedAction): readonly string[] {
  return Array.isArray(tickets) ? tickets.map(String) : [];
}
