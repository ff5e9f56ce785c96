/** The weights of the card game's planner; found by playing against itself (`scripts/tune.ts`). */
export interface YardWeights {
  /** What laying must bring, in cards, before it is better than drawing. */
  readonly lay: number;
  /** A card that no ticket of the seat needs yet. */
  readonly spare: number;
  /** Each card of another that is robbed. */
  readonly rob: number;
  /** How much the danger of being robbed counts. */
  readonly risk: number;
  /** What a wild laid is less worth than kept. */
  readonly wild: number;
  /** How many cards off the deck each seat may hope to bring on track, as a share. */
  readonly hope: number;
  /** How many of the cards it has are the right ones, as a share. */
  readonly fit: number;
  /** What each card too many costs a choice of tickets. */
  readonly over: number;
  /** Cards of room that a draw of tickets needs. */
  readonly draw: number;
  /** Cards a seat draws in a turn on average: how quickly the deck ends. */
  readonly pace: number;
  /** How much a long row in the hand is worth when taking cards. */
  readonly gather: number;
  /** Cards in the hand above which laying gets more pressing, and by how much each. */
  readonly full: number;
  readonly press: number;
  /** How many turns before the hand could not be laid any more it becomes pressing, and by how much each. */
  readonly haste: number;
  readonly hurry: number;
}

export const defaultYardWeights: YardWeights = {
  lay: 2.3,
  spare: 0.35,
  rob: 1.4,
  risk: 0.8,
  wild: 0.2,
  hope: 0.8,
  fit: 0.85,
  over: 2.5,
  draw: 2.5,
  pace: 1.2,
  gather: 0.25,
  full: 7,
  press: 0.3,
  haste: 7,
  hurry: 1,
};
