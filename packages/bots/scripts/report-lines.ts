import { type Interval, wilson } from '../src/win-rate.ts';

/** The first deal of a line: no weights were tuned with these. */
export const SEED = 900_000;

/** Who plays at which table. */
export interface Place {
  readonly game: string;
  readonly players: number;
  readonly bots: string;
}

/** One line of the report: these bots at tables of this many players. */
export interface Line extends Place {
  /** How many games it is meant to have, and how many rollouts a searching bot has for a move at most. */
  readonly games: number;
  readonly rollouts: number;
  /** Its first deal. */
  readonly seed: number;
  /** What the first bot is meant to win, in per cent. */
  readonly least?: number;
}

export interface Result {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly interval: Interval;
  readonly meanScore: number;
  readonly millisecondsPerMove: number;
  readonly processorMillisecondsPerMove?: number;
  /** Rollouts, as the arena's JSON calls them. */
  readonly playoutsPerMove?: number;
}

/** How often one bot came in before another at the same table; level counts half. */
export interface Meeting {
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  readonly ahead: number;
}

export interface Measured extends Place {
  /** Each of them some of the games. */
  readonly commands: readonly string[];
  readonly results: readonly Result[];
  readonly meetings?: readonly Meeting[];
}

/** Two runs of the same bots, added up. */
export function added(before: readonly Result[], more: readonly Result[]): readonly Result[] {
  return more.map((one) => {
    const known = before.find(({ bot }) => bot === one.bot);
    const games = one.games + (known?.games ?? 0);
    const wins = one.wins + (known?.wins ?? 0);
    const part = one.games / games;
    const mixed = (a: number, b = 0): number => Math.round((a * part + b * (1 - part)) * 1000) / 1000;
    return {
      bot: one.bot,
      games,
      wins,
      winRate: Math.round((wins / games) * 10_000) / 10_000,
      interval: wilson(wins, games),
      meanScore: mixed(one.meanScore, known?.meanScore),
      millisecondsPerMove: mixed(one.millisecondsPerMove, known?.millisecondsPerMove),
      processorMillisecondsPerMove: mixed(
        one.processorMillisecondsPerMove ?? 0,
        known?.processorMillisecondsPerMove ?? one.processorMillisecondsPerMove,
      ),
      playoutsPerMove: mixed(one.playoutsPerMove ?? 0, known?.playoutsPerMove ?? one.playoutsPerMove),
    };
  });
}

/** The same of who came in before whom. */
export function addedMeetings(before: readonly Meeting[], more: readonly Meeting[]): readonly Meeting[] {
  return more.map(({ bot, against, games, ahead }) => {
    const known = before.find((one) => one.bot === bot && one.against === against);
    return { bot, against, games: games + (known?.games ?? 0), ahead: ahead + (known?.ahead ?? 0) };
  });
}

/** Whether this was measured of the line, from its first deal on and with as many rollouts. */
export function isOf({ game, players, bots, commands }: Measured, line: Line): boolean {
  const same = game === line.game && players === line.players && bots === line.bots;
  // Rollouts were called playouts when the first of these were measured.
  const asMany = commands.every((command) => /--(rollouts|playouts) (\d+)$/.exec(command)?.[2] === `${line.rollouts}`);
  return same && asMany && (commands[0]?.includes(`--seed ${line.seed} `) ?? false);
}

export const resultOf = (line: Line, measured: readonly Measured[]): Measured | undefined =>
  measured.find((one) => isOf(one, line));

export function percent(rate: number): string {
  return `${(rate * 100).toFixed(0)} %`;
}
