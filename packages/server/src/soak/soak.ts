import { setTimeout as sleep } from 'node:timers/promises';
import { below, fastBits } from '@branchline/engine';
import { hashIn } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import type { TableAnswer } from '@branchline/protocol';
import type { TableStore } from '../store/table-store.ts';
import { Browser } from '../testing/browser.ts';
import { entryOfMap, mapsWithStations } from '../testing/maps.ts';
import { checkLog, checkRecord, type SoakTable } from './check.ts';
import { Client } from './client.ts';
import { Fleet } from './fleet.ts';
import { Tally } from './tally.ts';

export interface SoakPlan {
  readonly environment: Record<string, string>;
  readonly processes: number;
  /** So many are played at the same time; whoever ends is followed by another one as long as there is trouble. */
  readonly tables: number;
  /** How long there is trouble. */
  readonly troubleMs: number;
  /** If the trouble goes on until so many processes were killed, and so many tables begun. */
  readonly kills?: number;
  readonly atLeast?: number;
  /** How many answers are acknowledged between two kills: in mid-play, however slow the machine. */
  readonly answers: number;
  readonly killEveryMs: number;
  readonly cutEveryMs: number;
  /** How long players think at most; at the end they hurry. */
  readonly pauseMs: number;
  /** After the trouble, a table that has not ended when nobody has moved for so long never will. */
  readonly patienceMs: number;
  readonly clockSeconds: number;
  /** Once, in the middle of it. */
  readonly restartDatabase?: () => Promise<void>;
  readonly openStore: () => Promise<TableStore>;
  readonly seed: number;
  readonly progress?: (line: string) => void;
}

const LONG_MS = 15_000;
/** The games of the house in turn, and a map from outside, made at random, at which eight sit. */
const PLAYED = [...gameList, ...mapsWithStations(1, 8).map(entryOfMap)];

interface Table extends SoakTable {
  readonly clients: readonly Client[];
}

/** Plays at many tables while everything breaks, then looks whether anything was lost, doubled or wrong. */
export async function soak(plan: SoakPlan): Promise<Tally> {
  const run = new Soak(plan);
  try {
    await run.open();
    await run.trouble();
    await run.end();
  } finally {
    await run.close();
  }
  await run.check();
  return run.tally;
}

class Soak {
  readonly tally: Tally;
  readonly #plan: SoakPlan;
  readonly #fleet: Fleet;
  readonly #tables: Table[] = [];
  readonly #bits: () => number;
  #hurry = false;
  #made = 0;

