import type { Pack } from './pack.ts';

/** What can be said about a map while it is drawn. */
export type RemarkKey =
  | 'fewPlaces'
  | 'noRoutes'
  | 'unreachable'
  | 'sameSpot'
  | 'beyondPaper'
  | 'longerThanPieces'
  | 'noPoints'
  | 'unpayable'
  | 'strangeColour'
  | 'manySymbols'
  | 'doubleEnds'
  | 'fewTickets'
  | 'fewLong'
  | 'longNotDealt'
  | 'fewCards'
  | 'tangled'
  | 'manyPlaces'
  | 'manyRoutes'
  | 'manyTickets'
  | 'wrongSeats'
  | 'keepMore'
  | 'keepNone'
  | 'fewWilds'
  | 'neverSwept'
  | 'sweptForever'
  | 'busyStations'
  | 'noRegion'
  | 'sameEnds'
  | 'noAttraction'
  | 'stationsUnscored'
  | 'other'
  | 'sameName'
  | 'tooMuchColour'
  | 'unusedColour'
  | 'squeezed'
  | 'deadEnd'
  | 'sameTicket'
  | 'cheapTicket'
  | 'dearTicket'
  | 'besideTicket'
  | 'beyondPieces'
  | 'fewPieces'
  | 'allGrey'
  | 'namesCollide';

/** One thing that is wrong with a map or could be better, and where. */
export interface Remark {
  readonly key: RemarkKey;
  /** It cannot be played before that is mended. */
  readonly grave: boolean;
  /** What a sentence about it needs to know: names, colours and numbers. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** The spot: ids of places, routes or tickets. */
  readonly places?: readonly string[];
  readonly routes?: readonly string[];
  readonly tickets?: readonly string[];
  /** Or a part of the rules. */
  readonly slot?: string;
}

const nameIn = ({ places, groups = [] }: Pack, id: string): string =>
  [...places, ...groups].find((one) => one.id === id)?.name ?? id;

export const named = (pack: Pack, { a, b }: { readonly a: string; readonly b: string }) => ({
  a: nameIn(pack, a),
  b: nameIn(pack, b),
});
