import type { NamedEvent } from '@branchline/engine';
import type { TableNames } from '@branchline/text';
import type { TableLanguage } from './language.ts';

/** An event as a sentence; nothing, if there is nothing to tell. Works veiled and open alike. */
export function formatEvent(event: NamedEvent, { messages, names }: TableLanguage): string | undefined {
  const seat = Number(event.seat);
  switch (event.type) {
    case 'cardsDealt':
      return `${names.player(seat)}: ${shown(event.cards, names) ?? messages.table.cards(count(event.cards))}.`;
    case 'wildGiven':
      return `${names.player(seat)}: ${names.cards(['wild'])}.`;
    case 'cardTaken':
      return messages.events.drew({ seat, seen: [String(event.card)], unseen: 0 }, names);
    case 'cardDrawn':
      return messages.events.drew(
        { seat, seen: itemsIn(event.card) ?? [], unseen: itemsIn(event.card) ? 0 : 1 },
        names,
      );
    case 'cardsLaid':
      return `${names.route(String(event.route))}: ${names.cards(listed(event.cards))}.`;
    default:
      return withFaces(event, sentence(event, messages.events.sentences, names), names);
  }
}

type Sentence = (event: NamedEvent, names: TableNames) => string | undefined;

function sentence(event: NamedEvent, sentences: object, names: TableNames): string | undefined {
  // Each sentence takes the event of its own key.
  const format = (sentences as Readonly<Record<string, Sentence>>)[String(event.type)];
  return format ? format(event, names) : JSON.stringify(event);
}

/** The page shows tickets and payments as pictures; here they are named, where the reader may see them. */
function withFaces(
  { type, tickets, kept, cards }: NamedEvent,
  sentence: string | undefined,
  names: TableNames,
): string | undefined {
  if (sentence === undefined) return undefined;
  const named = (itemsIn(tickets) ?? itemsIn(kept) ?? []).map((id) => names.ticket(id)).join(', ');
  const paid = ['technologyBought', 'stationBuilt', 'pileOpened'].includes(String(type))
    ? names.cards(listed(cards))
    : '';
  return named || paid ? `${sentence} (${named || paid})` : sentence;
}

function shown(pile: unknown, names: TableNames): string | undefined {
  const items = itemsIn(pile);
  return items ? names.cards(items) : undefined;
}

function itemsIn(pile: unknown): readonly string[] | undefined {
  return isPile(pile) ? pile.items : undefined;
}

function count(pile: unknown): number {
  return isPile(pile) ? pile.count : 0;
}

function isPile(value: unknown): value is { readonly count: number; readonly items?: readonly string[] } {
  return typeof value === 'object' && value !== null && 'count' in value;
}

/** A list of names in an action or event. */
export function listed(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
