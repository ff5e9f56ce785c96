/** Everything a card or a space can be; grey is a space that takes any one colour. */
export type CardColour =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'black'
  | 'white'
  | 'wild'
  | 'grey';

/** How a colour is painted: its fill, the edge round it, and the ink of its symbol. */
interface Paint {
  readonly fill: string;
  readonly edge: string;
  readonly ink: string;
}

/** The fills are set so far apart that the three colour-blindnesses can still tell them (colours.test.ts). */
export const paints: Readonly<Record<CardColour, Paint>> = {
  red: { fill: '#d12d17', edge: '#8d1a1b', ink: '#fff' },
  orange: { fill: '#ef9320', edge: '#9c560a', ink: '#2b1a05' },
  yellow: { fill: '#f2c93c', edge: '#a3801a', ink: '#33270a' },
  green: { fill: '#089d6b', edge: '#046044', ink: '#fff' },
  blue: { fill: '#2f66ca', edge: '#174283', ink: '#fff' },
  purple: { fill: '#864696', edge: '#522661', ink: '#fff' },
  pink: { fill: '#cf6cb3', edge: '#8a3875', ink: '#330a2a' },
  black: { fill: '#2b2b33', edge: '#0e0e13', ink: '#fff' },
  white: { fill: '#f7f4ec', edge: '#6e6a5e', ink: '#3b3a36' },
  wild: { fill: '#f7f4ec', edge: '#2b2b33', ink: '#2b2b33' },
  grey: { fill: '#aaaba2', edge: '#6b6c66', ink: '#2b2b33' },
};

/** The paint of a colour by its name; grey for a name that is none. */
export const paintOf = (colour: string): Paint => paints[colour as CardColour] ?? paints.grey;

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