  constructor(plan: SoakPlan) {
    this.#plan = plan;
    this.tally = new Tally((violation) => plan.progress?.(`wrong: ${violation}`));
    this.#bits = fastBits(plan.seed);
    this.#fleet = new Fleet({
      LOG_LEVEL: 'error',
      LEASE_SECONDS: '3',
      BOT_WORKERS: '1',
      CONNECTIONS_PER_ADDRESS: '100000',
      ...plan.environment,
    });
  }

  async open(): Promise<void> {
    await this.#fleet.open(this.#plan.processes);
    for (let made = 0; made < this.#plan.tables; made += 10) {
      const some = Math.min(10, this.#plan.tables - made);
      await Promise.all(Array.from({ length: some }, () => this.#newTable()));
    }
  }

  async trouble(): Promise<void> {
    const { troubleMs, kills = 0, atLeast = 0, killEveryMs, cutEveryMs, restartDatabase, progress } = this.#plan;
    const began = performance.now();
    let striking: Promise<void> | undefined;
    let last = began;
    let before = 0;
    const enough = (): boolean => this.#fleet.kills >= kills && this.#tables.length >= atLeast;
    while (performance.now() - began < troubleMs || !enough()) {
      await sleep(cutEveryMs);
      this.#cutOne();
      await this.#replaceEnded();
      const quiet = performance.now() - last;
      // In mid-play: on a slow machine it takes longer until players are back and some have moved.
      const played = this.tally.acknowledged - before >= this.#plan.answers || quiet > LONG_MS;
      if (striking || quiet < killEveryMs || !played) continue;
      const how = below(this.#bits, 5) === 0 && this.#plan.processes > 1 ? 'stop' : 'kill';
      // Counted from when all run again: a slow machine gives nobody less time to play.
      striking = this.#fleet
        .strike((count) => below(this.#bits, count), how)
        .finally(() => {
          striking = undefined;
          last = performance.now();
          before = this.tally.acknowledged;
        });
      if (restartDatabase && this.tally.databaseRestarts === 0 && performance.now() - began > troubleMs / 2) {
        this.tally.databaseRestarts++;
        await restartDatabase();
      }
      const playing = this.#tables.filter((table) => !ended(table)).length;
      progress?.(
        `${Math.round((performance.now() - began) / 1000)} s: ${this.#fleet.kills} kills, ${playing} tables playing, ${this.#tables.length - playing} ended, ${this.tally.acknowledged} acknowledged, ${this.tally.violations.length} wrong`,
      );
    }
    await striking;
  }

  /** No more trouble: everybody plays to the end, and quickly. */
  async end(): Promise<void> {
    this.#hurry = true;
    let [moved, at] = [this.tally.acknowledged, performance.now()];
    while (performance.now() - at < this.#plan.patienceMs && !this.#tables.every(ended)) {
      await sleep(100);
      // A slow machine is not a table that hangs.
      if (this.tally.acknowledged > moved) [moved, at] = [this.tally.acknowledged, performance.now()];
    }
    const over = this.#tables.filter(ended);
    for (const { id, game } of this.#tables.filter((table) => !ended(table))) {
      this.tally.wrong(`${id} (${game}) has not ended`);
    }
    this.tally.tables = this.#tables.length;
    this.tally.ended = over.length;
    for (const table of over) await checkRecord(table, () => this.#anywhere(), this.tally);
  }

  async close(): Promise<void> {
    for (const { clients } of this.#tables) for (const client of clients) client.leave();
    await this.#fleet.close();
    this.tally.kills = this.#fleet.kills;
    this.tally.stops = this.#fleet.stops;
    for (const what of this.#fleet.unclean) this.tally.wrong(`a process went wrong: ${what}`);
  }

  async check(): Promise<void> {
    const store = await this.#plan.openStore();
    for (const table of this.#tables) await checkLog(table, store, this.tally);
    await store.close();
  }

  #anywhere(): string | undefined {
    const { urls } = this.#fleet;
    return urls[below(this.#bits, Math.max(1, urls.length))];
  }

  #cutOne(): void {
    const table = this.#tables[below(this.#bits, this.#tables.length)];
    const client = table?.clients[below(this.#bits, table.clients.length)];
    // Now and then somebody is away for so long that a clock runs out.
    const away = below(this.#bits, 10) === 0 ? this.#plan.clockSeconds * 1200 : below(this.#bits, 500);
    client?.cut(away);
  }

  async #replaceEnded(): Promise<void> {
    const playing = this.#tables.filter((table) => !ended(table)).length;
    const missing = Math.min(5, this.#plan.tables - playing);
    await Promise.all(Array.from({ length: Math.max(0, missing) }, () => this.#newTable()));
  }

  async #newTable(): Promise<void> {
    const number = this.#made++;
    const entry = PLAYED[number % PLAYED.length];
    if (entry === undefined) throw new Error('there is nothing to play');
    const { id: game, pack } = entry;
    const fromOutside = pack !== undefined && hashIn(game) !== undefined;
    const clock = number % 2 === 0 ? { kind: 'none' } : { kind: 'move', seconds: this.#plan.clockSeconds };
    const wish = {
      ...(fromOutside ? { pack } : { game }),
      seats: [{ kind: 'me' }, { kind: 'me' }, ...Array(fromOutside ? 6 : 1).fill({ kind: 'bot', bot: 'random' })],
      settings: { botPace: 0, clock, atTimeOut: number % 4 === 1 ? 'bot' : 'leastHarm' },
    };
    // A table whose maker never heard of it stays unbegun and is nobody's.
    const cookie = { value: undefined as string | undefined };
    const { table, tokens = [] } = await this.#insist<TableAnswer>('/tables', cookie, wish);
    await this.#insist(`/tables/${table.id}/start`, cookie);
    const made = entry.make(table.options);
    const clients = tokens.map(
      ({ seat, token }) =>
        new Client({
          table: table.id,
          seat,
          token,
          game: made,
          bits: fastBits(this.#plan.seed + number * 8 + seat),
          anywhere: () => this.#anywhere(),
          pause: () => (this.#hurry ? 0 : below(this.#bits, this.#plan.pauseMs)),
          tally: this.tally,
        }),
    );
    this.tally.games[game] = (this.tally.games[game] ?? 0) + 1;
    this.#tables.push({ id: table.id, game, token: tokens[0]?.token ?? '', clients });
    for (const client of clients) client.connect();
  }

  /** Asks until somebody answers. */
  async #insist<Answer>(path: string, cookie: { value: string | undefined }, body?: object): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const url = this.#anywhere();
      const browser = new Browser(url ?? '', cookie.value);
      const answer = await browser.send('POST', `/api${path}`, body).catch(() => undefined);
      cookie.value = browser.cookie;
      // 409: it has begun already, but word of it never came.
      if (answer && (answer.status < 300 || answer.status === 409)) return answer.body as Answer;
      if (attempt === 200) throw new Error(`${path}: ${answer?.status} ${JSON.stringify(answer?.body)}`);
      await sleep(200);
    }
  }
}

function ended({ clients }: Table): boolean {
  return clients.every(({ over }) => over);
}
