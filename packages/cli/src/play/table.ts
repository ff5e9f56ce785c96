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
import { formatEvent } from '../output/format-event.ts';
import { formatPosition, formatTicket } from '../output/format-position.ts';
import { type TableLanguage, tableLanguage } from '../output/language.ts';
import { chooseAction, type Person } from './menu.ts';
import type { Prompt } from './prompt.ts';

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
export async function playTable(table: Table, prompt: Prompt): Promise<GameRecord> {
  const { game, source, chance } = table;
  const language = tableLanguage({ ...table, seats: source.seats });
  const { log, events } = begin({ game, seats: source.seats.length, chance });
  const entries: Entry[] = [];
  const happened = (entry: Entry): void => {
    entries.push(entry);
    show(table, entry, prompt, language);
  };
  prompt.say(language.messages.terminal.deal);
  happened(dealEntryOf(game, events));
  for (;;) {
    const [seat] = game.awaiting(log.state);
    if (seat === undefined) return recordGame(log, source, entries);
    const action = await choose({ ...table, language, entries }, log.state, seat, prompt);
    const move = play(log, seat, action);
    if ('rejection' in move)
      throw new Error(`step ${log.version}: refused ${JSON.stringify([action, move.rejection])}`);
    happened(entryOf(game, move));
  }
}

function show({ me }: Table, entry: Entry, prompt: Prompt, language: TableLanguage): void {
  const sentences = seenBy(entry, me).events.map((event) => formatEvent(event, language));
  const shown = sentences.filter((sentence) => sentence !== undefined);
  if (shown.length > 0) prompt.say(shown.join('\n'));
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
  prompt: Prompt,
): Promise<GameAction> {
  const view = game.veil(state, seat);
  const offers = game.offers(view, seat);
  const bot = bots[seat];
  if (bot) return bot.choose({ game, view, seat, offers, bits, history: history(game, entries, seat) });
  prompt.say(`\n${formatPosition(game, view, seat, language)}\n`);
  if (game.asked(view, seat)?.kind === 'keepTickets') return keepTickets({ game, prompt, language }, offers);
  return chooseAction({ game, view, seat, prompt, language }, offers);
}

/** Which tickets to keep: ticking them off is easier than reading every combination. */
async function keepTickets(
  { game, prompt, language }: Pick<Person, 'game' | 'prompt' | 'language'>,
  offers: readonly GameAction[],
): Promise<GameAction> {
  const sets = offers.map((action) => ({ action, tickets: ticketsIn(game.naming.named(action)) }));
  const all = [...new Set(sets.flatMap(({ tickets }) => tickets))];
  const atLeast = Math.min(...sets.map(({ tickets }) => tickets.length));
  const choices = all.map((ticket) => ({ label: formatTicket(game, ticket, language), value: ticket }));
  const kept = await prompt.chooseSome(language.messages.questions.keepTickets(atLeast, all.length), choices, atLeast);
  const chosen = sets.find(
    ({ tickets }) => tickets.length === kept.length && kept.every((one) => tickets.includes(one)),
  );
  if (!chosen) throw new Error(`no offer keeps ${kept.join(', ')}`);
  return chosen.action;
}

function ticketsIn({ tickets }: NamedAction): readonly string[] {
  return Array.isArray(tickets) ? tickets.map(String) : [];
}
