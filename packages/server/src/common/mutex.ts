/** Mutual exclusion: one job at a time. */
export class Mutex {
  /** The job everybody waits for; none, when nobody works. */
  #busy: Promise<void> | undefined;

  /** Runs the job as soon as no other one runs. */
  async exclusively<Result>(job: () => Promise<Result>): Promise<Result> {
    while (this.#busy !== undefined) await this.#busy;
    const mine = job();
    this.#busy = mine.then(
      () => undefined,
      () => undefined,
    );
    try {
      return await mine;
    } finally {
      this.#busy = undefined;
    }
  }
}
