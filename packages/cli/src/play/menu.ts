import type { Game, GameAction, Position, Seat, View } from '@branchline/engine';
import type { Named } from '@branchline/games';
import { listed } from '../text/tell-event.ts';
import type { Tongue } from '../text/tongue.ts';
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
  readonly tongue: Tongue;
}

/** What a person is asked on a turn, step by step until one action is chosen. */
export async function chooseAction(person: Person, offers: readonly GameAction[]): Promise<GameAction> {
  const { asker, game, view, tongue } = person;
  const { terminal } = tongue.words;
  const position = game.describe(view);
  const all = offers.map((action): Offer => ({ action, named: game.naming.named(action) }));
  const routes = routeList(game, position, tongue);
  const looking: readonly Choice<Item>[] = routes ? [{ label: terminal.lookAtRoutes, value: { show: routes } }] : [];
  const choices = [...menu(all, position, tongue), ...byHand(all, position, tongue), ...looking];
  const start: Item = { question: terminal.whatNow, choices };
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
function byHand(offers: readonly Offer[], position: Position, tongue: Tongue): readonly Choice<Item>[] {
  const { terminal } = tongue.words;
  const paid = offers.filter(({ named }) => named.cards !== undefined && named.type !== 'layCards');
  const things = Map.groupBy(paid, ({ named }) => `${named.type} ${named.route ?? named.technology ?? ''}`);
  const choices = [...things.values()].flatMap(([first]): Choice<Item>[] =>
    first ? [{ label: thingOf(first.named, position, tongue), value: { payFor: first.named } }] : [],
  );
  return choices.length === 0 ? [] : [{ label: terminal.payYourself, value: { question: terminal.forWhat, choices } }];
}

/** What an action is about: a route, a technology, the tunnel that is being dug. */
function thingOf({ route, technology }: Named, { tunnel }: Position, { words, say }: Tongue): string {
  if (technology !== undefined) return say.technology(String(technology));
  if (route !== undefined) return routeName(String(route), say);
  return words.questions.tunnelOf(say.route(tunnel?.route ?? ''));
}

/** With its colour: the two tracks of a double route have the same ends. */
function routeName(id: string, say: Tongue['say']): string {
  return `${say.route(id)} (${say.routeColour(id)})`;
}

/** Nothing, if the law refuses what was chosen; the person is told why, and by which rule. */
async function payCardByCard(
  { asker, game, view, seat, tongue }: Person,
  thing: Named,
  position: Position,
): Promise<GameAction | undefined> {
  const { words, say } = tongue;
  const held = position.players[seat]?.hand.items ?? [];
  const choices = held.map((card) => ({ label: say.colour(card), value: card }));
  const cards = await asker.chooseSome(words.terminal.whichCards, choices, 1);
  const action = game.naming.numbered<GameAction>({ ...thing, cards });
  const refusal = game.explain(view, seat, action);
  if (!refusal) return action;
  const facts = game.naming.named(refusal.facts ?? {});
  asker.say(`${words.refusals[refusal.code](facts, say)} (${words.questions.rule(refusal.rule)})`);
  return undefined;
}

/** Kinds of action with many offers, which get a menu of their own: by what they are for, then by what is paid. */
const GROUPS = {
  claimRoute: 'route',
  claimHeldRoute: 'route',
  buyTechnology: 'technology',
  layCards: 'cards',
  completeTickets: 'tickets',
} as const;

const isGrouped = (type: string): type is keyof typeof GROUPS => Object.hasOwn(GROUPS, type);

function menu(offers: readonly Offer[], position: Position, tongue: Tongue): readonly Choice<Item>[] {
  const types = [...new Set(offers.map(({ action }) => action.type))];
  return types.flatMap((type) => {
    const ofType = offers.filter(({ action }) => action.type === type);
    if (!isGrouped(type) || types.length === 1) return ofType.map((offer) => single(offer, position, tongue));
    const title = tongue.words.terminal.groups[type];
    const things = Map.groupBy(ofType, ({ named }) => String(named[GROUPS[type]]));
    const choices = [...things.values()].map((ways) => wayIn(ways, position, tongue));
    return [{ label: `${title} (${ofType.length})`, value: { question: `${title}:`, choices } }];
  });
}

/** One thing to choose; if there are several ways to pay for it, they are asked next. */
function wayIn(ways: readonly Offer[], position: Position, tongue: Tongue): Choice<Item> {
  const [only] = ways;
  if (only && ways.length === 1) return single(only, position, tongue);
  const label = only ? thingOf(only.named, position, tongue) : '';
  const choices = ways.map(({ action, named }) => ({
    label: tongue.say.cards(listed(named.cards)),
    value: { action },
  }));
  return { label, value: { question: tongue.words.questions.choosePayment(label), choices } };
}

function single({ action, named }: Offer, position: Position, tongue: Tongue): Choice<Item> {
  return { label: tellAction(named, position, tongue), value: { action } };
}

/** An action as a person would put it. */
function tellAction(action: Named, position: Position, tongue: Tongue): string {
  const { words, say } = tongue;
  const { questions, table } = words;
  const cards = say.cards(listed(action.cards));
  switch (action.type) {
    case 'takeCard':
      return action.from === 'deck'
        ? questions.fromDeck
        : table.takeLabel(say.cards([position.market[Number(action.from)] ?? '']));
    case 'claimRoute':
    case 'claimHeldRoute':
    case 'buyTechnology':
      return `${thingOf(action, position, tongue)}: ${cards}`;
    case 'payTunnel':
      return questions.payTunnelWith(cards);
    case 'layCards':
      return cards;
    case 'completeTickets': {
      const names = listed(action.tickets).map((id) => say.ticket(id));
      return names.join(', ') || questions.completeNone;
    }
    case 'drawTickets':
    case 'leaveTunnel':
    case 'takeThree':
    case 'endTurn':
    case 'pass':
      return questions[action.type];
    default:
      return String(action.type);
  }
}
