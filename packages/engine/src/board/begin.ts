import { dealCards } from '../cards/deal-cards.ts';
import { firstToPlay } from '../kernel/first-to-play.ts';
import { dealTickets } from '../tickets/keep-tickets.ts';
import { type BoardContext, type BoardPlay, settle } from './context.ts';
import { askTickets } from './tickets.ts';

/** The deal: cards, market, tickets, and the first choice put to everybody at once (C-4). */
export function deal(table: BoardPlay, seats: number, context: BoardContext): void {
  const { rules, at, board } = context;
  const { facts } = rules;
  table.record({
    type: 'begun',
    seats,
    first: firstToPlay(table.chance, seats, rules.firstSeat),
    pieces: facts.pieces,
    ...(rules.technologies && { stock: rules.technologies.list.map(({ copies }) => copies) }),
  });
  dealCards(table, seats, { deck: facts.deck, dealt: rules.dealt }, at);
  settle(table, context);
  dealTickets(table, seats, { tickets: board.tickets, dealt: rules.tickets.dealt }, at);
  for (let seat = 0; seat < seats; seat++) askTickets(table, seat, rules.tickets.dealt.keep, context);
}
