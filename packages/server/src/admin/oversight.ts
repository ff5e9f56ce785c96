import type { Logger } from 'pino';
import type { Bans } from '../auth/bans.ts';
import type { Devices } from '../auth/devices.ts';
import type { Clock, Timer } from '../common/clock.ts';
import type { TableStore } from '../store/table-store.ts';
import type { Tables } from '../tables/tables.ts';

export interface OversightParts {
  readonly store: Pick<TableStore, 'kept' | 'setKept'>;
  readonly bans: Bans;
  readonly devices: Pick<Devices, 'reload'>;
  readonly tables: Pick<Tables, 'drop' | 'inMemory'>;
  readonly sockets: { cutOff(): void; announceRestart(at: number | undefined): void };
  readonly clock: Clock;
  readonly log: Logger;
}

/** So often every process looks for what an operator has told another one. */
const LOOK_MS = 10_000;
const RESTART = 'restart planned';
/** So long after its moment a restart that did not happen is still spoken of. */
const OVERDUE_MS = 5 * 60_000;

/** Does in this process what operators decided, wherever they said it. */
export class Oversight {
  readonly #parts: OversightParts;
  #timer: Timer | undefined;
  #closed = false;

  constructor(parts: OversightParts) {
    this.#parts = parts;
  }

  /** Looks now, and from time to time. `sole`: no other process serves this store. */
  async start(sole: boolean): Promise<void> {
    // A process that has just started is the restart that was planned; beside others it may have started for another reason before.
    const at = await this.#plannedAt();
    if (at !== undefined && (sole || at <= this.#parts.clock.now())) await this.#forget();
    await this.look();
    this.#later();
  }

  stop(): void {
    this.#closed = true;
    this.#timer?.cancel();
  }

  async look(): Promise<void> {
    const { bans, devices, tables, sockets } = this.#parts;
    await bans.reload();
    await devices.reload();
    for (const { kind, value } of bans.all) if (kind === 'table') tables.drop(value);
    sockets.cutOff();
    sockets.announceRestart(await this.#plannedAt());
  }

  async planRestart(at: number | undefined): Promise<void> {
    await this.#parts.store.setKept(RESTART, at === undefined ? undefined : String(at));
    await this.look();
  }

  #forget(): Promise<void> {
    return this.#parts.store.setKept(RESTART, undefined);
  }

  async #plannedAt(): Promise<number | undefined> {
    const kept = (await this.#parts.store.kept(RESTART)).get(RESTART);
    const at = Number(kept);
    if (kept === undefined || this.#parts.clock.now() <= at + OVERDUE_MS) return kept === undefined ? undefined : at;
    await this.#forget();
    return undefined;
  }

  #later(): void {
    if (this.#closed) return;
    this.#timer = this.#parts.clock.after(LOOK_MS, () => {
      this.look()
        .catch((error: unknown) => this.#parts.log.warn({ error }, 'what operators decided could not be read'))
        .finally(() => this.#later());
    });
  }
}
