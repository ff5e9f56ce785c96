import { pile } from '../kernel/pile.ts';
import { type BoardPlay, type House, settle } from './house.ts';
import { askTickets, drawTickets } from './tickets.ts';

/** The deal: cards, market, tickets, and the first choice put to everybody at once (C-4). */
export function deal(table: BoardPlay, seats: number, house: House): void {
  const { rules, at, board } = house;
  const { facts } = rules;
  table.record({
    type: 'begun',
    seats,
    first: rules.firstSeat ?? drawFirst(table, seats),
    pieces: facts.pieces,
    ...(rules.technologies && { stock: rules.technologies.list.map(({ copies }) => copies) }),
  });
  for (let seat = 0; seat < seats; seat++) {
    for (let wild = 0; wild < rules.dealt.wilds; wild++) table.record({ type: 'wildGiven', seat });
  }
  table.record({ type: 'deckMade', cards: pile('nobody', freshDeck(table, seats, house)) });
  for (let seat = 0; seat < seats; seat++) {
    const top = at.deck + table.state[at.deckCount];
    const dealt = table.state.slice(top - rules.dealt.cards, top).reverse();
    table.record({ type: 'cardsDealt', seat, cards: pile(seat, dealt) });
  }
  settle(table, house);
  const tickets = board.tickets.map(({ number }) => number);
  table.chance.shuffle(tickets);
  table.record({ type: 'ticketsShuffled', tickets: pile('nobody', tickets) });
  for (let seat = 0; seat < seats; seat++) drawTickets(table, seat, rules.tickets.dealt.draw, house);
  for (let seat = 0; seat < seats; seat++) askTickets(table, seat, rules.tickets.dealt.keep, house);
}

/** C-1 */
function drawFirst(table: BoardPlay, seats: number): number {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  table.chance.shuffle(order);
  return order[0];
}

/** UK-2: the wilds given out are set aside before the shuffle. */
function freshDeck(table: BoardPlay, seats: number, { rules, at }: House): number[] {
  const { perColour, wilds } = rules.facts.deck;
  const cards: number[] = [];
  for (let kind = 0; kind < at.kinds; kind++) {
    const many = kind === at.wild ? wilds - seats * rules.dealt.wilds : perColour;
    for (let count = 0; count < many; count++) cards.push(kind);
  }
  table.chance.shuffle(cards);
  return cards;
}
