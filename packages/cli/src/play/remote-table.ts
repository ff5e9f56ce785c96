import { randomInt } from 'node:crypto';
import { type Bot, botBits, makeBot } from '@branchline/bots';
import { type Action, type Client, followTable, RefusedError, sendAnswer, type TableInfo } from '@branchline/client';
import type { Bits, Game, GameAction, Seat, SeenEntry, State } from '@branchline/engine';
import {
  addPack,
  findGame,
  follow,
  type GameEntry,
  type GameRecord,
  hashIn,
  history,
  packRef,
  readPack,
} from '@branchline/games';
import { formatEvent } from '../output/format-event.ts';
import { formatScore } from '../output/format-score.ts';
import { type Spoken, type TableLanguage, tableLanguage } from '../output/language.ts';
import { askPerson } from './ask-person.ts';
import type { Prompt } from './prompt.ts';

/** A seat at a table of some server, and who plays it from here. */
export interface RemoteSeat {
  /** With the token of the seat. */
  readonly client: Client;
  readonly table: string;
  readonly seat: Seat;
  readonly token: string;
  /** The table as it was when we sat down. */
  readonly info: TableInfo;
  /** Absent: a person does. */
  readonly bot?: string;
  readonly prompt: Prompt;
  readonly spoken: Spoken;
}

/** Whoever comes late is told so many of the last things that happened. */
const PAST_TOLD = 12;

/** Plays the seat to the end of the game, through lost connections; answers its record. */
export async function playRemoteSeat(remote: RemoteSeat): Promise<GameRecord> {
  const { client, table, token, prompt, spoken, info } = remote;
  const game = await gameFor(info, client);
  const seat = new SeatedGame(remote, game, botFor(remote));
  await seat.learn(info);
  const following = followTable(client, { table, key: token });
  for await (const message of following) {
    if (message.type === 'info') {
      await seat.learn(message.info);
      if (message.info.status === 'over') break;
    } else if (message.type === 'chat') {
      seat.hear(message.lines);
    } else if (message.type === 'snapshot' && message.viewer === remote.seat) {
      await seat.lookAnew(message.row, message.version);
    } else if (message.type === 'happened' && message.viewer === remote.seat) {
      seat.happened({ version: message.version, ...message.entry } as SeenEntry);
    }
    // What is asked now may have been answered by what has come meanwhile.
    if (following.waiting === 0) await seat.answerIfAsked();
  }
  const record = (await client.ask('GET /api/tables/{table}/record', { path: { table } })) as unknown as GameRecord;
  const language = await tableLanguage({
    game,
    source: { game: game.id },
    seats: record.seats,
    me: remote.seat,
    spoken,
  });
  prompt.say(`\n${formatScore(record, language)}`);
  return record;
}

/** The bot that plays, with dice of its own. */
function botFor({ bot, seat }: RemoteSeat): { readonly bot: Bot; readonly bits: Bits } | undefined {
  const found = bot === undefined ? undefined : makeBot(bot);
  return found && { bot: found, bits: botBits(randomInt(2 ** 32), seat) };
}

/** A game of the house, or a map from outside, which the server has: it is what its hash says, or nothing is played. */
async function gameFor({ game: ref, options }: TableInfo, client: Client): Promise<Game> {
  const entry = findGame(ref) ?? (await mapFor(ref, client));
  if (!entry) throw new RefusedError({ code: 'missing', message: `There is no game "${ref}" here.` });
  return entry.make(options);
}

async function mapFor(ref: string, client: Client): Promise<GameEntry | undefined> {
  const hash = hashIn(ref);
  if (hash === undefined) return undefined;
  const reading = readPack(await client.ask('GET /api/packs/{hash}', { path: { hash } }));
  return reading.ok && packRef(reading.pack) === ref ? addPack(reading.pack) : undefined;
}

/** What is known at the seat: the view, what has happened, and who the others are. */
class SeatedGame {
  readonly #game: Game;
  readonly #remote: RemoteSeat;
  readonly #player: ReturnType<typeof botFor>;
  readonly #entries: SeenEntry[] = [];
  #view: State | undefined;
  #language: TableLanguage | undefined;
  #waiting = false;
  #heard = 0;
  /** The question that was answered last: the next thing that happens tells what came of it. */
  #answered = -1;

  constructor(remote: RemoteSeat, game: Game, player: ReturnType<typeof botFor>) {
    this.#remote = remote;
    this.#game = game;
    this.#player = player;
  }

  async learn({ seats, status }: TableInfo): Promise<void> {
    const { spoken, seat: me, prompt } = this.#remote;
    const { lobby } = spoken.messages;
    const named = seats.map(({ name }, seat) => ({ name: name ?? lobby.usualName(seat + 1) }));
    this.#language = await tableLanguage({
      game: this.#game,
      source: { game: this.#game.id },
      seats: named,
      me,
      spoken,
    });
    if (status === 'open' && !this.#waiting) prompt.say(lobby.hostStarts);
    this.#waiting = true;
  }

  /** What others say; a bot does not listen. */
  hear(lines: readonly { readonly number: number; readonly name: string; readonly text: string }[]): void {
    for (const { number, name, text } of lines) {
      if (number <= this.#heard) continue;
      this.#heard = number;
      if (!this.#player) this.#remote.prompt.say(`${name}: ${text}`);
    }
  }

  /** The whole view at once; what led to it is fetched, for those who remember. */
  async lookAnew(row: readonly number[], version: number): Promise<void> {
    const { client, table, seat } = this.#remote;
    const known = this.#entries.at(-1)?.version ?? 0;
    const { entries } = await client.ask('GET /api/tables/{table}/log', {
      path: { table },
      query: { seat, since: known },
    });
    const missed = (entries as readonly SeenEntry[]).filter((entry) => entry.version <= version);
    this.#entries.push(...missed);
    this.#view = [...row];
    this.#tell(missed.slice(-PAST_TOLD));
  }

  happened(entry: SeenEntry): void {
    if (!this.#view) return;
    this.#entries.push(entry);
    follow(this.#game, this.#view, entry.events, this.#remote.seat);
    this.#tell([entry]);
  }

  #tell(entries: readonly SeenEntry[]): void {
    const language = this.#language;
    if (this.#player || !language) return;
    const sentences = entries.flatMap(({ events }) => events.map((event) => formatEvent(event, language)));
    const shown = sentences.filter((sentence) => sentence !== undefined);
    if (shown.length > 0) this.#remote.prompt.say(shown.join('\n'));
  }

  async answerIfAsked(): Promise<void> {
    const { client, table, seat, prompt, spoken } = this.#remote;
    const view = this.#view;
    const asked = view && this.#game.asked(view, seat);
    if (!asked || asked.number === this.#answered) return;
    const chosen = await this.#choose(view);
    this.#answered = asked.number;
    const action = this.#game.naming.named(chosen) as unknown as Action;
    const taken = await sendAnswer(client, { table, seat, question: asked.number, action });
    if (!taken && !this.#player) prompt.say(spoken.messages.terminal.tooLate);
  }

  #choose(view: State): GameAction | Promise<GameAction> {
    const game = this.#game;
    const { seat, prompt } = this.#remote;
    const offers = game.offers(view, seat);
    if (this.#player) {
      const { bot, bits } = this.#player;
      return bot.choose({ game, view, seat, offers, bits, history: history(game, this.#entries, seat) });
    }
    if (!this.#language) throw new Error('something was asked before it was known who sits here');
    return askPerson({ game, view, seat, prompt, language: this.#language }, offers);
  }
}
