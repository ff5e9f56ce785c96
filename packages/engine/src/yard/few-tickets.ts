import type { TicketNeeds } from './choose-tickets.ts';

/** With more tickets than this, looking for good prices first is worth its time. */
export const FEW = 12;

/**
 * The best of a few tickets, by trying: each is taken, if the pile has the cards, or left, and a choice that can no longer
 * be as good as the best one found is not followed. The last tickets come first, because the box lists them by rising
 * points and a good choice found early saves the most; of equals the one with the lower positions is kept.
 */
export function fewTickets(pile: readonly number[], tickets: readonly TicketNeeds[]): number[] {
  const wild = pile.length - 1;
  const ticketWorth = pile[wild] + 1; // more than all wilds
  const pointWorth = ticketWorth * (tickets.length + 1); // more than all tickets
  const worth = tickets.map(({ points }) => points * pointWorth + ticketWorth);
  const allBefore = [0];
  for (const one of worth) allBefore.push(allBefore[allBefore.length - 1] + one);
  const first = 2 ** tickets.length;
  const left = pile.slice(0, wild);
  let best = 0;
  let most = -1;

  /** `value` counts the wilds used; `taken` has the first ticket as its highest bit. */
  const decide = (before: number, taken: number, value: number, wilds: number): void => {
    if (value + allBefore[before] < most) return;
    if (before === 0) {
      if (value > most || taken > best) best = taken;
      most = value;
      return;
    }
    const at = before - 1;
    const { needs } = tickets[at];
    let lacking = 0;
    for (let colour = 0; colour < wild; colour++) {
      lacking += Math.max(0, needs[colour] - Math.max(0, left[colour]));
      left[colour] -= needs[colour];
    }
    if (lacking <= wilds) decide(at, taken + first / 2 ** before, value + worth[at] - lacking, wilds - lacking);
    for (let colour = 0; colour < wild; colour++) left[colour] += needs[colour];
    decide(at, taken, value, wilds);
  };
  decide(tickets.length, 0, 0, pile[wild]);
  return [...tickets.keys()].filter((at) => Math.floor((best * 2 ** (at + 1)) / first) % 2 === 1);
}
