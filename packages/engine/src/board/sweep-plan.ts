import { across, type Strand } from './strands.ts';

/** One strand of a sweep. */
export interface Step {
  readonly strand: Strand;
  /** Where its two places stand at the front. */
  readonly a: number;
  readonly b: number;
  /** Which of these have met all their strands, and leave. */
  readonly leaving: readonly number[];
}

/** In which order a sweep takes up the strands, and how many places its front has at most. */
export interface SweepPlan {
  readonly steps: readonly Step[];
  readonly width: number;
}

/** The order is tried from every place and the narrowest is taken: the work grows fast with the width, these trials do not. */
export function sweepPlan(strands: readonly Strand[]): SweepPlan {
  const network = new Map<number, Strand[]>();
  for (const strand of strands) {
    for (const place of new Set([strand.a, strand.b])) network.set(place, [...(network.get(place) ?? []), strand]);
  }
  let best: { readonly order: readonly number[]; readonly work: number } = { order: [], work: Infinity };
  for (const start of network.keys()) {
    const tried = orderFrom(start, network, best.work);
    if (tried.work < best.work) best = tried;
  }
  return stepsOf(best.order, network);
}

/** Always on with the place at the front that brings the fewest new ones. */
function orderFrom(start: number, network: ReadonlyMap<number, readonly Strand[]>, enough: number) {
  const order: number[] = [];
  const met = new Set([start]);
  const front = new Set([start]);
  let work = 0;
  for (let next: number | undefined = start; next !== undefined && work < enough; ) {
    const place: number = next;
    for (const strand of network.get(place) ?? []) {
      const other = across(strand, place);
      if (!met.has(other)) front.add(other);
      met.add(other);
    }
    work += 4 ** front.size;
    order.push(place);
    front.delete(place);
    next = undefined;
    let fewest = Infinity;
    for (const candidate of front) {
      const fresh = newPlaces(candidate, network, met);
      if (fresh < fewest) {
        fewest = fresh;
        next = candidate;
      }
    }
  }
  return { order, work };
}

function newPlaces(place: number, network: ReadonlyMap<number, readonly Strand[]>, met: ReadonlySet<number>): number {
  let fresh = 0;
  for (const strand of network.get(place) ?? []) if (!met.has(across(strand, place))) fresh++;
  return fresh;
}

function stepsOf(order: readonly number[], network: ReadonlyMap<number, readonly Strand[]>): SweepPlan {
  const done = new Set<Strand>();
  const cellOf = new Map<number, number>();
  const left = new Map([...network].map(([place, here]) => [place, here.length]));
  const free: number[] = [];
  let width = 0;
  const cell = (place: number): number => {
    const at = cellOf.get(place) ?? free.pop() ?? width++;
    cellOf.set(place, at);
    return at;
  };
  const steps: Step[] = [];
  for (const place of order) {
    for (const strand of network.get(place) ?? []) {
      if (done.has(strand)) continue;
      done.add(strand);
      const [a, b] = [cell(strand.a), cell(strand.b)];
      const leaving: number[] = [];
      for (const end of new Set([strand.a, strand.b])) {
        left.set(end, (left.get(end) ?? 0) - 1);
        if (left.get(end) === 0) leaving.push(cell(end));
      }
      free.push(...leaving);
      steps.push({ strand, a, b, leaving });
    }
  }
  return { steps, width };
}
