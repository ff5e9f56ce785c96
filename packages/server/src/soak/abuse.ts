import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { fastBits } from '@branchline/engine';
import { gameList } from '@branchline/games/all';
import { Browser } from '../testing/browser.ts';
import { Player } from '../testing/player.ts';
import { type RealServer, startProcess } from '../testing/real-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type AbuseReport, type Felt, type Health, judged } from './abuse-report.ts';
import type { AttackCounts, AttackOrders } from './attack-thread.ts';

export interface AbusePlan {
  /** All in all: a fifth of it is quiet, to know what is usual. */
  readonly seconds: number;
  readonly seed: number;
  readonly progress?: (line: string) => void;
}

const QUIET = 0.2;
const PAUSE_MS = 120;
/** The board with the fewest pieces: many games in a short time. */
const [GAME = ''] = gameList
  .toSorted((one, other) => (one.pack?.pieces.count ?? Infinity) - (other.pack?.pieces.count ?? Infinity))
  .map(({ id }) => id);

/** A server of its own on this machine, with its usual limits; two who play at it, and strangers who attack it all at once. */
export async function abuse(plan: AbusePlan): Promise<AbuseReport> {
  const { folder, remove } = temporaryFolder('abuse-');
  const start = (name: string): Promise<RealServer> =>
    startProcess({ DATA_DIR: path.join(folder, name), PORT: '0', LOG_LEVEL: 'error' }, {});
  // What a busy machine does to everybody is no attack: the same is played at a server that is left alone.
  const [server, other] = await Promise.all([start('attacked'), start('left-alone')]);
  const watch = new HealthWatch(server);
  const [victim, control] = [new Victim(server.url, plan.seed), new Victim(other.url, plan.seed + 1)];
  let attack: Worker | undefined;
  try {
    await Promise.all([victim.sitDown(), control.sitDown()]);
    const playing = [victim.play(), control.play()];
    await sleep(plan.seconds * QUIET * 1000);
    const quiet = { felt: victim.take(), health: watch.take() };
    control.take();
    plan.progress?.(`quiet for ${Math.round(plan.seconds * QUIET)} s: ${quiet.felt.answers.length} answers`);
    const orders: AttackOrders = { url: server.url, game: GAME, victim: victim.table };
    attack = new Worker(new URL('./attack-thread.ts', import.meta.url), {
      workerData: orders,
      execArgv: ['--conditions=source'],
    });
    victim.moved = (table) => attack?.postMessage({ victim: table });
    const until = performance.now() + plan.seconds * (1 - QUIET) * 1000;
    while (performance.now() < until) {
      await sleep(Math.min(15_000, Math.max(0, until - performance.now())));
      plan.progress?.(`${Math.round((until - performance.now()) / 1000)} s left: ${watch.line()}`);
    }
    const attacked = { felt: victim.take(), health: watch.take() };
    const leftAlone = control.take();
    const { counts, wrong } = await tally(attack);
    victim.stop();
    control.stop();
    await Promise.all(playing);
    const died = server.child.exitCode === null ? [] : [`the server ended: ${server.complaints().slice(-500)}`];
    const all = [...wrong, ...died, ...victim.wrong];
    return judged({ seconds: plan.seconds, quiet, attacked, leftAlone, counts, wrong: all });
  } finally {
    victim.stop();
    control.stop();
    watch.stop();
    await attack?.terminate();
    await Promise.all([server.stop(), other.stop()]);
    remove();
  }
}

function tally(attack: Worker): Promise<AttackCounts> {
  return new Promise((resolve, reject) => {
    attack.once('message', resolve);
    attack.once('error', reject);
    attack.postMessage({});
  });
}

/** Two people and a bot who play one game after the other, and how long everything took. */
class Victim {
  table = '';
  readonly wrong: string[] = [];
  /** They sit at another table now. */
  moved: (table: string) => void = () => undefined;
  readonly #url: string;
  readonly #bits: () => number;
  readonly #people: readonly [Browser, Browser];
  #players: readonly Player[] = [];
  #felt: Felt = { answers: [], bots: [] };
  #stopped = false;

  constructor(url: string, seed: number) {
    this.#url = url;
    this.#bits = fastBits(seed);
    this.#people = [new Browser(url), new Browser(url)];
  }

