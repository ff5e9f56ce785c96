import type { ScoreKind, ScoreLine, ScoreSheet } from '@branchline/engine';

/** A line of the score table: the same thing for every seat. */
export interface ScoreRow {
  readonly kind: ScoreKind | 'ticketsDone' | 'ticketsMissed';
  /** Which technology or city, where the kind has several. */
  readonly of?: number;
  readonly seats: readonly { readonly points: number; readonly count?: number }[];
}

/** The order things are counted in. */
const ORDER: readonly ScoreRow['kind'][] = [
  'routes',
  'ticketsDone',
  'ticketsMissed',
  'attractions',
  'globetrotter',
  'technology',
  'bigCity',
];

type Keyed = { readonly kind: ScoreRow['kind']; readonly of?: number };

/** Tickets are told apart by whether they are done, technologies and cities by which they are. */
function keyOf({ kind, done, technology, city }: ScoreLine): Keyed {
  if (kind === 'ticket') return { kind: done ? 'ticketsDone' : 'ticketsMissed' };
  const of = technology ?? city;
  return of === undefined ? { kind } : { kind, of };
}

const same = (one: Keyed, other: Keyed): boolean => one.kind === other.kind && one.of === other.of;

/** The score sheet by lines, each with a number for every seat, in the order they are counted. */
export function scoreRows({ seats }: ScoreSheet): readonly ScoreRow[] {
  const keys: Keyed[] = [];
  for (const line of seats.flatMap(({ lines }) => lines)) {
    if (!keys.some((key) => same(key, keyOf(line)))) keys.push(keyOf(line));
  }
  keys.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  return keys.map((key) => ({
    ...key,
    seats: seats.map(({ lines }) => {
      const mine = lines.filter((line) => same(key, keyOf(line)));
      const points = mine.reduce((sum, line) => sum + line.points, 0);
      const count = mine.reduce((sum, line) => sum + (line.count ?? (line.kind === 'ticket' ? 1 : 0)), 0);
      return count > 0 ? { points, count } : { points };
    }),
  }));
}
