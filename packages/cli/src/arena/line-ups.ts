/** The bots at one table, by their places in the arena's list; the same place twice is the same bot twice. */
export type LineUp = readonly number[];

/**
 * Who meets whom: with as many bots as seats or more, every choice of as many as there are seats; with fewer, every way to fill the
 * table in which every bot has a seat.
 */
export function lineUps(bots: number, seats: number): readonly LineUp[] {
  return bots >= seats ? choices(bots, seats, 1) : choices(bots, seats, 0).filter((one) => new Set(one).size === bots);
}

/** Rising rows of `seats` numbers below `bots`; `step` 1 leaves no number twice. */
function choices(bots: number, seats: number, step: 0 | 1, from = 0): readonly LineUp[] {
  if (seats === 0) return [[]];
  const found: LineUp[] = [];
  for (let bot = from; bot < bots; bot++) {
    for (const rest of choices(bots, seats - 1, step, bot + step)) found.push([bot, ...rest]);
  }
  return found;
}

/** Every seat order of a line-up once, in an order in which each bot soon has sat everywhere. */
export function seatOrders(lineUp: LineUp): readonly LineUp[] {
  const turns = ordersOf(lineUp.slice(1)).flatMap((rest) => rotations([...lineUp.slice(0, 1), ...rest]));
  const known = new Set<string>();
  return turns.filter((order) => {
    const key = order.join();
    return !known.has(key) && known.add(key);
  });
}

function ordersOf(line: LineUp): readonly LineUp[] {
  if (line.length < 2) return [line];
  return line.flatMap((first, at) => ordersOf(line.filter((_, other) => other !== at)).map((rest) => [first, ...rest]));
}

function rotations(line: LineUp): readonly LineUp[] {
  return line.map((_, turn) => [...line.slice(turn), ...line.slice(0, turn)]);
}
