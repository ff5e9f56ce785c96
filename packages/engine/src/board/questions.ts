/** What a board game can ask of a seat. */
export type BoardQuestion = 'keepTickets' | 'turn' | 'secondCard' | 'payTunnel';

/** A state holds a question as its place in this list; 0 is none. */
const KINDS: readonly (BoardQuestion | undefined)[] = [undefined, 'keepTickets', 'turn', 'secondCard', 'payTunnel'];

export function questionNumber(kind: BoardQuestion): number {
  return KINDS.indexOf(kind);
}

export function questionKind(number: number): BoardQuestion | undefined {
  return KINDS[number];
}

/** What a turn can be spent on. */
export type TurnAction =
  | 'takeCard'
  | 'claimRoute'
  | 'drawTickets'
  | 'buyTechnology'
  | 'claimHeldRoute'
  | 'endTurn'
  | 'buildStation';

const TURN_ACTIONS: readonly TurnAction[] = [
  'takeCard',
  'claimRoute',
  'drawTickets',
  'buyTechnology',
  'claimHeldRoute',
  'endTurn',
  'buildStation',
];

/** C-2: a state holds what a turn still allows as bits. */
export const ALLOWS: Readonly<Record<TurnAction, number>> = {
  takeCard: 1,
  claimRoute: 2,
  drawTickets: 4,
  buyTechnology: 8,
  claimHeldRoute: 16,
  endTurn: 32,
  buildStation: 64,
};

export function bitsOf(actions: readonly TurnAction[]): number {
  let bits = 0;
  for (const action of actions) bits |= ALLOWS[action];
  return bits;
}

export function allowed(bits: number): readonly TurnAction[] {
  return TURN_ACTIONS.filter((action) => (bits & ALLOWS[action]) !== 0);
}
