import type { TicketNeeds } from './choose-tickets.ts';

/** With more tickets than this, looking for good prices first is worth its time. */
export const FEW = 10;

/**
 * The best of a few tickets, by trying: each is taken, if the pile has the cards, or left, and a choice that could not
 * overtake the best one found is not followed. Since taking is tried before leaving, lower positions are found first, and
 * their equals do not replace them.
 */
export function fewTickets(pile: readonly number[], tickets: readonly TicketNeeds[]): number[] {
  const wild = pile.length - 1;
  const ticketWorth = pile[wild] + 1; // more than all wilds
  const pointWorth = ticketWorth * (tickets.length + 1); // more than all tickets
  const worth = tickets.map(({ points }) => points * pointWorth + ticketWorth);
  const allFrom = [...worth, 0];
  for (let at = worth.length - 1; at >= 0; at--) allFrom[at] += allFrom[at + 1];
  /** What the tickets taken so far ask for, colour by colour. */
  const asked = new Array<number>(wild).fill(0);
  let best = 0;
  let most = -1;

  const decide = (at: number, taken: number, value: number): void => {
    if (value + allFrom[at] - wildsFor(asked, pile) <= most) return;
    if (at === tickets.length) {
      most = value - wildsFor(asked, pile);
      best = taken;
      return;
    }
    const { needs } = tickets[at];
    for (let colour = 0; colour < wild; colour++) asked[colour] += needs[colour];
    if (wildsFor(asked, pile) <= pile[wild]) decide(at + 1, taken | (1 << at), value + worth[at]);
    for (let colour = 0; colour < wild; colour++) asked[colour] -= needs[colour];
    decide(at + 1, taken, value);
  };
  decide(0, 0, 0);
  return [...tickets.keys()].filter((at) => (best >> at) & 1);
}

/** How many cards the colours of the pile lack. */
function wildsFor(asked: readonly number[], pile: readonly number[]): number {
  let wilds = 0;
  for (let colour = 0; colour < asked.length; colour++) wilds += Math.max(0, asked[colour] - pile[colour]);
  return wilds;
}
