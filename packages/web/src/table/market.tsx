import { useRef } from 'preact/hooks';
import { useRovingTabindex } from '../parts/focus.ts';
import { messages } from '../preferences/messages.ts';
import { hintedSpot } from './hints/hints.tsx';
import './market.css';
import { Back, CardCounts, Face } from '../cards/table-cards.tsx';
import { drawTickets } from '../session/draw-tickets.ts';
import { type TableModel, useTable } from '../session/table-model.ts';
import { dragCard } from './hand/drag-card.ts';

/** The open cards, the deck, the discards and the pile of tickets. */
export function Market() {
  const model = useTable();
  const { position, names, asked, explain } = model;
  const { table } = messages.value;
  const section = useRef<HTMLElement>(null);
  useRovingTabindex(section);
  const { market, deck, discards, ticketPile } = position.value;
  const drawing = asked.value?.kind === 'turn' || asked.value?.kind === 'secondCard';
  const takeable = (from: 'deck' | number): boolean => drawing && !explain({ type: 'takeCard', from });
  const spot = hintedSpot(model);
  const look = (kind: string, at: string, open: boolean): string =>
    [kind, open && 'takeable', spot === at && 'advised'].filter(Boolean).join(' ');
  return (
    <section ref={section} class="market" aria-label={table.market} data-group="market">
      <div class="row">
        {market.map((card, place) => (
          <button
            type="button"
            key={place}
            class={look('place', `market-${place}`, takeable(place))}
            data-spot={`market-${place}`}
            aria-disabled={!takeable(place)}
            aria-label={card ? table.takeLabel(names.value.cards([card])) : table.noCard}
            onPointerDown={(event) => takeable(place) && dragToHand(model, place, event, card)}
            onClick={() => model.attempt({ type: 'takeCard', from: place })}
          >
            {/* A new card in the same place comes in anew; the button, and the focus on it, stay. */}
            {card ? <Face key={card} card={card} /> : <span class="gap" />}
          </button>
        ))}
      </div>
      <div class="piles">
        <button
          type="button"
          class={look('pile', 'deck', takeable('deck'))}
          data-spot="deck"
          aria-disabled={!takeable('deck')}
          onPointerDown={(event) => takeable('deck') && dragToHand(model, 'deck', event)}
          onClick={() => model.attempt({ type: 'takeCard', from: 'deck' })}
        >
          <span class="hidden-text">{table.deckLabel(deck)}</span>
          {deck > 0 ? <Back /> : <span class="gap" />}
          <span class="caption" aria-hidden="true">
            {table.deck} <b>{deck}</b>
          </span>
        </button>
        <button
          type="button"
          class={look('pile tickets', 'ticket-pile', drawing && !explain({ type: 'drawTickets' }))}
          data-spot="ticket-pile"
          aria-disabled={!drawing || Boolean(explain({ type: 'drawTickets' }))}
          onClick={() => drawTickets(model)}
        >
          <span class="hidden-text">{table.ticketPileLabel(ticketPile)}</span>
          <span class="ticket-back" />
          <span class="caption" aria-hidden="true">
            {table.ticketPile} <b>{ticketPile}</b>
          </span>
        </button>
        <Discards count={discards.count} items={discards.items} />
      </div>
    </section>
  );
}

/** The hand, or where it is not in sight (on a phone) its tab. */
const handAt = (x: number, y: number): Element | undefined =>
  document.elementFromPoint(x, y)?.closest('.tray, .tabs [data-part="hand"]') ?? undefined;

/** Lets a card be dragged from the market or the deck into the hand. */
function dragToHand(model: TableModel, from: 'deck' | number, start: PointerEvent, face?: string): void {
  let target: Element | undefined;
  const aim = (next: Element | undefined): void => {
    target?.classList.remove('drop-here');
    next?.classList.add('drop-here');
    target = next;
  };
  dragCard(start, {
    game: model.game.id,
    face,
    over: (x, y) => aim(handAt(x, y)),
    drop: (letGo) => {
      const taken = letGo && target !== undefined;
      aim(undefined);
      if (taken) model.attempt({ type: 'takeCard', from });
    },
  });
}

function Discards({ count, items }: { readonly count: number; readonly items: readonly string[] | undefined }) {
  const { table } = messages.value;
  const { names } = useTable();
  return (
    <div
      class="pile discards"
      data-spot="discards"
      title={items && items.length > 0 ? names.value.cards(items) : undefined}
    >
      <CardCounts cards={items ?? []} />
      <span class="caption">{table.discards(count)}</span>
    </div>
  );
}
