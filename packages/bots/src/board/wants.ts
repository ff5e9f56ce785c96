import { GREY, type Route } from '@branchline/engine';
import { look } from '../best.ts';
import { type Outlook, priceOf, type Terrain } from './terrain.ts';

/** How much a seat would like one more card of each kind. */
export type Wants = readonly number[];

interface Goal {
  readonly colour: number;
  /** Coloured cards and wilds still missing. */
  readonly coloured: number;
  readonly wilds: number;
  /** Can a wild stand in for the colour? */
  readonly wildToo: boolean;
}

/** Each goal wants what it lacks, the more the nearer it is; a card is promised to one goal only. */
export function wantsFor({ view, seat, terrain }: Outlook, routes: readonly Route[], technologies: number): Wants {
  const { at } = terrain.game;
  const start = at.hand + seat * at.kinds;
  const hand = view.slice(start, start + at.kinds);
  const wants = new Array<number>(at.kinds).fill(0);
  const price = Math.max(0, priceOf(technologies, terrain) - look(hand, at.wild));
  if (technologies !== 0) {
    hand[at.wild] = Math.max(0, look(hand, at.wild) - priceOf(technologies, terrain));
    if (price > 0) wants[at.wild] = 1 / price;
  }
  const waiting = [...routes].sort((a, b) => lacking(goal(a, hand, terrain)) - lacking(goal(b, hand, terrain)));
  for (const route of waiting) {
    const { colour, coloured, wilds, wildToo } = goal(route, hand, terrain);
    const lack = coloured + wilds;
    promise(hand, route, colour, at.wild);
    if (lack === 0) continue;
    if (coloured > 0) wants[colour] = look(wants, colour) + 1 / lack;
    if (wilds > 0 || (coloured > 0 && wildToo)) wants[at.wild] = look(wants, at.wild) + 1 / lack;
  }
  return wants;
}

function lacking({ coloured, wilds }: Goal): number {
  return coloured + wilds;
}

function goal(route: Route, hand: readonly number[], { game }: Terrain): Goal {
  const { at, rules } = game;
  const colour = route.colour === GREY ? longestColour(hand, at.wild) : route.colour;
  const wildToo = rules.payment.wildOn(route);
  const loose = wildToo ? look(hand, at.wild) : 0;
  const coloured = Math.max(0, route.length - route.symbols - look(hand, colour));
  const spare = Math.max(0, loose - route.symbols);
  return {
    colour,
    coloured: Math.max(0, coloured - spare),
    wilds: Math.max(0, route.symbols - loose),
    wildToo,
  };
}

function longestColour(hand: readonly number[], wild: number): number {
  let best = 0;
  for (let colour = 1; colour < wild; colour++) if (look(hand, colour) > look(hand, best)) best = colour;
  return best;
}

function promise(hand: number[], route: Route, colour: number, wild: number): void {
  const paid = Math.min(look(hand, colour), route.length - route.symbols);
  hand[colour] = look(hand, colour) - paid;
  hand[wild] = Math.max(0, look(hand, wild) - (route.length - paid));
}

/** What an unseen card is worth: every card that is neither in the own hand nor open on the table is as likely as any other. */
export function worthUnseen({ view, seat, terrain }: Outlook, wants: Wants): number {
  const { at, rules } = terrain.game;
  const { perColour, wilds } = rules.facts.deck;
  let worth = 0;
  let cards = 0;
  for (let kind = 0; kind < at.kinds; kind++) {
    let unseen =
      (kind === at.wild ? wilds : perColour) -
      look(view, at.hand + seat * at.kinds + kind) -
      look(view, at.discards + kind);
    for (let place = 0; place < at.places; place++) if (look(view, at.market + place) === kind + 1) unseen--;
    worth += unseen * look(wants, kind);
    cards += unseen;
  }
  return cards > 0 ? worth / cards : 0;
}
