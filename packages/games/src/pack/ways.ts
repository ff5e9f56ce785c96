import type { Pack } from './pack.ts';

/** How far it is between two ends of tickets, in spaces by the shortest way; infinitely far where none leads. */
export type Ways = (a: string, b: string) => number;

/** The shortest ways of a map, which need not be finished (Floyd–Warshall: a hundred places take some milliseconds). */
export function waysOf({ places, routes, groups = [] }: Pick<Pack, 'places' | 'routes' | 'groups'>): Ways {
  const count = places.length;
  const numbers = new Map(places.map(({ id }, number) => [id, number]));
  const far = new Float64Array(count * count).fill(Number.POSITIVE_INFINITY);
  for (let at = 0; at < count; at++) far[at * count + at] = 0;
  for (const { a, b, length } of routes) {
    const [from, to] = [numbers.get(a), numbers.get(b)];
    if (from === undefined || to === undefined) continue;
    const nearer = Math.min(length, far[from * count + to] ?? length);
    far[from * count + to] = nearer;
    far[to * count + from] = nearer;
  }
  for (let over = 0; over < count; over++) {
    for (let from = 0; from < count; from++) {
      const first = far[from * count + over] ?? Number.POSITIVE_INFINITY;
      if (first === Number.POSITIVE_INFINITY) continue;
      for (let to = 0; to < count; to++) {
        const way = first + (far[over * count + to] ?? Number.POSITIVE_INFINITY);
        if (way < (far[from * count + to] ?? 0)) far[from * count + to] = way;
      }
    }
  }
  const members = new Map(groups.map((group) => [group.id, group.members]));
  const endsOf = (id: string): readonly string[] => members.get(id) ?? [id];
  return (a, b) => {
    let best = Number.POSITIVE_INFINITY;
    for (const from of endsOf(a)) {
      for (const to of endsOf(b)) {
        const [start, end] = [numbers.get(from), numbers.get(to)];
        if (start === undefined || end === undefined) continue;
        best = Math.min(best, far[start * count + end] ?? best);
      }
    }
    return best;
  };
}
