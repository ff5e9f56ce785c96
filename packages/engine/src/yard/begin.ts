import { dealCards } from '../cards/deal-cards.ts';
import { fillFromDeck } from '../cards/supply.ts';
import { firstToPlay } from '../kernel/first-to-play.ts';
import { drawTickets, shuffleTickets } from '../tickets/keep-tickets.ts';
import { askTickets } from './carry-out.ts';
import type { YardContext, YardPlay } from './context.ts';

/** The deal: cards, market, tickets, and the first choice put to everybody at once (CG-2, CG-3, C-4). */
export function deal(table: YardPlay, seats: number, context: YardContext): void {
  const { rules, at, yard } = context;
  const { facts } = rules;
  table.record({ type: 'begun', seats, first: firstToPlay(table.chance, seats, rules.firstSeat) });
  dealCards(table, seats, { deck: facts.deck, dealt: facts.setup }, at);
  fillFromDeck(table, at);
  shuffleTickets(
    table,
    yard.tickets.map(({ number }) => number),
  );
  for (let seat = 0; seat < seats; seat++) drawTickets(table, seat, rules.tickets.dealt.count, at);
  for (let seat = 0; seat < seats; seat++) askTickets(table, seat, rules.tickets.dealt.keep, context);
}
