import { chooseTickets, type TicketNeeds } from './choose-tickets.ts';
import { FEW, fewTickets } from './few-tickets.ts';

/** CG-60: can all of these be completed together? Wilds, the last of the pile, fill what the colours lack, whatever they were laid as (CG-35). */
export function completable(pile: ArrayLike<number>, tickets: readonly TicketNeeds[]): boolean {
  const wild = pile.length - 1;
  let lacking = 0;
  for (let colour = 0; colour < wild; colour++) {
    let need = 0;
    for (const { needs } of tickets) need += needs[colour];
    lacking += Math.max(0, need - pile[colour]);
  }
  return lacking <= pile[wild];
}

/**
 * CG-60: which tickets to complete with the pile, by their positions, rising. Most points; then most tickets; then fewest
 * wilds; then the lowest positions, so that every machine finds the same. A ticket left undone costs its points, one that
 * is done gains them: the best sum of gains and losses is the one with most points completed.
 */
export function bestTickets(pile: ArrayLike<number>, tickets: readonly TicketNeeds[]): number[] {
  const possible = [...tickets.keys()].filter((at) => completable(pile, [tickets[at]]));
  const wanted = possible.map((at) => tickets[at]);
  if (completable(pile, wanted)) return possible;
  const cards = Array.from(pile);
  const chosen = wanted.length <= FEW ? fewTickets(cards, wanted) : chooseTickets(cards, wanted).chosen;
  return chosen.map((at) => possible[at]);
}
