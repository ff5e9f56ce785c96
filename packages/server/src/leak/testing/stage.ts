import { tmpdir } from 'node:os';
import path from 'node:path';
import { canonicalJson, type GameEntry, hashIn } from '@branchline/games';
import type { TableOptions, TableSettings } from '@branchline/protocol';
import { pino } from 'pino';
import { vi } from 'vitest';
import { createServer, type Server } from '../../app/server.ts';
import { makeKeys } from '../../auth/keys.ts';
import type { BotRequest } from '../../bots/bot-pool.ts';
import { type Clock, systemClock } from '../../common/clock.ts';
import { readSettings } from '../../config/settings.ts';
import { gameFor } from '../../packs/games.ts';
import { tablePicture } from '../../picture/table-picture.ts';
import { MemoryStore } from '../../store/memory-store.ts';
import type { SheetSeat } from '../../store/sheet.ts';
import { type Draw, secretDraw } from '../../tables/answer-times.ts';
import { commitmentTo } from '../../tables/commitment.ts';
import { calledBy } from '../../tables/set-up.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { Line, type Piece, turn } from './line.ts';
import type { World } from './script.ts';

/** Whose table it is, and who sits there. */
export interface Evening {
  readonly entry: GameEntry;
  readonly options: TableOptions;
  readonly settings: TableSettings;
  readonly seed: string;
  readonly bots: readonly number[];
  readonly seats: number;
}

export const TABLE = 'a-table-for-the-proofs';
const SECRET = 'a secret for tests, long enough to be one';
const NOWHERE = path.join(tmpdir(), 'no such folder');
const START = Date.UTC(2030, 0, 1);
const keys = makeKeys(SECRET);
/** What decides how long standing orders wait on a stage. */
export const DRAW: Draw = secretDraw(SECRET);
/** The key in the link to watch. */
export const WATCH: string = keys.keyTo({ kind: 'watch', table: TABLE });

export const personAt = (who: number | 'watcher'): string => `person-${who}`;
export const cookieOf = (who: number | 'watcher'): string => `branchline=${keys.sign(personAt(who))}`;

/** A server whose time stands still unless told, with one table of the given world in its store. */
export interface Stage {
  readonly server: Server;
  /** Everything that left on lines that are recorded. */
  readonly heard: Piece[];
  /** What else leaves: pushes to anybody, and the log. */
  readonly told: string[];
  line(name: string, recorded: boolean): Line;
  settle(): Promise<void>;
  /** Lets time pass, from one timer to the next: what each brings about is done before time goes on, however slow the machine. */
  pass(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** The system's goes by the time that passes, which nobody can put on a stage. */
const stageClock: Clock = { ...systemClock, now: () => Date.now() };

export async function setStage(evening: Evening, world: World): Promise<Stage> {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: START,
  });
  const store = new MemoryStore();
  await furnish(store, evening, world);
  const heard: Piece[] = [];
  const told: string[] = [];
  const rules = gameFor(evening.entry, evening.options);
  const settings = readSettings({
    ...NO_LIMITS,
    MESSAGES_PER_SECOND: '100000',
    LOG_LEVEL: 'debug',
    PUSH_HOSTS: 'push.test',
    DATA_DIR: NOWHERE,
  });
  if (typeof settings === 'string') throw new Error(settings);
  const server = await createServer({
    settings,
    secrets: { secret: SECRET, vapid: { publicKey: 'public', privateKey: 'private' } },
    store,
    clock: stageClock,
    log: pino({ level: 'debug', base: null }, { write: (line: string) => void told.push(`log ${line}`) }),
    sendPush: async ({ endpoint }, message) => {
      told.push(`push ${Date.now() - START} ${endpoint} ${message}`);
      return 201;
    },
    pool: {
      askBot: async ({ row, seat }: BotRequest) => {
        const question = rules.asked(row, seat)?.number;
        const step = world.steps.find((one) => one.seat === seat && one.question === question);
        // After the last step of the script nobody waits for an answer any more.
        return step?.action ?? new Promise(() => undefined);
      },
      waiting: 0,
      close: async () => undefined,
    },
    sendPost: async (address, { body }) => {
      told.push(`hook ${Date.now() - START} ${address} ${body}`);
      return 204;
    },
    // Painted at once: a thread takes its own time.
    painter: { paint: (_, table) => tablePicture(table()), close: async () => undefined },
    webFolder: NOWHERE,
  });
  await server.app.ready();
  let pieces = 0;
  const settle = async (): Promise<void> => {
    for (let still = 0, before = pieces; still < 4; still++) {
      await turn();
      if (pieces !== before) still = 0;
      before = pieces;
    }
  };
  return {
    server,
    heard,
    told,
    line: (name, recorded) =>
      new Line(server.app.server, (bytes) => {
        pieces++;
        if (recorded) heard.push({ at: Date.now() - START, line: name, bytes: bytes.toString('latin1') });
      }),
    settle,
    async pass(milliseconds) {
      let passed = false;
      setTimeout(() => {
        passed = true;
      }, milliseconds);
      while (!passed) {
        vi.advanceTimersToNextTimer();
        await settle();
      }
    },
    async close() {
      const closed = server.close();
      await vi.advanceTimersByTimeAsync(1000);
      vi.useRealTimers();
      await closed;
    },
  };
}

async function furnish(store: MemoryStore, evening: Evening, { deal }: World): Promise<void> {
  const { entry, options, settings, seed, bots } = evening;
  const { id, pack } = entry;
  const hash = hashIn(id);
  if (hash !== undefined) await store.keepPack({ hash, text: canonicalJson(pack), keptAt: START });
  const seats = Array.from(
    { length: evening.seats },
    (_, seat): SheetSeat =>
      bots.includes(seat)
        ? { kind: 'bot', generation: 0, bot: 'greedy', name: `Bot ${seat}` }
        : { kind: 'person', generation: 0, person: personAt(seat), name: `Seat ${seat}` },
  );
  const sheet = {
    ...calledBy(entry),
    options,
    settings,
    seats,
    host: personAt(0),
    seed,
    commitment: commitmentTo(seed),
    startedAt: START,
  };
  await store.create({ id: TABLE, revision: 0, status: 'playing', createdAt: START, changedAt: START, sheet });
  await store.commit({ id: TABLE, entry: { version: 1, body: JSON.stringify({ at: START, events: deal }) } });
  for (const seat of [...seats.keys(), 'watcher'] as const) {
    const endpoint = `https://push.test/${seat}`;
    await store.setPush({ endpoint, person: personAt(seat), p256dh: 'p', auth: 'a' });
    const body = JSON.stringify({
      url: `https://hook.test/${seat}`,
      text: '{game}: your turn',
      origin: 'https://branchline.test',
    });
    await store.setBelonging({ kind: 'webhook', id: personAt(seat), person: personAt(seat), at: START, body });
  }
}