  /** A new table, public as any that strangers find. */
  async sitDown(): Promise<void> {
    const [anna, bert] = this.#people;
    const { table } = await anna.create({
      game: GAME,
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
      settings: { visibility: 'public', botPace: 0 },
    });
    await bert.ask('POST', `/tables/${table.id}/join`, {});
    await anna.ask('POST', `/tables/${table.id}/start`);
    for (const player of this.#players) player.drop();
    this.#players = this.#people.map((browser) => new Player(new Browser(this.#url, browser.cookie), table.id));
    for (const player of this.#players) await player.connect();
    this.table = table.id;
    this.moved(table.id);
  }

  async play(): Promise<void> {
    try {
      for (let game = 0; !this.#stopped; game++) {
        if (game > 0) await this.sitDown();
        await Promise.all(this.#players.map((player, seat) => this.#playOut(player, `${game}-${seat}`)));
      }
    } catch (error) {
      // Whoever is told to stop may be about to sit down.
      if (!this.#stopped) this.wrong.push(`no table could be had: ${String(error)}`);
    }
  }

  /** What was felt since this was last asked. */
  take(): Felt {
    const felt = this.#felt;
    this.#felt = { answers: [], bots: [] };
    return felt;
  }

  stop(): void {
    this.#stopped = true;
    for (const player of this.#players) player.drop();
  }

  async #playOut(player: Player, name: string): Promise<void> {
    let lastAt = 0;
    for (let moves = 0; !this.#stopped && player.info?.info.status !== 'over'; ) {
      const answer = player.choose(this.#bits);
      if (answer === undefined) {
        const message = await player
          .next(({ type }) => type === 'happened' || type === 'snapshot' || type === 'info', 30_000)
          .catch(() => undefined);
        if (message === undefined && !this.#stopped) return void this.wrong.push('nothing happened for 30 s');
        if (message?.type !== 'happened') continue;
        const { by, at } = message.entry;
        if (by === 'bot' && lastAt > 0) this.#felt.bots.push(at - lastAt);
        lastAt = at;
        continue;
      }
      await sleep(PAUSE_MS);
      if (!(await this.#send(player, answer, `${name}-${moves++}`))) return;
    }
  }

  async #send(player: Player, answer: object, id: string): Promise<boolean> {
    const outcome = player.next((message) => 'id' in message && message.id === id, 30_000).catch(() => undefined);
    const began = performance.now();
    player.send({ type: 'answer', table: player.table, ...answer, id });
    const message = await outcome;
    if (this.#stopped) return false;
    this.#felt.answers.push(performance.now() - began);
    if (message?.type === 'accepted' || message?.type === 'stale') return true;
    this.wrong.push(message === undefined ? 'an answer got none for 30 s' : `an answer was ${JSON.stringify(message)}`);
    return false;
  }
}

/** How the server says it is, second by second. */
class HealthWatch {
  readonly #server: RealServer;
  #stopped = false;
  #seen: Health[] = [];

  constructor(server: RealServer) {
    this.#server = server;
    void this.#watch();
  }

  take(): readonly Health[] {
    return this.#seen.splice(0);
  }

  line(): string {
    const { megabytes = 0, lagMs = 0 } = this.#seen.at(-1) ?? {};
    return `${Math.round(megabytes)} MB, event loop at most ${Math.round(lagMs)} ms late`;
  }

  stop(): void {
    this.#stopped = true;
  }

  async #watch(): Promise<void> {
    while (!this.#stopped) {
      await sleep(1000, undefined, { ref: false });
      await this.#look();
    }
  }

  async #look(): Promise<void> {
    const answer = await fetch(`${this.#server.url}/metrics`).catch(() => undefined);
    const text = (await answer?.text().catch(() => '')) ?? '';
    const read = (name: string): number | undefined => {
      const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
      return value === undefined ? undefined : Number(value);
    };
    const [bytes, lag] = [read('process_resident_memory_bytes'), read('nodejs_eventloop_lag_max_seconds')];
    const usual = read('nodejs_eventloop_lag_p99_seconds');
    if (bytes === undefined || lag === undefined || usual === undefined) return;
    this.#seen.push({ megabytes: bytes / 1_000_000, lagMs: lag * 1000, usualLagMs: usual * 1000 });
  }
}
