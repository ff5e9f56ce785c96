/** What a yard game can ask of a seat. */
export type YardQuestion = 'keepTickets' | 'turn' | 'secondCard' | 'completeTickets';

/** A state holds a question as its place in this list; 0 is none. */
const KINDS: readonly (YardQuestion | undefined)[] = [
  undefined,
  'keepTickets',
  'turn',
  'secondCard',
  'completeTickets',
];

export function questionNumber(kind: YardQuestion): number {
  return KINDS.indexOf(kind);
}

export function questionKind(number: number): YardQuestion | undefined {
  return KINDS[number];
}
