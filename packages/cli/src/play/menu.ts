import type { Game, GameAction, NamedAction, Position, Seat, View } from '@branchline/engine';
import { listIn } from '@branchline/text';
import { formatRoutes } from '../output/format-position.ts';
import type { TableLanguage } from '../output/language.ts';
import type { Choice, Prompt } from './prompt.ts';

/** An offer with its names, to be read by a person. */
interface Offer {
  readonly action: GameAction;
  readonly named: NamedAction;
}

/** An offer, something to read, something to pay for card by card, or a heading with more to choose from behind it. */
type Item =
  | { readonly action: GameAction }
  | { readonly show: string }
  | { readonly payFor: NamedAction }
  | { readonly question: string; readonly choices: readonly Choice<Item>[] };

/** A person whose turn it is, and what they see. */
export interface Person {
  readonly game: Game;
  readonly view: View;
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly language: TableLanguage;
}

/** What a person is asked on a turn, step by step until one action is chosen. */
export async function chooseAction(person: Person, offers: readonly GameAction[]): Promise<GameAction> {
  const { prompt, game, view, language } = person;
  const { terminal } = language.messages;
  const position = game.describe(view);
  const all = offers.map((action): Offer => ({ action, named: game.naming.named(action) }));
  const routes = formatRoutes(game, position, language);
  const looking: readonly Choice<Item>[] = routes ? [{ label: terminal.lookAtRoutes, value: { show: routes } }] : [];
  const choices = [...menu(all, position, language), ...byHand(all, position, language), ...looking];
  const start: Item = { question: terminal.whatNow, choices };
  let item: Item = start;
  for (;;) {
    if ('action' in item) return item.action;
    if ('show' in item) {
      prompt.say(item.show);
      item = start;
    } else if ('payFor' in item) {
      const action = await payCardByCard(person, item.payFor, position);
      item = action ? { action } : start;
    } else item = await prompt.choose(item.question, item.choices);
  }
}

/** C-32: the player decides exactly which cards are paid; the offers are only the sensible ways. */
function byHand(offers: readonly Offer[], position: Position, language: TableLanguage): readonly Choice<Item>[] {
  const { terminal } = language.messages;
  const paid = offers.filter(({ named }) => named.cards !== undefined && named.type !== 'layCards');
  const things = Map.groupBy(
    paid,
    ({ named }) => `${named.type} ${named.route ?? named.technology ?? named.city ?? ''}`,
  );
  const choices = [...things.values()].flatMap(([first]): Choice<Item>[] =>
    first ? [{ label: thingOf(first.named, position, language), value: { payFor: first.named } }] : [],
  );
  return choices.length === 0 ? [] : [{ label: terminal.payYourself, value: { question: terminal.forWhat, choices } }];
}

/** What an action is about: a route, a technology, a city, the tunnel that is being dug. */
function thingOf(
  { route, technology, city }: NamedAction,
  { tunnel }: Position,
  { messages, names }: TableLanguage,
): string {
  if (technology !== undefined) return names.technology(String(technology));
  if (city !== undefined) return names.place(String(city));
  if (route !== undefined) return routeName(String(route), names);
  return messages.questions.tunnelOf(names.route(tunnel?.route ?? ''));
}

/** With its colour: the two tracks of a double route have the same ends. */
function routeName(id: string, names: TableLanguage['names']): string {
  return `${names.route(id)} (${names.routeColour(id)})`;
}

/** Nothing, if the law refuses what was chosen; the person is told why, and by which rule. */
async function payCardByCard(
  { prompt, game, view, seat, language }: Person,
  thing: NamedAction,
  position: Position,
): Promise<GameAction | undefined> {
  const { messages, names } = language;
  const held = position.players[seat]?.hand.items ?? [];
  const choices = held.map((card) => ({ label: names.colour(card), value: card }));
  const cards = await prompt.chooseSome(messages.terminal.whichCards, choices, 1);
  const action = game.naming.numbered({ ...thing, cards });
  const refusal = game.explain(view, seat, action);
  if (!refusal) return action;
  const facts = game.naming.named(refusal.facts ?? {});
  prompt.say(`${messages.refusals[refusal.code](facts, names)} (${messages.questions.rule(refusal.rule)})`);
  return undefined;
}

/** Kinds of action with many offers, which get a menu of their own: by what they are for, then by what is paid. */
const GROUPS = {
  claimRoute: 'route',
  claimHeldRoute: 'route',
  buyTechnology: 'technology',
  buildStation: 'city',
  layCards: 'cards',
  completeTickets: 'tickets',
} as const;

const isGrouped = (type: string): type is keyof typeof GROUPS => Object.hasOwn(GROUPS, type);

function menu(offers: readonly Offer[], position: Position, language: TableLanguage): readonly Choice<Item>[] {
  const types = [...new Set(offers.map(({ action }) => action.type))];
  return types.flatMap((type) => {
    const ofType = offers.filter(({ action }) => action.type === type);
    if (!isGrouped(type) || types.length === 1) return ofType.map((offer) => single(offer, position, language));
    const title = language.messages.terminal.groups[type];
    const things = Map.groupBy(ofType, ({ named }) => String(named[GROUPS[type]]));
    const choices = [...things.values()].map((ways) => wayIn(ways, position, language));
    return [{ label: `${title} (${ofType.length})`, value: { question: `${title}:`, choices } }];
  });
}

/** One thing to choose; if there are several ways to pay for it, they are asked next. */
function wayIn(ways: readonly Offer[], position: Position, language: TableLanguage): Choice<Item> {
  const [only] = ways;
  if (only && ways.length === 1) return single(only, position, language);
  const label = only ? thingOf(only.named, position, language) : '';
  const choices = ways.map(({ action, named }) => ({
    label: language.names.cards(listIn(named, 'cards')),
    value: { action },
  }));
  return { label, value: { question: language.messages.questions.choosePayment(label), choices } };
}

function single({ action, named }: Offer, position: Position, language: TableLanguage): Choice<Item> {
  return { label: formatAction(named, position, language), value: { action } };
}

/** An action as a person would put it. */
function formatAction(action: NamedAction, position: Position, language: TableLanguage): string {
  const { messages, names } = language;
  const { questions, table } = messages;
  const cards = names.cards(listIn(action, 'cards'));
  switch (action.type) {
    case 'takeCard':
      return action.from === 'deck'
        ? questions.fromDeck
        : table.takeLabel(names.cards([position.market[Number(action.from)] ?? '']));
    case 'claimRoute':
    case 'claimHeldRoute':
    case 'buyTechnology':
    case 'buildStation':
      return `${thingOf(action, position, language)}: ${cards}`;
    case 'payTunnel':
      return questions.payTunnelWith(cards);
    case 'layCards':
      return cards;
    case 'completeTickets': {
      const tickets = listIn(action, 'tickets').map((id) => names.ticket(id));
      return tickets.join(', ') || questions.completeNone;
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
