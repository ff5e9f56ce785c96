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

export const paints: Readonly<Record<CardColour, Paint>> = {
  red: { fill: '#d1332e', edge: '#8d1a1b', ink: '#fff' },
  orange: { fill: '#e98a15', edge: '#9c560a', ink: '#2b1a05' },
  yellow: { fill: '#f2c93c', edge: '#a3801a', ink: '#33270a' },
  green: { fill: '#2e9e5b', edge: '#176137', ink: '#fff' },
  blue: { fill: '#2b6cc4', edge: '#174283', ink: '#fff' },
  purple: { fill: '#8446a3', edge: '#52266b', ink: '#fff' },
  pink: { fill: '#e573a4', edge: '#a33b6b', ink: '#3a0c20' },
  black: { fill: '#2b2b33', edge: '#0e0e13', ink: '#fff' },
  white: { fill: '#f7f4ec', edge: '#6e6a5e', ink: '#3b3a36' },
  wild: { fill: '#f7f4ec', edge: '#2b2b33', ink: '#2b2b33' },
  grey: { fill: '#9aa0a6', edge: '#62686f', ink: '#2b2b33' },
};

/** The paint of a colour by its name; grey for a name that is none. */
export const paintOf = (colour: string): Paint => paints[colour as CardColour] ?? paints.grey;
