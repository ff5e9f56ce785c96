/** Something to be had for cards: what it is worth, and the colours it takes, one entry for each card. */
export interface Offer {
  readonly worth: number;
  readonly colours: readonly number[];
}

/** Far more rounds than ever needed; it only keeps a rounding error from going round for ever. */
const ROUNDS = 1000;
const NEARLY_ZERO = 1e-7;

/**
 * The simplex table: maximise the gain while every row holds. Columns: the offers, eight stand-ins (a wild for a card of
 * that colour), the cards of each kind left over, and at the end what the row amounts to. What is not in `basic` is 0;
 * a column that is at its most is turned round, so that it is 0 as well.
 */
interface Table {
  readonly rows: number[][];
  readonly gain: number[];
  /** The column that each row stands for. */
  readonly basic: number[];
  readonly most: readonly number[];
}

/**
 * What one card more of each kind would add, if tickets could be completed in parts: the shadow prices of that linear
 * problem. They steer the search for the best tickets, and only its speed depends on them being right.
 * Nothing but + − × ÷ is used, so every machine finds the same ones.
 */
export function cardPrices(pile: readonly number[], offers: readonly Offer[]): number[] {
  const table = tableOf(pile, offers);
  for (let round = 0; round < ROUNDS; round++) {
    const column = mostGainful(table.gain);
    if (column < 0) break;
    raise(table, column);
  }
  const first = table.gain.length - 1 - pile.length;
  return pile.map((_, kind) => Math.max(0, -table.gain[first + kind]));
}

function tableOf(pile: readonly number[], offers: readonly Offer[]): Table {
  const wild = pile.length - 1;
  const colours = [...pile.keys()].slice(0, wild);
  const rows = pile.map((cards, kind) => [
    ...offers.map(({ colours }) => colours.filter((colour) => colour === kind).length),
    ...colours.map((colour) => (kind === wild ? 1 : kind === colour ? -1 : 0)),
    ...pile.map((_, left) => (left === kind ? 1 : 0)),
    cards,
  ]);
  const gain = [...offers.map(({ worth }) => worth), ...colours.map(() => -1), ...pile.map(() => 0), 0];
  return {
    rows,
    gain,
    basic: pile.map((_, kind) => offers.length + wild + kind),
    most: gain.map((_, column) => (column < offers.length ? 1 : Infinity)),
  };
}

function mostGainful(gain: readonly number[]): number {
  let best = -1;
  let most = NEARLY_ZERO;
  for (let column = 0; column < gain.length - 1; column++) {
    if (gain[column] > most) {
      most = gain[column];
      best = column;
    }
  }
  return best;
}

/** Raises a column until it is at its most, or until the first row's own column falls to 0 or rises to its most. */
function raise(table: Table, column: number): void {
  const { rows, basic, most } = table;
  let amount = most[column];
  let row = -1;
  for (const [at, here] of rows.entries()) {
    const slope = here[column];
    const stands = here[here.length - 1];
    const end = slope > NEARLY_ZERO ? 0 : slope < -NEARLY_ZERO ? most[basic[at]] : Infinity;
    const reach = end === Infinity ? Infinity : (stands - end) / slope;
    if (reach < amount) {
      amount = reach;
      row = at;
    }
  }
  if (row < 0) {
    turnRound(table, column, amount);
    return;
  }
  const pivot = rows[row];
  if (pivot[column] < 0) turnRow(pivot, basic[row], most[basic[row]]);
  basic[row] = column;
  clear(table, pivot, column);
}

/** From now on the column counts what it lacks of its most. */
function turnRound({ rows, gain }: Table, column: number, most: number): void {
  for (const row of [...rows, gain]) {
    const slope = row[column];
    row[row.length - 1] -= slope * most;
    row[column] = -slope;
  }
}

/** The same for the column the row itself stands for. */
function turnRow(row: number[], own: number, most: number): void {
  for (const [column, value] of row.entries()) row[column] = -value;
  row[own] = 1;
  row[row.length - 1] += most;
}

/** The row now stands for the column, which therefore vanishes from all others. */
function clear({ rows, gain }: Table, pivot: number[], column: number): void {
  const slope = pivot[column];
  for (const [at, value] of pivot.entries()) pivot[at] = value / slope;
  for (const row of [...rows, gain]) {
    const times = row[column];
    if (row === pivot || times === 0) continue;
    for (let at = 0; at < row.length; at++) row[at] -= times * pivot[at];
  }
}
