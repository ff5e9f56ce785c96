import type { NamedEvent, NamedPile } from '@branchline/engine';
import { type AnyEvent, isKnownEvent, sentenceOf, type TableNames } from '@branchline/text';
import type { TableLanguage } from './language.ts';

/** An event as a sentence; nothing, if there is nothing to tell. Works veiled and open alike. */
export function formatEvent(event: NamedEvent, language: TableLanguage): string | undefined {
  return isKnownEvent(event) ? formatKnown(event, language) : JSON.stringify(event);
}

function formatKnown(event: AnyEvent, { messages, names }: TableLanguage): string | undefined {
  switch (event.type) {
    case 'cardsDealt':
      return `${names.player(event.seat)}: ${cardsIn(event.cards, names) ?? messages.table.cards(event.cards.count)}.`;
    case 'wildGiven':
      return `${names.player(event.seat)}: ${names.cards(['wild'])}.`;
    case 'cardTaken':
      return messages.events.drew({ seat: event.seat, seen: [event.card], unseen: 0 }, names);
    case 'cardDrawn': {
      const { items } = event.card;
      return messages.events.drew({ seat: event.seat, seen: items ?? [], unseen: items ? 0 : 1 }, names);
    }
    case 'cardsLaid':
      return `${names.route(event.route)}: ${names.cards(event.cards)}.`;
    default: {
      const sentence = sentenceOf(event, messages, names);
      const faces = facesIn(event, names);
      return sentence !== undefined && faces !== '' ? `${sentence} (${faces})` : sentence;
    }
  }
}

/** The page shows tickets and payments as pictures; here they are named, where the reader may see them. */
function facesIn(event: AnyEvent, names: TableNames): string {
  switch (event.type) {
    case 'technologyBought':
    case 'stationBuilt':
    case 'pileOpened':
      return names.cards(event.cards);
    case 'ticketsDrawn':
    case 'ticketsCompleted':
      return ticketsIn(event.tickets, names);
    case 'ticketsKept':
      return ticketsIn(event.kept, names);
    default:
      return '';
  }
}

function ticketsIn({ items = [] }: NamedPile, names: TableNames): string {
  return items.map((id) => names.ticket(id)).join(', ');
}

function cardsIn({ items }: NamedPile, names: TableNames): string | undefined {
  return items && names.cards(items);
}
