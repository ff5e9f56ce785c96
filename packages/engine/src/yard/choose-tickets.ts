import { cardPrices } from './card-prices.ts';
import { cheapestFirst } from './cheapest-first.ts';

/** What a ticket pays, and how many cards of each colour it asks for. */
export interface TicketNeeds {
  readonly points: number;
  readonly needs: ArrayLike<number>;
}

/** A set is one number, a bit for each ticket, the first ticket the highest: of two, the greater has the lower positions. */
const FIRST = 2 ** 52;
const MOST_TICKETS = 53;

/** One decision: whether to complete this ticket, and what each answer loses. */
interface Stage {
  readonly colours: readonly number[];
  readonly bit: number;
  readonly taking: number;
  readonly leaving: number;
}

interface Plan {
  readonly stages: readonly Stage[];
  /** For each stage, how many cards of each colour its ticket and all later ones ask for; then, at the end, nothing. */
  readonly asked: readonly (readonly number[])[];
  /** Of each kind, the wilds last; whole numbers. */
  readonly prices: readonly number[];
  readonly pile: readonly number[];
}

/** The decisions of the first stages: which tickets, what is left of the pile, what has been lost. */
interface Choice {
  readonly stage: number;
  readonly left: readonly number[];
  readonly lost: number;
  readonly key: number;
  readonly order: number;
  tickets: number;
}

/**
 * The best tickets out of more than the pile can complete, and how many choices were looked at on the way.
 *
 * A set is worth its points, then its number, less its wilds, as one whole number. Let every card have a price, a colour
 * at most 1 more than a wild. Then a set is worth
 *
 *     the price of the pile + whatever tickets are worth above the price of their cards − what is lost,
 *
 * and lost is: with a ticket taken that is worth less than its cards, or left though worth more, the difference; with a
 * wild in place of a colour, its price + 1 − the price of the colour; with a card not used, its price. This holds for any
 * prices, and no loss is negative. So the best set is the one that loses least, and Dijkstra's way finds it: always go on
 * with the choice that has lost least so far. With good prices the best set loses hardly anything, and little else is
 * looked at.
 *
 * Choices with the same cards left at the same stage have the same future: the one that lost less is kept, or of equals
 * the one with lower positions. Whatever could become its equal leaves the queue before it does, since at equal losses
 * earlier stages come first.
 */
export function chooseTickets(
  pile: readonly number[],
  tickets: readonly TicketNeeds[],
): { readonly chosen: number[]; readonly steps: number } {
  if (tickets.length > MOST_TICKETS) throw new Error(`${tickets.length} tickets are more than any game has`);
  const plan = planOf(pile, tickets);
  const known = new Map<number, Choice>();
  const queue = cheapestFirst<Choice>();
  const reach = (choice: Choice): void => {
    const same = known.get(choice.key);
    if (same && same.lost === choice.lost) same.tickets = Math.max(same.tickets, choice.tickets);
    if (same && same.lost <= choice.lost) return;
    known.set(choice.key, choice);
    queue.put(choice);
  };
  reach(choiceOf(plan, 0, [...pile], { lost: 0, tickets: 0 }));
  for (let steps = 1; ; steps++) {
    const choice = queue.take();
    if (!choice) throw new Error('completing nothing is always possible');
    if (known.get(choice.key) !== choice) continue; // reached again since, with less lost
    if (choice.stage === tickets.length) return { chosen: positions(choice.tickets, tickets), steps };
    for (const next of answers(plan, choice)) reach(next);
  }
}

function positions(set: number, tickets: readonly TicketNeeds[]): number[] {
  return [...tickets.keys()].filter((at) => Math.floor(set / (FIRST / 2 ** at)) % 2 === 1);
}

/** Decides first where a wrong answer loses most; where that is equal, on the ticket that asks for most cards. */
function planOf(pile: readonly number[], tickets: readonly TicketNeeds[]): Plan {
  const wild = pile.length - 1;
  const ticketWorth = pile[wild] + 1; // more than all wilds
  const pointWorth = ticketWorth * (tickets.length + 1); // more than all tickets
  const offers = tickets.map(({ points, needs }) => ({
    worth: points * pointWorth + ticketWorth,
    colours: pile.flatMap((_, kind) => (kind < wild ? new Array<number>(needs[kind]).fill(kind) : [])),
  }));
  const exact = cardPrices(pile, offers);
  const prices = exact.map((price) => Math.min(Math.round(price), Math.round(exact[wild]) + 1));
  const stages = offers.map(({ worth, colours }, at): Stage => {
    const above = colours.reduce((rest, colour) => rest - prices[colour], worth);
    return { colours, bit: FIRST / 2 ** at, taking: Math.max(0, -above), leaving: Math.max(0, above) };
  });
  const weight = ({ taking, leaving }: Stage): number => taking + leaving;
  stages.sort((one, other) => weight(other) - weight(one) || other.colours.length - one.colours.length);
  const asked = [new Array<number>(wild).fill(0)];
  for (const { colours } of stages.toReversed()) {
    const sum = [...asked[0]];
    for (const colour of colours) sum[colour]++;
    asked.unshift(sum);
  }
  return { stages, asked, prices, pile };
}

function answers(plan: Plan, { stage, left, lost, tickets }: Choice): Choice[] {
  const { colours, bit, taking, leaving } = plan.stages[stage];
  const choices = [choiceOf(plan, stage + 1, [...left], { lost: lost + leaving, tickets })];
  const rest = [...left];
  const wild = rest.length - 1;
  let loss = lost + taking;
  for (const colour of colours) {
    // A wild can do whatever a card of a colour can, so the colour is played first.
    if (rest[colour] === 0) loss += plan.prices[wild] + 1 - plan.prices[colour];
    rest[rest[colour] > 0 ? colour : wild]--;
  }
  if (rest[wild] >= 0) choices.push(choiceOf(plan, stage + 1, rest, { lost: loss, tickets: tickets + bit }));
  return choices;
}

/** Cards that no later ticket can use are lost at once: the loss is seen early, and more choices turn out to be alike. */
function choiceOf(plan: Plan, stage: number, left: number[], so: Pick<Choice, 'lost' | 'tickets'>): Choice {
  const { asked, prices, pile } = plan;
  const wild = left.length - 1;
  let { lost } = so;
  let key = stage;
  let lacking = 0;
  for (let kind = 0; kind <= wild; kind++) {
    const usable = kind < wild ? asked[stage][kind] : lacking;
    const idle = Math.max(0, left[kind] - usable);
    left[kind] -= idle;
    lost += idle * prices[kind];
    lacking += usable - left[kind];
    key = key * (pile[kind] + 1) + left[kind];
  }
  return { stage, left, lost, key, order: lost * (plan.stages.length + 1) + stage, tickets: so.tickets };
}
