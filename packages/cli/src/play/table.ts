import type { Bot } from '@branchline/bots';
import {
  type Bits,
  type Game,
  type GameAction,
  type GameEvent,
  type NamedAction,
  type NamedEvent,
  type Seat,
  type State,
  veilEvent,
} from '@branchline/engine';
import { chanceOf, type GameRecord, type RecordEntry, type RecordSource, recordGame } from '@branchline/games';
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
  readonly source: Omit<RecordSource, 'deal' | 'entries'>;
  readonly me: Seat;
  /** Seat by seat; nobody where the person sits. */
  readonly bots: readonly (Bot | undefined)[];
  readonly bits: Bits;
  /** The language of the person. */
  readonly messages: Messages;
}

/** Plays a game to its end. The person sees what the seat may see, and nothing else. */
export async function playTable(table: Table, asker: Asker): Promise<GameRecord> {
  const { game, source } = table;
  const language = tableLanguage({ ...table, seats: source.seats });
  const { state, events } = game.begin(source.seats.length, chanceOf(source.chance, 0));
  const all: GameEvent[] = [...events];
  asker.say(language.messages.terminal.deal);
  tell(table, events, asker, language);
  const entries: RecordEntry[] = [];
  for (let step = 1; ; step++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) break;
    const question = game.asked(state, seat);
    if (!question) throw new Error(`nothing is asked of seat ${seat}`);
    const action = await answer({ ...table, language, all }, state, seat, asker);
    const ruling = game.play(state, seat, action, chanceOf(source.chance, step));
    if (!ruling.ok) throw new Error(`step ${step}: refused ${JSON.stringify([action, ruling.rejection])}`);
    all.push(...ruling.events);
    tell(table, ruling.events, asker, language);
    entries.push({ step, seat, question, action: game.naming.named(action), events: named(game, ruling.events) });
  }
  return recordGame(game, state, { ...source, deal: named(game, events), entries });
}

function named(game: Game, events: readonly GameEvent[]): readonly NamedEvent[] {
  return events.map((event) => game.naming.named(event));
}

function tell({ game, me }: Table, events: readonly GameEvent[], asker: Asker, language: TableLanguage): void {
  const seen = events.map((event) => tellEvent(game.naming.named(veilEvent(event, me)), language));
  const sentences = seen.filter((sentence) => sentence !== undefined);
  if (sentences.length > 0) asker.say(sentences.join('\n'));
}

async function answer(
  { game, bots, bits, language, all }: Table & { readonly language: TableLanguage; readonly all: readonly GameEvent[] },
  state: State,
  seat: Seat,
  asker: Asker,
): Promise<GameAction> {
  const view = game.veil(state, seat);
  const offers = game.offers(view, seat);
  const bot = bots[seat];
  if (bot) return bot.choose({ game, view, seat, offers, bits, history: all.map((event) => veilEvent(event, seat)) });
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
