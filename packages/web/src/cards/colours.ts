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
export interface Paint {
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
