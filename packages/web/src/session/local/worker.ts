import { makeBot } from '@branchline/bots';
import { type Bits, type Entry, fastBits } from '@branchline/engine';
import type { ClientMessage, ServerMessage, You } from '@branchline/protocol';
import { scriptedMove } from './lesson-script.ts';
import { type LocalTable, openTable } from './local-table.ts';
import { browserStorage } from './storage.ts';
import { hintFor } from './think-hint.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/*
 * A table of this browser: rules, bots and storage, away from the page so that a thinking bot never makes it stutter.
 * It speaks as a server does.
 */

/** The worker's side of the line; the page's types do not know it. */
declare const self: {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
};

const storage = browserStorage();
let table: LocalTable | undefined;
let botAt: ReturnType<typeof setTimeout> | undefined;

const say = (message: FromWorker): void => self.postMessage(message);
const tell = (message: ServerMessage): void => say({ type: 'message', message });

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'hint') {
    say({ type: 'hint', hint: table && hintFor(table, data.seat, dice()) });
  } else void (data.type === 'open' ? open(data.table, data.take) : hear(data.message));
};

async function open(id: string, take: boolean): Promise<void> {
  if (!(await mine(id, take))) return say({ type: 'elsewhere' });
  const kept = await storage.table(id);
  if (!kept) return say({ type: 'missing' });
  try {
    table = openTable(kept, await storage.entries(id));
  } catch {
    // Kept by a version whose words this one no longer knows.
    return say({ type: 'unreadable' });
  }
  say({ type: 'ready' });
}

/** Two tabs that play the same game would write two pasts for it: one has it, until the other takes it. */
function mine(id: string, take: boolean): Promise<boolean> {
  // Only https and localhost have locks; elsewhere nobody is kept out.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`branchline.table.${id}`, take ? { steal: true } : { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise(() => undefined);
      })
      .catch(() => {
        table = undefined;
        clearTimeout(botAt);
        say({ type: 'elsewhere' });
      });
  });
}

async function hear(message: ClientMessage): Promise<void> {
  if (!table) return;
  if (message.type === 'watch') {
    const since = message.since ?? 0;
    for (const entry of table.entries()) if (entry.version > since) show(table, entry);
    inform(table);
    waitForBot(table);
  } else if (message.type === 'answer') {
    const { id, seat, question, action } = message;
    const answered = table.answer(seat, question, action);
    const version = table.entries().length;
    if (answered.kind === 'stale') tell({ type: 'stale', table: table.kept().id, id, version });
    else if (answered.kind === 'rejected') {
      tell({ type: 'rejected', table: table.kept().id, id, rejection: answered.rejection });
    } else {
      await happened(table, answered.entry);
      tell({ type: 'accepted', table: table.kept().id, id, version });
    }
  }
}

const personsAt = ({ kept }: LocalTable): readonly number[] =>
  kept()
    .seats.map((_, seat) => seat)
    .filter((seat) => !kept().seats[seat]?.bot);

function show(at: LocalTable, entry: Entry): void {
  const persons = personsAt(at);
  for (const viewer of persons.length > 0 ? persons : (['watcher'] as const)) {
    const { version, ...seen } = at.seenBy(entry, viewer);
    tell({ type: 'happened', table: at.kept().id, version, viewer, entry: seen });
  }
}

function inform(at: LocalTable): void {
  const you: You = { seats: personsAt(at), host: true, chat: 'none' };
  tell({ type: 'info', table: at.kept().id, info: at.info(), you });
}

async function happened(at: LocalTable, entry: Entry): Promise<void> {
  // Kept first: what is shown survives a reload.
  await storage.keep(at.kept(), entry).catch(() => say({ type: 'notKept' }));
  show(at, entry);
  inform(at);
  waitForBot(at);
}

/** The dice of a bot have nothing to do with the deck. */
function dice(): Bits {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return fastBits(seed);
}

function waitForBot(at: LocalTable): void {
  clearTimeout(botAt);
  const seat = at.game.awaiting(at.state()).find((one) => at.kept().seats[one]?.bot);
  if (seat === undefined) return;
  botAt = setTimeout(() => moveBot(at, seat), at.kept().botPace);
}

function moveBot(at: LocalTable, seat: number): void {
  const { game, kept, state } = at;
  const asked = game.asked(state(), seat);
  // A bot another version had, and this one has not, is played on by a plain one.
  const bot = makeBot(kept().seats[seat]?.bot ?? '') ?? makeBot('regular');
  if (!asked || !bot) return;
  const view = game.veil(state(), seat);
  const scripted = scriptedMove(kept().seed, at.entries(), seat);
  if (scripted) {
    const taught = at.answer(seat, asked.number, scripted);
    if (taught.kind === 'accepted') return void happened(at, taught.entry);
  }
  const history = at.historyOf(seat);
  const choice = bot.choose({ game, view, seat, offers: game.offers(view, seat), bits: dice(), history });
  const answered = at.answer(seat, asked.number, game.naming.named(choice));
  if (answered.kind !== 'accepted') throw new Error(`the bot ${bot.id} made an illegal move`);
  void happened(at, answered.entry);
}
