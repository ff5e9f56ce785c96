/** Says the names of a table's things in the player's language; sentences are built with it. */
export interface TableNames {
  /** A player at the beginning of a sentence: "You" for the one who looks. */
  player(seat: number): string;
  isMe(seat: number): boolean;
  place(id: string): string;
  route(id: string): string;
  ticket(id: string): string;
  colour(id: string): string;
  technology(id: string): string;
  /** The colour a route is paid in, as a word. */
  routeColour(id: string): string;
  /** Some cards: "a blue card", "2 blue and 1 taxi card". */
  cards(list: readonly string[]): string;
  /** What the wild is called here: a taxi card or a locomotive. */
  wild(count: number): string;
  piece(count: number): string;
}
