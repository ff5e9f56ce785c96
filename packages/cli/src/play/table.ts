import type { Bot } from '@branchline/bots';
import type { Bits, Entry, Game, GameAction, Seat, State } from '@branchline/engine';
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
import { formatEvent } from '../output/format-event.ts';
import { type Spoken, type TableLanguage, tableLanguage } from '../output/language.ts';
import { askPerson } from './ask-person.ts';
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
  readonly spoken: Spoken;
}

/** Plays a game to its end. The person sees what the seat may see, and nothing else. */
export async function playTable(table: Table, prompt: Prompt): Promise<GameRecord> {
  const { game, source, chance } = table;
  const language = await tableLanguage({ ...table, seats: source.seats });
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
  return askPerson({ game, view, seat, prompt, language }, offers);
}
