import { type Bits, type Entry, fastBits } from '@branchline/engine';
import type { ClientMessage, ServerMessage, You } from '@branchline/protocol';
import { fetchGame } from '../game.ts';
import { fetchLesson, type Lesson, scriptedMove } from './lesson-script.ts';
import { type LocalTable, openTable } from './local-table.ts';
import type { FromWorker, ToWorker } from './open-local.ts';
import { browserStorage } from './storage.ts';

/*
 * A table of this browser: rules, bots and storage, away from the page so that a thinking bot never makes it stutter.
 * It speaks as a server does.
 */

/** The worker's own global; the page's types do not know it. */
declare const self: {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
};

/** Fetched beside the table and not before it: nobody has to wait for them to see it. */
const bots = () => import('./bots.ts');
type Bots = Awaited<ReturnType<typeof bots>>;
/** Milliseconds until they are asked for once more. */
const AGAIN = 2000;

const storage = browserStorage();
let table: LocalTable | undefined;
/** What is taught at it, if it is the table of a lesson. */
let lesson: Lesson | undefined;
let botTimer: ReturnType<typeof setTimeout> | undefined;

const post = (message: FromWorker): void => self.postMessage(message);
const send = (message: ServerMessage): void => post({ type: 'message', message });

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'hint') {
    void import('./advice.ts').then(({ adviceFor }) =>
      post({ type: 'hint', hint: table && adviceFor(table, data.seat) }),
    );
  } else void (data.type === 'open' ? open(data.table, data.take) : receive(data.message));
};

async function open(id: string, take: boolean): Promise<void> {
  if (!(await lock(id, take))) return post({ type: 'elsewhere' });
  const kept = await storage.table(id);
  if (!kept) return post({ type: 'missing' });
  try {
    await fetchGame(kept.game, kept.pack);
    const taught = await fetchLesson(kept.game);
    lesson = taught?.seed === kept.seed ? taught : undefined;
    table = openTable(kept, await storage.entries(id));
  } catch {
    // Kept by a version whose words this one no longer knows.
    return post({ type: 'unreadable' });
  }
  post({ type: 'ready' });
}

/** Two tabs that play the same game would write two pasts for it: one has it, until the other takes it. */
function lock(id: string, take: boolean): Promise<boolean> {
  // Only https and localhost have locks; elsewhere nobody is kept out.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`branchline.table.${id}`, take ? { steal: true } : { ifAvailable: true }, (held) => {
        resolve(held !== null);
        return held === null ? undefined : new Promise(() => undefined);
      })
      .catch(() => {
        table = undefined;
        clearTimeout(botTimer);
        post({ type: 'elsewhere' });
      });
  });
}

async function receive(message: ClientMessage): Promise<void> {
  if (!table) return;
  if (message.type === 'watch') {
    const since = message.since ?? 0;
    for (const entry of table.entries()) if (entry.version > since) sendEntry(table, entry);
    sendInfo(table);
    scheduleBot(table);
  } else if (message.type === 'answer') {
    const { id, seat, question, action } = message;
    const answered = table.answer(seat, question, action);
    const version = table.entries().length;
    if (answered.kind === 'stale') send({ type: 'stale', table: table.kept().id, id, version });
    else if (answered.kind === 'rejected') {
      send({ type: 'rejected', table: table.kept().id, id, rejection: answered.rejection });
    } else {
      await publish(table, answered.entry);
      send({ type: 'accepted', table: table.kept().id, id, version });
    }
  }
}

const personsAt = ({ kept }: LocalTable): readonly number[] =>
  kept().seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));

function sendEntry(at: LocalTable, entry: Entry): void {
  const persons = personsAt(at);
  for (const viewer of persons.length > 0 ? persons : (['watcher'] as const)) {
    const { version, ...seen } = at.seenBy(entry, viewer);
    send({ type: 'happened', table: at.kept().id, version, viewer, entry: seen });
  }
}

function sendInfo(at: LocalTable): void {
  const you: You = { seats: personsAt(at), host: true, chat: 'none' };
  send({ type: 'info', table: at.kept().id, info: at.info(), you });
}

async function publish(at: LocalTable, entry: Entry): Promise<void> {
  // Kept first: what is shown survives a reload.
  await storage.keep(at.kept(), entry).catch(() => post({ type: 'notKept' }));
  sendEntry(at, entry);
  sendInfo(at);
  scheduleBot(at);
}

/** The random bits of a bot have nothing to do with the deck. */
function freshBits(): Bits {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return fastBits(seed);
}

function scheduleBot(at: LocalTable): void {
  clearTimeout(botTimer);
  const { seats, botPace } = at.kept();
  const seat = at.game.awaiting(at.state()).find((one) => seats[one]?.bot);
  if (seat === undefined) return;
  const fetched = bots();
  const timer = setTimeout(() => {
    fetched.then(
      (made) => timer === botTimer && moveBot(at, seat, made),
      // The line was down just now.
      () => setTimeout(() => timer === botTimer && scheduleBot(at), AGAIN),
    );
  }, botPace);
  botTimer = timer;
}

/** What a bot in this seat decides on, from what the seat may know. */
function decisionOf({ game, state, historyFor }: LocalTable, seat: number) {
  const view = game.veil(state(), seat);
  return { game, view, seat, offers: game.offers(view, seat), bits: freshBits(), history: historyFor(seat) };
}

function moveBot(at: LocalTable, seat: number, { makeOpponent }: Bots): void {
  const { game, kept, state } = at;
  const asked = game.asked(state(), seat);
  // A bot another version had, and this one has not, is played on by a plain one.
  const bot = makeOpponent(kept().seats[seat]?.bot ?? '') ?? makeOpponent('regular');
  if (!asked || !bot) return;
  const scripted = lesson && scriptedMove(lesson, at.entries(), seat);
  if (scripted) {
    const taught = at.answer(seat, asked.number, scripted);
    if (taught.kind === 'accepted') return void publish(at, taught.entry);
  }
  const answered = at.answer(seat, asked.number, game.naming.named(bot.choose(decisionOf(at, seat))));
  if (answered.kind !== 'accepted') throw new Error(`the bot ${bot.id} made an illegal move`);
  void publish(at, answered.entry);
}
