/** A stretch of routes that a longest path uses together or not at all; at first every route is one. */
export interface Strand {
  readonly a: number;
  readonly b: number;
  readonly length: number;
  /** Which routes, by their position in the list that was handed in. */
  readonly routes: readonly number[];
}

/** Some routes that one path can use up, and their spaces. */
export type Stretch = Pick<Strand, 'length' | 'routes'>;

type Network = Map<number, Strand[]>;

const NONE: readonly Strand[] = [];

/**
 * Makes a network smaller without changing its longest path (C-51). Two steps, over and over:
 *
 * - A place where just two strands meet: they become one. A path that uses only one of them ends here and could go on
 *   along the other, so it is not the longest.
 * - A place with several twigs (strands whose far end is a dead end): a path uses at most two of them, as its first and
 *   its last strand, and no shorter one where a longer is free. So of three or more the shortest falls away. If two
 *   twigs and one more strand meet, the shorter twig is used only by the path made of both: that one is noted, and it falls.
 *
 * A tree comes down to one strand or to a noted path; what is left of any other network is little more than its rings.
 */
export function simplify(routes: readonly Strand[]): { readonly strands: Set<Strand>; readonly noted: Stretch } {
  const network: Network = new Map();
  for (const strand of routes) add(network, strand);
  let noted: Stretch = { length: 0, routes: [] };
  const open = [...network.keys()];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const here = strandsAt(network, place);
    const [longest, second, third] = twigsAt(network, place, here);
    if (longest && second && (third || here.length === 3)) {
      const both = { length: longest.length + second.length, routes: [...longest.routes, ...second.routes] };
      if (both.length > noted.length) noted = both;
      remove(network, third ?? second);
      open.push(place);
    } else {
      const joined = join(network, place, here);
      if (joined) open.push(joined.a, joined.b);
    }
  }
  return { strands: new Set([...network.values()].flat()), noted };
}

/** The parts of a network that hang together. */
export function connectedParts(strands: Iterable<Strand>): Strand[][] {
  const network: Network = new Map();
  for (const strand of strands) add(network, strand);
  const parts: Strand[][] = [];
  const met = new Set<Strand>();
  for (const first of network.keys()) {
    const part: Strand[] = [];
    const open = [first];
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      for (const strand of strandsAt(network, place)) {
        if (met.has(strand)) continue;
        met.add(strand);
        part.push(strand);
        open.push(strand.a, strand.b);
      }
    }
    if (part.length > 0) parts.push(part);
  }
  return parts;
}

/** The other end. */
export function across(strand: Pick<Strand, 'a' | 'b'>, place: number): number {
  return strand.a === place ? strand.b : strand.a;
}

function strandsAt(network: Network, place: number): Strand[] {
  return network.get(place) ?? [];
}

function addAt(network: Network, place: number, strand: Strand): void {
  const here = network.get(place);
  if (here) here.push(strand);
  else network.set(place, [strand]);
}

function removeAt(network: Network, place: number, strand: Strand): void {
  const here = strandsAt(network, place);
  here.splice(here.indexOf(strand), 1);
}

/** A strand that comes back to its place stands there twice, so the length of a row is the number of ends that meet. */
function add(network: Network, strand: Strand): void {
  addAt(network, strand.a, strand);
  addAt(network, strand.b, strand);
}

function remove(network: Network, strand: Strand): void {
  removeAt(network, strand.a, strand);
  removeAt(network, strand.b, strand);
}

/** Longest first, but only the three that matter: the two longest and the shortest. Of fewer than three strands none does. */
function twigsAt(network: Network, place: number, here: readonly Strand[]): readonly Strand[] {
  if (here.length < 3) return NONE;
  const twigs = here.filter((strand) => strandsAt(network, across(strand, place)).length === 1);
  twigs.sort((one, other) => other.length - one.length);
  return twigs.length > 3 ? [...twigs.slice(0, 2), ...twigs.slice(-1)] : twigs;
}

function join(network: Network, place: number, here: readonly Strand[]): Strand | undefined {
  const [one, other] = here;
  if (!one || !other || one === other || here.length > 2) return undefined;
  remove(network, one);
  remove(network, other);
  const joined: Strand = {
    a: across(one, place),
    b: across(other, place),
    length: one.length + other.length,
    routes: [...one.routes, ...other.routes],
  };
  add(network, joined);
  return joined;
}
