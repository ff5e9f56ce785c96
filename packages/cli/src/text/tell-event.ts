import type { Named } from '@branchline/games';
import type { Namer } from '@branchline/text';
import type { Tongue } from './tongue.ts';

/** An event as a sentence; nothing, if there is nothing to tell. Works veiled and open alike. */
export function tellEvent(event: Named, { words, say }: Tongue): string | undefined {
  const seat = Number(event.seat);
  switch (event.type) {
    case 'cardsDealt':
      return `${say.player(seat)}: ${shown(event.cards, say) ?? words.table.cards(count(event.cards))}.`;
    case 'wildGiven':
      return `${say.player(seat)}: ${say.cards(['wild'])}.`;
    case 'cardTaken':
      return words.events.drew({ seat, seen: [String(event.card)], unseen: 0 }, say);
    case 'cardDrawn':
      return words.events.drew({ seat, seen: itemsIn(event.card) ?? [], unseen: itemsIn(event.card) ? 0 : 1 }, say);
    case 'cardsLaid':
      return `${say.route(String(event.route))}: ${say.cards(listed(event.cards))}.`;
    default:
      return withFaces(event, sentence(event, words.events.told, say), say);
  }
}

type Sentence = (event: Named, say: Namer) => string | undefined;

function sentence(event: Named, told: object, say: Namer): string | undefined {
  // Each sentence takes the event of its own key.
  const tell = (told as Readonly<Record<string, Sentence>>)[String(event.type)];
  return tell ? tell(event, say) : JSON.stringify(event);
}

/** The page shows tickets and payments as pictures; here they are named, where the reader may see them. */
function withFaces({ type, tickets, kept, cards }: Named, told: string | undefined, say: Namer): string | undefined {
  if (told === undefined) return undefined;
  const named = (itemsIn(tickets) ?? itemsIn(kept) ?? []).map((id) => say.ticket(id)).join(', ');
  const paid = type === 'technologyBought' || type === 'pileOpened' ? say.cards(listed(cards)) : '';
  return named || paid ? `${told} (${named || paid})` : told;
}

function shown(pile: unknown, say: Namer): string | undefined {
  const items = itemsIn(pile);
  return items ? say.cards(items) : undefined;
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
