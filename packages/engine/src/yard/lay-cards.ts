import { type Cards, cardsOfKind, countOf, holdsCards, totalOf } from '../kernel/cards.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import type { LayCards, YardAction } from './actions.ts';
import type { YardContext, YardPlay } from './context.ts';
import type { YardLayout } from './layout.ts';

/** CG-30 */
const SHORTEST = 2;
const DIFFERENT = 3;

function rowLength(view: View, colour: number, at: YardLayout): number {
  return view[at.rowCards + colour] + view[at.rowWilds + colour];
}

/** The fewest cards of a colour that can be laid now, or 0 if none can (CG-30, CG-32, CG-33). */
function fewest(view: View, seat: Seat, colour: number, at: YardLayout): number {
  const owner = view[at.rowOwner + colour];
  if (owner === 0) return SHORTEST;
  return owner === seat + 1 ? 0 : rowLength(view, colour, at) + 1;
}

/** The colours in the hand that are in nobody's yard, as bits (CG-34). */
function freeColours(view: View, seat: Seat, at: YardLayout): number {
  let bits = 0;
  for (let colour = 0; colour < at.wild; colour++) {
    if (view[at.hand + seat * at.kinds + colour] > 0 && view[at.rowOwner + colour] === 0) bits |= 1 << colour;
  }
  return bits;
}

/**
 * Each sensible set once: of every colour every length with as few wilds as it takes, the shortest also with wilds in
 * place of colour; and every three different colours.
 */
export function offerSets(view: View, seat: Seat, { at, sets }: YardContext, into: YardAction[]): void {
  const hand = at.hand + seat * at.kinds;
  const wilds = view[hand + at.wild];
  for (let colour = 0; colour < at.wild; colour++) {
    const held = view[hand + colour];
    const least = held > 0 ? fewest(view, seat, colour, at) : 0;
    if (least === 0 || held + wilds < least) continue;
    for (let count = Math.min(held, least) - 1; count > 0 && least - count <= wilds; count--) {
      into.push(sets.oneColour(colour, count, least - count));
    }
    for (let length = least; length <= held + wilds; length++) {
      const count = Math.min(held, length);
      into.push(sets.oneColour(colour, count, length - count));
    }
  }
  const threes = sets.threeOf(freeColours(view, seat, at));
  for (let three = 0; three < threes.length; three++) into.push(threes[three]);
}

export function canLay(view: View, seat: Seat, { at, sets }: YardContext): boolean {
  const hand = at.hand + seat * at.kinds;
  for (let colour = 0; colour < at.wild; colour++) {
    const held = view[hand + colour];
    const least = held > 0 ? fewest(view, seat, colour, at) : 0;
    if (least > 0 && held + view[hand + at.wild] >= least) return true;
  }
  return sets.threeOf(freeColours(view, seat, at)).length > 0;
}

/** CG-30 to CG-34: may the seat lay these cards? */
export function checkLaying(view: View, seat: Seat, { cards }: LayCards, { at }: YardContext): Rejection | undefined {
  if (!holdsCards(view, at.hand + seat * at.kinds, cards, at.kinds)) return reject('cardsNotInHand', 'CG-30');
  const colours = coloursIn(cards, at);
  const total = totalOf(cards);
  if (colours.length === 0 && total > 0) return reject('wrongSet', 'CG-31');
  const three = colours.length === DIFFERENT && total === DIFFERENT;
  if (!three && (colours.length !== 1 || total < SHORTEST)) return reject('wrongSet', 'CG-30');
  for (const colour of colours) {
    const bar = three ? barToOne(view, seat, colour, at) : barToRow(view, seat, cards, { colour, at });
    if (bar) return bar;
  }
  return undefined;
}

function coloursIn(cards: Cards, at: YardLayout): number[] {
  const colours: number[] = [];
  for (let colour = 0; colour < at.wild; colour++) if (countOf(cards, colour) > 0) colours.push(colour);
  return colours;
}

/** CG-34: one of three different colours robs nobody. */
function barToOne(view: View, seat: Seat, colour: number, at: YardLayout): Rejection | undefined {
  const owner = view[at.rowOwner + colour] - 1;
  if (owner < 0) return undefined;
  if (owner === seat) return reject('colourInOwnYard', 'CG-32', { colour });
  return reject('colourInAnotherYard', 'CG-34', { colour, owner });
}

function barToRow(
  view: View,
  seat: Seat,
  cards: Cards,
  { colour, at }: { readonly colour: number; readonly at: YardLayout },
): Rejection | undefined {
  const owner = view[at.rowOwner + colour] - 1;
  if (owner < 0) return undefined;
  if (owner === seat) return reject('colourInOwnYard', 'CG-32', { colour });
  const length = rowLength(view, colour, at);
  return totalOf(cards) > length ? undefined : reject('rowTooLong', 'CG-33', { colour, owner, length });
}

/** Lays the rows; whoever has a row of the colour is robbed of it first, so that the colour is in one yard only. */
export function layCards(table: YardPlay, seat: Seat, { cards }: LayCards, { at }: YardContext): void {
  const { state } = table;
  const wilds = cardsOfKind(at.wild, countOf(cards, at.wild));
  for (const colour of coloursIn(cards, at)) {
    const owner = state[at.rowOwner + colour] - 1;
    if (owner >= 0) {
      const lost = cardsOfKind(colour, state[at.rowCards + colour]) + cardsOfKind(at.wild, state[at.rowWilds + colour]);
      table.record({ type: 'rowRobbed', seat: owner, by: seat, colour, cards: lost });
    }
    // Wilds come with one colour only (CG-30).
    table.record({ type: 'rowLaid', seat, colour, cards: cardsOfKind(colour, countOf(cards, colour)) + wilds });
  }
}
