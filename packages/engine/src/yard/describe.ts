import { cardNames, cardsAt, describeHand, describeSupply } from '../cards/describe-cards.ts';
import { known, type PlayerPosition, type Position } from '../kernel/position.ts';
import type { Seat } from '../kernel/seat.ts';
import type { View } from '../kernel/state.ts';
import { describeSet, describeTickets } from '../tickets/describe-tickets.ts';
import type { YardContext } from './context.ts';
import { questionKind } from './questions.ts';

/** The row of numbers as a reader would tell it. */
export function describe(view: View, context: YardContext): Position {
  const { at, rules } = context;
  return {
    game: rules.facts.id,
    seats: view[at.seats],
    turn: view[at.turn],
    over: view[at.over] === 1,
    ...(view[at.lastTurns] > 0 && { lastTurns: view[at.lastTurns] }),
    ...describeSupply(view, at, cardNames(rules.facts.deck)),
    ticketPile: view[at.pileCount],
    players: Array.from({ length: view[at.seats] }, (_, seat) => player(view, seat, context)),
    deckNumber: view[at.deckNumber],
  };
}

function player(view: View, seat: Seat, context: YardContext): PlayerPosition {
  const { at, rules, yard } = context;
  const names = cardNames(rules.facts.deck);
  const tickets = yard.tickets.map(({ id }) => id);
  const kind = questionKind(view[at.askedKind + seat]);
  const completed = { set: at.completed + seat * at.ticketWords, count: view[at.completedCount + seat] };
  return {
    seat,
    points: view[at.points + seat],
    hand: describeHand(view, seat, at, names),
    ...describeTickets(view, seat, at, tickets),
    ...(kind && { asked: { kind, number: view[at.askedNumber + seat] } }),
    yard: rows(view, seat, context),
    onTrack: known(view[at.onTrackCount + seat], cardsAt(view, at.onTrack + seat * at.kinds, names)),
    completed: describeSet(view, completed, at, tickets),
  };
}

function rows(view: View, seat: Seat, { at, rules }: YardContext): NonNullable<PlayerPosition['yard']> {
  return rules.facts.deck.colours.flatMap((colour, row) =>
    view[at.rowOwner + row] === seat + 1
      ? [{ colour, cards: view[at.rowCards + row], wilds: view[at.rowWilds + row] }]
      : [],
  );
}
