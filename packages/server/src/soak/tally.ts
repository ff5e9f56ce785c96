/** What was done and what was found. */
export class Tally {
  tables = 0;
  /** How many tables of which game. */
  readonly games: Record<string, number> = {};
  ended = 0;
  sent = 0;
  repeated = 0;
  acknowledged = 0;
  stale = 0;
  unavailable = 0;
  connections = 0;
  cuts = 0;
  kills = 0;
  stops = 0;
  databaseRestarts = 0;
  entries = 0;
  /** Who made the moves: people, bots, clocks. */
  readonly movedBy: Record<string, number> = {};
  verified = 0;
  readonly violations: string[] = [];
  readonly #seen: (violation: string) => void;

  constructor(seen: (violation: string) => void = () => undefined) {
    this.#seen = seen;
  }

  /** Something that must never happen. */
  wrong(sentence: string): void {
    this.#seen(sentence);
    if (this.violations.length < 1000) this.violations.push(sentence);
  }
}

/** As lines for a reader. */
export function summary(title: string, tally: Tally, seconds: number): string {
  const games = Object.entries(tally.games).map(([game, count]) => `${count} ${game}`);
  const by = Object.entries(tally.movedBy).map(([who, count]) => `${count} by ${who}`);
  return [
    `${title}, ${Math.round(seconds)} s`,
    `  done   ${tally.kills} kills, ${tally.stops} orderly stops, ${tally.databaseRestarts} database restarts, ${tally.cuts} lines cut, ${tally.connections} connections`,
    `  sent   ${tally.sent} answers, ${tally.repeated} sent again; ${tally.acknowledged} acknowledged, ${tally.stale} stale, ${tally.unavailable} times "not written; send it again"`,
    `  played ${tally.tables} tables: ${games.join(', ')}`,
    `  found  ${tally.ended} of ${tally.tables} tables ended, ${tally.verified} records true to seed and events; ${tally.entries} moves (${by.join(', ')})`,
    `  wrong  ${tally.violations.length === 0 ? 'nothing' : tally.violations.length}`,
    ...tally.violations.slice(0, 20).map((violation) => `    ${violation}`),
  ].join('\n');
}
