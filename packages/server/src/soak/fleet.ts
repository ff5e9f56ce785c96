import { freePort } from '../testing/postgres.ts';
import { type RealServer, startProcess } from '../testing/real-process.ts';

/** Server processes on ports of their own, killed and started again. */
export class Fleet {
  readonly #environment: Record<string, string>;
  readonly #ports: string[] = [];
  readonly #up = new Map<string, RealServer>();
  #ended = false;
  kills = 0;
  stops = 0;
  /** What processes said that ended otherwise than they were asked to. */
  readonly unclean: string[] = [];

  constructor(environment: Record<string, string>) {
    this.#environment = environment;
  }

  async open(count: number): Promise<void> {
    for (let place = 0; place < count; place++) this.#ports.push(String(await freePort()));
    await Promise.all(this.#ports.map((port) => this.#start(port)));
  }

  /** The addresses of those that run. */
  get urls(): readonly string[] {
    return [...this.#up.values()].map(({ url }) => url);
  }

  /** Ends one without a word, or asks it to go; then starts it again. */
  async strike(pick: (count: number) => number, how: 'kill' | 'stop'): Promise<void> {
    const running = [...this.#up];
    const [port, server] = running[pick(running.length)] ?? [];
    if (port === undefined || server === undefined) return;
    this.#up.delete(port);
    if (how === 'kill') {
      this.kills++;
      await server.kill();
    } else {
      this.stops++;
      const code = await server.stop();
      if (code !== 0) this.unclean.push(`exit code ${code}: ${server.complaints().slice(-1000)}`);
    }
    await this.#start(port);
  }

  async close(): Promise<void> {
    this.#ended = true;
    await Promise.all([...this.#up.values()].map((server) => server.stop()));
    this.#up.clear();
  }

  /** Nobody asked it to. */
  #died(port: string, server: RealServer, code: number | null): void {
    if (this.#ended || this.#up.get(port) !== server) return;
    this.#up.delete(port);
    this.unclean.push(`it ended by itself with ${code}: ${server.complaints().slice(-1000)}`);
    this.#start(port).catch((error: unknown) => this.unclean.push(String(error)));
  }

  /** Until it runs: a process that finds no database gives up and is started again, as a supervisor would. */
  async #start(port: string): Promise<void> {
    for (let attempt = 1; !this.#ended; attempt++) {
      try {
        const server = await startProcess({ ...this.#environment, PORT: port });
        this.#up.set(port, server);
        server.child.once('exit', (code) => this.#died(port, server, code));
        return;
      } catch (error) {
        if (attempt === 60) throw error;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }
}
