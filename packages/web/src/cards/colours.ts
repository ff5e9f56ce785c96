import { type CARD_COLOURS, type GameTitle, type SeatColour, type SeatPattern, titleOf } from '@branchline/games';

/** Everything a card or a space can be; grey is a space that takes any one colour. */
export type CardColour = (typeof CARD_COLOURS)[number] | 'wild' | 'grey';

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

/** A seat's colour and pattern: always both. */
export interface SeatStyle {
  readonly name: string;
  readonly colour: string;
  /** the colour of the pattern, and of anything written on the colour */
  readonly ink: string;
  readonly edge: string;
  readonly pattern: SeatPattern;
}

/** What tells one seat's pieces from another's, and a piece from a free space, when colours do not; in the order they are given out. */
const patterns: readonly SeatPattern[] = ['line', 'stripes', 'dots', 'chevrons', 'bands', 'rails', 'crosses', 'waves'];

type Box = Omit<SeatStyle, 'pattern'>;

/** Eight colours for eight seats, each told from every other with any eyes (colours.test.ts) and from every printed space; in the order they are given out. */
const boxes: readonly (Box & { readonly name: SeatColour })[] = [
  { name: 'blue', colour: '#2a5af8', ink: '#ffffff', edge: '#0e256e' },
  { name: 'red', colour: '#d81b59', ink: '#ffffff', edge: '#64082a' },
  { name: 'yellow', colour: '#ffe000', ink: '#4a3900', edge: '#4a3900' },
  { name: 'black', colour: '#0c1013', ink: '#dfe3e8', edge: '#343b44' },
  { name: 'green', colour: '#00df9f', ink: '#00402d', edge: '#00402d' },
  { name: 'white', colour: '#fffffa', ink: '#4d483d', edge: '#4d483d' },
  { name: 'purple', colour: '#7206b2', ink: '#fbeeff', edge: '#34034f' },
  { name: 'orange', colour: '#ff8000', ink: '#4a2300', edge: '#4a2300' },
];

/** The colours the pieces of a game come in, one a seat, each with its pattern. */
export function seatStyles(game: string): readonly SeatStyle[] {
  const title = titleOf(game);
  return seatStylesOf(title?.look?.seats ?? [], title?.seats.max ?? boxes.length);
}

/** The styles of a table's seats: whoever has chosen another colour has it. */
export function stylesAt(game: string, seats: readonly { readonly colour?: number }[]): readonly SeatStyle[] {
  const styles = seatStyles(game);
  return seats.flatMap(({ colour }, seat) => styles[(colour ?? seat) % styles.length] ?? []);
}

type Wish = NonNullable<NonNullable<GameTitle['look']>['seats']>[number];

/** As a look wishes; a seat it does not mention gets what is left over. */
export function seatStylesOf(wishes: readonly Wish[], seats: number): readonly SeatStyle[] {
  const styles: SeatStyle[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const wish = wishes[seat];
    const named = boxes.find(({ name }) => name === wish?.colour);
    const left = boxes.filter(({ name, colour }) => {
      const wished = wishes.some((one) => one.colour === name);
      return !wished && styles.every((other) => other.colour !== colour);
    });
    const box = named ?? (wish?.colour.startsWith('#') ? dyed(wish.colour) : left[0]) ?? boxes[seat % boxes.length];
    const free = patterns.filter((one) => styles.every(({ pattern }) => pattern !== one));
    const pattern = free.find((one) => one === wish?.pattern) ?? free[0] ?? 'line';
    if (box) styles.push({ ...box, pattern });
  }
  return styles;
}

/** A colour of a pack's own, with a pattern that is seen on it. */
function dyed(colour: string): Box {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const light = red * 0.3 + green * 0.59 + blue * 0.11 > 128;
  const dark = [red, green, blue].map((part) =>
    Math.round(part * (light ? 0.28 : 0.35))
      .toString(16)
      .padStart(2, '0'),
  );
  return { name: colour, colour, ink: light ? `#${dark.join('')}` : '#ffffff', edge: `#${dark.join('')}` };
}
