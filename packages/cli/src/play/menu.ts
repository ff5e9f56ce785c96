import type { Game, GameAction, Position, Seat, View } from '@branchline/engine';
import type { Named } from '@branchline/games';
import { hand } from '../text/tell-event.ts';
import type { Asker, Choice } from './asker.ts';
import { routeList } from './route-list.ts';

/** An offer with its names, to be read by a person. */
interface Offer {
  readonly action: GameAction;
  readonly named: Named;
}

/** An offer, something to read, something to pay for card by card, or a heading with more to choose from behind it. */
type Item =
  | { readonly action: GameAction }
  | { readonly show: string }
  | { readonly payFor: Named }
  | { readonly question: string; readonly choices: readonly Choice<Item>[] };

/** A person whose turn it is, and what they see. */
export interface Person {
  readonly game: Game;
  readonly view: View;
  readonly seat: Seat;
  readonly asker: Asker;
}

/** What a person is asked on a turn, step by step until one action is chosen. */
export async function chooseAction(person: Person, offers: readonly GameAction[]): Promise<GameAction> {
  const { asker, game, view } = person;
  const position = game.describe(view);
  const all = offers.map((action): Offer => ({ action, named: game.naming.named(action) }));
  const routes = routeList(game, position);
  const looking: readonly Choice<Item>[] = routes ? [{ label: 'Look at the routes', value: { show: routes } }] : [];
  const start: Item = { question: 'What do you do?', choices: [...menu(all, position), ...byHand(all), ...looking] };
  let item: Item = start;
  for (;;) {
    if ('action' in item) return item.action;
    if ('show' in item) {
      asker.say(item.show);
      item = start;
    } else if ('payFor' in item) {
      const action = await payCardByCard(person, item.payFor, position);
      item = action ? { action } : start;
    } else item = await asker.choose(item.question, item.choices);
  }
}

/** C-32: the player decides exactly which cards are paid; the offers are only the sensible ways. */
function byHand(offers: readonly Offer[]): readonly Choice<Item>[] {
  const paid = offers.filter(({ named }) => named.cards !== undefined && named.type !== 'layCards');
  const things = Map.groupBy(paid, ({ named }) => `${named.type} ${named.route ?? named.technology ?? ''}`);
  const choices = [...things.values()].flatMap(([first]): Choice<Item>[] => {
    const name = String(first?.named.route ?? first?.named.technology ?? 'the tunnel');
    return first ? [{ label: name, value: { payFor: first.named } }] : [];
  });
  return choices.length === 0
    ? []
    : [{ label: 'Choose the cards to pay yourself', value: { question: 'For what?', choices } }];
}

/** Nothing, if the law refuses what was chosen; the person is told its rule. */
async function payCardByCard(
  { asker, game, view, seat }: Person,
  thing: Named,
  position: Position,
): Promise<GameAction | undefined> {
  const held = position.players[seat]?.hand.items ?? [];
  const cards = await asker.chooseSome(
    'Which cards do you pay?',
    held.map((card) => ({ label: card, value: card })),
    1,
  );
  const action = game.naming.numbered<GameAction>({ ...thing, cards });
  const refusal = game.explain(view, seat, action);
  if (refusal) asker.say(`These cards do not pay for it (rule ${refusal.rule}).`);
  return refusal ? undefined : action;
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
