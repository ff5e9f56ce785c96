import type { Game, GameAction, Position } from '@branchline/engine';
import type { Named } from '@branchline/games';
import { hand } from '../text/tell-event.ts';
import type { Asker, Choice } from './asker.ts';
import { routeList } from './route-list.ts';

/** An offer with its names, to be read by a person. */
interface Offer {
  readonly action: GameAction;
  readonly named: Named;
}

/** An offer, or a heading with more to choose from behind it. */
type Item =
  | { readonly action: GameAction }
  | { readonly show: string }
  | { readonly question: string; readonly choices: readonly Choice<Item>[] };

/** What a person is asked on a turn, step by step until one action is chosen. */
export async function chooseAction(
  asker: Asker,
  game: Game,
  offers: readonly GameAction[],
  position: Position,
): Promise<GameAction> {
  const all = offers.map((action): Offer => ({ action, named: game.naming.named(action) }));
  const routes = routeList(game, position);
  const looking: readonly Choice<Item>[] = routes ? [{ label: 'Look at the routes', value: { show: routes } }] : [];
  const start: Item = { question: 'What do you do?', choices: [...menu(all, position), ...looking] };
  let item: Item = start;
  for (;;) {
    if ('action' in item) return item.action;
    if ('show' in item) asker.say(item.show);
    item = 'show' in item ? start : await asker.choose(item.question, item.choices);
  }
}

/** Kinds of action with many offers, which get a menu of their own: by what they are for, then by what is paid. */
const GROUPS: Readonly<Record<string, { readonly title: string; readonly by: string }>> = {
  claimRoute: { title: 'Claim a route', by: 'route' },
  claimHeldRoute: { title: 'Claim a route that another holds', by: 'route' },
  buyTechnology: { title: 'Buy a technology', by: 'technology' },
  layCards: { title: 'Lay cards in the yard', by: 'cards' },
  completeTickets: { title: 'Complete tickets', by: 'tickets' },
};

function menu(offers: readonly Offer[], position: Position): readonly Choice<Item>[] {
  const types = [...new Set(offers.map(({ action }) => action.type))];
  return types.flatMap((type) => {
    const ofType = offers.filter(({ action }) => action.type === type);
    const group = GROUPS[type];
    if (!group || types.length === 1) return ofType.map((offer) => single(offer, position));
    return [
      { label: `${group.title} (${ofType.length})`, value: submenu(`${group.title}:`, ofType, group.by, position) },
    ];
  });
}

function submenu(question: string, offers: readonly Offer[], by: string, position: Position): Item {
  const things = Map.groupBy(offers, ({ named }) => String(named[by]));
  const choices = [...things.values()].map((ways): Choice<Item> => {
    const [only] = ways;
    if (only && ways.length === 1) return single(only, position);
    const name = String(only?.named[by]);
    return { label: name, value: { question: `${name}, paid with:`, choices: ways.map((way) => paying(way)) } };
  });
  return { question, choices };
}

function single({ action, named }: Offer, position: Position): Choice<Item> {
  return { label: tellAction(named, position), value: { action } };
}

function paying({ action, named }: Offer): Choice<Item> {
  return { label: hand(named.cards), value: { action } };
}

/** An action as a person would put it. */
function tellAction({ type, from, route, cards, technology, tickets }: Named, { market }: Position): string {
  switch (type) {
    case 'takeCard':
      return from === 'deck' ? 'Take a card from the deck' : `Take ${market[Number(from)]} from the market`;
    case 'claimRoute':
    case 'claimHeldRoute':
      return `${route} for ${hand(cards)}`;
    case 'buyTechnology':
      return `${technology} for ${hand(cards)}`;
    case 'payTunnel':
      return `Pay ${hand(cards)} more`;
    case 'layCards':
      return hand(cards);
    case 'completeTickets':
      return Array.isArray(tickets) && tickets.length > 0 ? tickets.join(', ') : 'no ticket';
    default:
      return PLAIN[String(type)] ?? String(type);
  }
}

const PLAIN: Readonly<Record<string, string>> = {
  drawTickets: 'Draw tickets',
  leaveTunnel: 'Leave the tunnel and take the cards back',
  takeThree: 'Take three cards from the deck',
  endTurn: 'End the turn',
  pass: 'Pass',
};
