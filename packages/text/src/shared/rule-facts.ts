/* What the slots of a map say, as sentences about its rules need it. All sentences speak of trains; `inTaxis` turns them. */

export interface DeckFacts {
  /** How many each seat has. */
  readonly pieces: number;
  readonly stations: number;
  readonly cards: number;
  readonly colours: number;
  readonly perColour: number;
  readonly wilds: number;
  readonly tickets: number;
  /** How many of them are dealt apart. */
  readonly long: number;
}

export interface StartFacts {
  readonly cards: number;
  readonly wilds: number;
  readonly market: number;
  /** Other numbers of cards that a table can choose. */
  readonly choices: readonly number[];
}

export interface TicketDrawFacts {
  readonly count: number;
  /** Long ones besides; of a draw in a turn: 0. */
  readonly long: number;
  readonly keep: number;
  readonly returned: 'bottom' | 'box';
}

/** Is every ticket of a draw kept? */
export const keepsAll = ({ count, long, keep }: Pick<TicketDrawFacts, 'count' | 'long' | 'keep'>): boolean =>
  keep >= count + long;

/** Double routes (C-36): for how many the game is, and from how many on both tracks are open. */
export interface DoublesFacts {
  readonly least: number;
  readonly most: number;
  readonly bothFrom: number;
}

export interface WildFacts {
  readonly tunnels: boolean;
  readonly ferries: boolean;
}

export interface AnyCardsFacts {
  /** The routes, as a list in words. */
  readonly routes: string;
  readonly cards: number;
  /** May a wild stand in there by itself? */
  readonly wild: boolean;
}

export interface PointsFacts {
  readonly byLength: readonly (readonly [length: number, points: number])[];
  /** Routes with points of their own, by name. */
  readonly others: readonly (readonly [route: string, points: number])[];
}

export type TieBreak = 'ticketsDone' | 'fewestStations' | 'longestPathBonus' | 'longestPath';

/** What a map changes about the common rules. */
export interface CommonFacts {
  /** Nothing: on a page of all games. */
  readonly doubles: DoublesFacts | undefined;
  readonly stations: boolean;
  readonly technologies: boolean;
  /** Is the market swept when many wilds lie in it? */
  readonly swept: boolean;
  /** Are wilds good on every route? */
  readonly wildEverywhere: boolean;
  /** Does a table choose whether unequal tracks are doubles? */
  readonly unequalTwins: boolean;
  /** How many tickets of a draw are kept at least. */
  readonly keep: number;
}

/** Is one track ever closed because of the other, and is it ever not? */
export const doublesKind = ({ least, most, bothFrom }: DoublesFacts): 'open' | 'closed' | 'both' =>
  bothFrom <= least ? 'open' : bothFrom > most ? 'closed' : 'both';
