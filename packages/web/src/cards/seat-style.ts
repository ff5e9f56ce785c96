/** What tells one seat's pieces from another's, and a piece from a free space, when colours do not. No seat is plain. */
export type SeatPattern = 'plain' | 'line' | 'stripes' | 'dots' | 'chevrons';

/** A seat's colour and pattern: always both. */
export interface SeatStyle {
  readonly name: string;
  readonly colour: string;
  /** the colour of the pattern, and of anything written on the colour */
  readonly ink: string;
  readonly edge: string;
  readonly pattern: SeatPattern;
}

const blue = { name: 'blue', colour: '#3080f0', ink: '#eaf3ff', edge: '#153a75' };
const purple = { name: 'purple', colour: '#a0559a', ink: '#fdeffb', edge: '#471744' };
const white = { name: 'white', colour: '#fffdf6', ink: '#6d675a', edge: '#4d483d' };
const yellow = { name: 'yellow', colour: '#f8cb3f', ink: '#6d4f00', edge: '#6d4f00' };
const black = { name: 'black', colour: '#34343d', ink: '#d9d9e0', edge: '#08080b' };
const red = { name: 'red', colour: '#d63d38', ink: '#fff1ec', edge: '#6d100f' };

const boxes: Readonly<Record<string, readonly Omit<SeatStyle, 'pattern'>[]>> = {
  'new-york': [yellow, blue, white, purple],
  'nordic-countries': [black, white, purple],
  'united-kingdom': [blue, red, yellow, black],
  'card-game': [blue, red, yellow, black],
};

const patterns: readonly SeatPattern[] = ['line', 'stripes', 'dots', 'chevrons'];

/** The colours the pieces of a game come in, one a seat, each with its pattern. */
export function seatStyles(game: string): readonly SeatStyle[] {
  const box = boxes[game] ?? [blue, red, yellow, black];
  return box.map((style, seat) => ({ ...style, pattern: patterns[seat] ?? 'plain' }));
}
