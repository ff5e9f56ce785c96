/** Side views that stand on y = 0, about 48 wide; windows are holes (even-odd). */
const wheels = (spots: readonly number[], radius = 3.4): string =>
  spots
    .map(
      (x) => `M${x - radius}-2.6a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1-${radius * 2} 0Z`,
    )
    .join('');

const windows = (spots: readonly number[], top: number, wide = 5, high = 5): string =>
  spots.map((x) => `M${x} ${top}h${wide}v${high}h-${wide}Z`).join('');

const coach = `M-24-5V-19q0-3 3-3H21q3 0 3 3V-5Z${windows([-20, -12.5, -5, 2.5, 10, 16.5], -17.5)}${wheels([-17, -10, 10, 17], 2.8)}`;
const diner = `M-24-5V-16l4-5H20l4 5V-5Z${windows([-19, 5], -16, 14, 5.5)}${wheels([-17, -10, 10, 17], 2.8)}`;
const boxcar = `M-24-5V-22H24V-5ZM-5-20.5V-7H5V-20.5ZM-1-20.5h2V-7h-2Z${wheels([-17, -10, 10, 17], 2.8)}`;
const hopper = `M-24-20H24L20-5H-20ZM-20-22q5-4 10-1q5-4 10-1q5-3 10 1q5-2 10 1ZM-14-17l2.6 9h2.4l-1.6-9ZM11-17l-1.6 9h2.4l2.6-9Z${wheels([-15, -8, 8, 15], 2.8)}`;
const tank = `M-22-6a7.5 7.5 0 0 1 0-15H22a7.5 7.5 0 0 1 0 15ZM-4-21v-3.4H4V-21ZM-12-21h1.6v15H-12ZM10.4-21H12v15h-1.6ZM-24-5H24v-1.6H-24Z${wheels([-17, -10, 10, 17], 2.8)}`;
const caboose = `M-20-5V-19H-8v-5.5H6V-19H20V-5Z${windows([-16, 11], -15.5, 5.5, 5)}${windows([-5, 1], -22, 3.6, 3)}M-24-5H24v-1.6H-24Z${wheels([-14, -7, 7, 14], 2.8)}`;

const engine =
  'M-25-6V-24q0-2.4 2.4-2.4H-9V-19H9v-6H7v-3h10v3h-2v6h4q5 0 5 6v4h2l4 5H-25ZM-21-22.5v7h8v-7Z' +
  `M-1-19q0-4 3.4-4t3.4 4Z${wheels([-16, -6, 4], 4.8)}${wheels([15, 22], 2.8)}`;

const tram = `M-24-5V-18q0-4 4-4H20q4 0 4 4V-5ZM-1-22-5-29H7v1.4H-2.6L.8-22Z${windows([-20, -11, 3, 12], -18, 8, 6)}M-2-18h4V-6h-4Z${wheels([-15, -8, 8, 15], 2.8)}`;
const bus = `M-23-4V-20q0-3 3-3H18q4 0 5 5l1 7v7Z${windows([-20, -12.4, -4.8, 2.8], -19.5, 6, 6.5)}M11-19.5h6.4q2 0 2.6 3l.8 3.5H11Z${wheels([-13, 14], 4)}`;
const metro = `M-24-4V-20l2-2H22l2 2V-4Z${windows([-13.5, -6, 7.5], -18.5, 5.5, 5.5)}M-20.5-18.5h4.5V-5.5h-4.5ZM1-18.5h4.5V-5.5H1ZM15.5-18.5H20V-5.5h-4.5Z${wheels([-15, -8, 8, 15], 2.6)}`;

const taxi =
  'M-25-5v-6q0-3 3-3.4l5-.8 7-8q1.4-1.6 3.6-1.6H6q2.4 0 4 2l5.4 7.2 6.6 1.2q3 .6 3 4V-5Z' +
  `M-12.6-15.4l5-5.8q.8-.8 2-.8h3v6.6ZM.4-22h4.8q1.4 0 2.2 1l4 5.6H.4ZM-5-24.8v-3.4H5v3.4Z${wheels([-14, 14], 4.6)}`;

const trains: Readonly<Record<string, string>> = {
  red: coach,
  orange: boxcar,
  yellow: diner,
  green: caboose,
  blue: coach,
  purple: boxcar,
  pink: diner,
  black: hopper,
  white: tank,
  wild: engine,
};

const city: Readonly<Record<string, string>> = {
  red: bus,
  orange: tram,
  green: tram,
  blue: metro,
  pink: bus,
  black: metro,
  wild: taxi,
};

/** What drives across a card of this colour in this game. */
export const vehicleOf = (game: string, colour: string): string =>
  (game === 'new-york' ? city[colour] : trains[colour]) ?? coach;
