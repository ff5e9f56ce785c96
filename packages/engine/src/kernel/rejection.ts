type NoFacts = Record<never, never>;

/** Every reason to refuse, with the facts a sentence about it needs. The sentences are in the clients, in many languages. */
export interface Rejections {
  /** Nothing is asked of this seat now. */
  notYourTurn: NoFacts;
  /** Something is asked, but not this. */
  notAskedNow: NoFacts;
  /** The game is over. */
  gameOver: NoFacts;
  /** No such route, card, ticket or technology in this game. */
  unknown: { readonly what: string };
  deckEmpty: NoFacts;
  emptyPlaceInMarket: NoFacts;
  wildAsSecondCard: NoFacts;
  routeTaken: { readonly route: number };
  routeNotHeldByAnother: { readonly route: number };
  otherTrackYours: { readonly route: number };
  /** With how many players, at least and at most, one track closes the other in this game. */
  otherTrackTaken: { readonly route: number; readonly least: number; readonly most: number };
  notEnoughPieces: { readonly needed: number; readonly left: number };
  cardsNotInHand: NoFacts;
  wrongPayment: { readonly route: number; readonly due: number; readonly wilds: number };
  wildsNotHere: { readonly route: number };
  needsTechnologies: { readonly technologies: readonly number[] };
  noTicketsLeft: NoFacts;
  ticketsNotOffered: NoFacts;
  keepMoreTickets: { readonly atLeast: number };
  cannotPass: NoFacts;
  wrongExtra: { readonly extra: number; readonly colour: number };
  technologyGone: { readonly technology: number };
  technologyHeld: { readonly technology: number };
  wrongPrice: { readonly technology: number; readonly price: number };
  noRouteToShare: NoFacts;
  /** All so many stations are built. */
  noStationsLeft: { readonly stations: number };
  stationThere: { readonly city: number; readonly owner: number };
  wrongStationPrice: { readonly city: number; readonly price: number };
  /** The set laid in the yard is neither one colour nor three different ones. */
  wrongSet: NoFacts;
  colourInOwnYard: { readonly colour: number };
  rowTooLong: { readonly colour: number; readonly owner: number; readonly length: number };
  colourInAnotherYard: { readonly colour: number; readonly owner: number };
  ticketsNotHeld: NoFacts;
  ticketsNotCompletable: NoFacts;
}

export type RejectionCode = keyof Rejections;

/** Why an action is refused: a code, the id of the rule in docs/RULES.md, and facts. Data, never a sentence. */
export type Rejection = {
  readonly [Code in RejectionCode]: { readonly code: Code; readonly rule: string; readonly facts: Rejections[Code] };
}[RejectionCode];

/** The codes that have nothing to add. */
type Bare = {
  [Code in RejectionCode]: Rejections[Code] extends NoFacts ? (NoFacts extends Rejections[Code] ? Code : never) : never;
}[RejectionCode];

export function reject<Code extends Bare>(code: Code, rule: string): Rejection;
export function reject<Code extends RejectionCode>(code: Code, rule: string, facts: Rejections[Code]): Rejection;
export function reject(code: RejectionCode, rule: string, facts: object = {}): Rejection {
  // The overloads tie the facts to their code.
  return { code, rule, facts } as Rejection;
}
