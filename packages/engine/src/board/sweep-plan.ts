import type { Strand } from './strands.ts';

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

/** A place, and which strands end there. */
interface Junction {
  readonly strands: Strand[];
  readonly neighbours: Junction[];
  /** In which trial it was last met: cheaper than a new set for each. */
  trial: number;
}

/** Tried from every place, and the narrowest kept: the work of a sweep grows fast with its width, these trials do not. */
export function sweepPlan(strands: readonly Strand[]): SweepPlan {
  const junctions = junctionsOf(strands);
  let best: Trial = { order: [], work: Infinity };
  let trial = 0;
  for (const start of junctions.values()) {
    const tried = orderFrom(start, ++trial, best.work);
    if (tried.work < best.work) best = tried;
  }
  return stepsOf(best.order);
}

function junctionsOf(strands: readonly Strand[]): Map<number, Junction> {
  const junctions = new Map<number, Junction>();
  const junction = (place: number): Junction => {
    let found = junctions.get(place);
    if (!found) {
      found = { strands: [], neighbours: [], trial: 0 };
      junctions.set(place, found);
    }
    return found;
  };
  for (const strand of strands) {
    const [a, b] = [junction(strand.a), junction(strand.b)];
    a.strands.push(strand);
    if (a === b) continue;
    b.strands.push(strand);
    a.neighbours.push(b);
    b.neighbours.push(a);
  }
  return junctions;
}

interface Trial {
  readonly order: readonly Junction[];
  readonly work: number;
}

/** Always on with the place at the front that brings the fewest new ones; given up once it is more work than `enough`. */
function orderFrom(start: Junction, trial: number, enough: number): Trial {
  const order: Junction[] = [];
  const front: Junction[] = [start];
  start.trial = trial;
  let work = 0;
  while (front.length > 0 && work < enough) {
    const [junction] = front.splice(narrowest(front, trial), 1);
    order.push(junction);
    for (const neighbour of junction.neighbours) {
      if (neighbour.trial === trial) continue;
      neighbour.trial = trial;
      front.push(neighbour);
    }
    work += 4 ** front.length;
  }
  return { order, work: front.length > 0 ? Infinity : work };
}

function narrowest(front: readonly Junction[], trial: number): number {
  let best = 0;
  let fewest = Infinity;
  for (let at = 0; at < front.length && fewest > 0; at++) {
    let fresh = 0;
    for (const neighbour of front[at].neighbours) if (neighbour.trial !== trial) fresh++;
    if (fresh < fewest) {
      fewest = fresh;
      best = at;
    }
  }
  return best;
}

/** A place is given a cell of the front with its first strand, and its last strand frees it. */
function stepsOf(order: readonly Junction[]): SweepPlan {
  const strands = new Set(order.flatMap((junction) => junction.strands));
  const last = new Map<number, Strand>();
  for (const strand of strands) last.set(strand.a, strand).set(strand.b, strand);
  const cells = new Map<number, number>();
  const free: number[] = [];
  let width = 0;
  const cellOf = (place: number): number => {
    const cell = cells.get(place) ?? free.pop() ?? width++;
    cells.set(place, cell);
    return cell;
  };
  const steps: Step[] = [];
  for (const strand of strands) {
    const [a, b] = [cellOf(strand.a), cellOf(strand.b)];
    const leaving: number[] = [];
    if (last.get(strand.a) === strand) leaving.push(a);
    if (last.get(strand.b) === strand && a !== b) leaving.push(b);
    free.push(...leaving);
    steps.push({ strand, a, b, leaving });
  }
  return { steps, width };
}
