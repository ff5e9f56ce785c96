import type { OrderAction, OrderStep, StandingOrder } from '@branchline/protocol';
import type { TableNames } from '@branchline/text';
import { messages } from '../../preferences/messages.ts';

/** Where an order takes cards from: the deck, the market as far as the colour lies there, or nowhere. */
export const SOURCES = ['deck', 'market', 'none'] as const;
export type OrderSource = (typeof SOURCES)[number];

/** An order as it is put together from a sentence with gaps. */
export interface OrderDraft {
  readonly source: OrderSource;
  /** So many of the colour or wild are wanted. */
  readonly count: number;
  readonly colour: string;
  /** Empty: nothing is claimed. */
  readonly route: string;
  readonly ifTaken: boolean;
  /** 0: however many it takes. */
  readonly turns: number;
}

const DECK: OrderAction = { type: 'takeCard', from: 'deck' };

/** What the server is told; nothing, if there would be nothing to do. */
export function orderOf({ source, count, colour, route, ifTaken, turns }: OrderDraft): StandingOrder | undefined {
  const of = colour === 'wild' ? ['wild'] : [colour, 'wild'];
  const until = { together: { of, count } };
  const take: OrderStep =
    source === 'market'
      ? { action: { type: 'takeCard', card: colour }, otherwise: DECK, until }
      : { action: DECK, until };
  const steps: OrderStep[] = [
    ...(source === 'none' ? [] : [take]),
    ...(route === '' ? [] : [{ action: { type: 'claimRoute', route } }]),
  ];
  if (steps.length === 0) return undefined;
  return { steps, ...(ifTaken && route !== '' && { stopIfTaken: [route] }), ...(turns > 0 && { turns }) };
}

/** The sentence an order was put together from; nothing, if it was made another way. */
export function draftOf(order: StandingOrder): OrderDraft | undefined {
  const { steps, stopIfTaken = [], turns = 0 } = order;
  const take = steps.find(({ action }) => action.type === 'takeCard');
  const route = String(steps.find(({ action }) => action.type === 'claimRoute')?.action.route ?? '');
  const { of = ['wild'], count = 1 } = take?.until?.together ?? {};
  const draft: OrderDraft = {
    source: take === undefined ? 'none' : take.otherwise ? 'market' : 'deck',
    count,
    colour: of[0] ?? 'wild',
    route,
    ifTaken: stopIfTaken.length > 0,
    turns,
  };
  return sameOrder(orderOf(draft), order) ? draft : undefined;
}

/** The order as it comes back may have its fields in another order. */
function sameOrder(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([key, value]) => sameOrder(value, theirs.get(key)));
}

/** An order in words, a sentence for each thing it says. */
export function orderInWords(order: StandingOrder, names: TableNames): readonly string[] {
  const { orders } = messages.value;
  const draft = draftOf(order);
  if (!draft) return [orders.says.other];
  const { source, route, ifTaken, turns } = draft;
  const said = names.route(route);
  return [
    ...(source === 'none' ? [] : [orders.says[source](wantedCards(draft, names))]),
    ...(route === '' ? [] : [source === 'none' ? orders.says.claim(said) : orders.says.thenClaim(said)]),
    ...(route === '' ? [] : [paymentInWords(draft, names)]),
    ...(ifTaken && route !== '' ? [orders.says.ifTaken] : []),
    ...(turns > 0 ? [orders.says.afterTurns(orders.turnsOf(turns))] : []),
  ];
}

/** What a route will be paid with: the colour that is gathered, and no other. */
function paymentInWords({ source, colour }: OrderDraft, names: TableNames): string {
  const { says } = messages.value.orders;
  const wilds = names.wild(MANY);
  if (source === 'none') return says.payFewWilds(wilds);
  return colour === 'wild' ? says.payWilds(wilds) : says.payWith(names.colour(colour), wilds);
}

const MANY = 4;

/** "4 green or locomotives"; of wilds alone there is only one kind. */
function wantedCards({ count, colour }: OrderDraft, names: TableNames): string {
  const { orders, things } = messages.value;
  if (colour === 'wild') return things.some(count, names.wild(count));
  return orders.either(things.some(count, names.colour(colour)), names.wild(count));
}
