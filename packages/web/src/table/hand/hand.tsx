import { batch } from '@preact/signals';
import { Minus } from 'lucide';
import { useRef } from 'preact/hooks';
import { boardHandle } from '../../board/handle.ts';
import { Face } from '../../cards/table-cards.tsx';
import { useRovingTabindex } from '../../parts/focus.ts';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { chooseRoute } from '../../session/choose-route.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
import { dragCard } from './drag-card.ts';
import './hand.css';

/** The player's own cards, stacked by colour; tapping picks one for a payment, dragging a stack claims a route. */
export function Hand() {
  const model = useTable();
  const { me, facts, draft, names, asked } = model;
  const list = useRef<HTMLUListElement>(null);
  useRovingTabindex(list);
  const { table } = messages.value;
  const items = me.value?.hand.items ?? [];
  const stacks = facts.cards
    .map((card) => ({ card, count: items.filter((one) => one === card).length }))
    .filter(({ count }) => count > 0);
  const steps = stacks.reduce((sum, { count }) => sum + Math.min(count, 6) - 1, 0);
  return (
    <section class="hand" aria-label={table.hand} data-spot="hand">
      {stacks.length === 0 && <p class="empty">{table.handEmpty}</p>}
      <ul ref={list} data-group="hand" style={{ '--stacks': stacks.length, '--steps': steps }}>
        {stacks.map(({ card, count }) => {
          const picked = Math.min(count, draft.countOf(card));
          return (
            <li key={card} class={picked > 0 ? 'stack picked' : 'stack'} style={{ '--deep': Math.min(count, 6) }}>
              <button
                type="button"
                class="cards"
                data-card={card}
                aria-label={[table.inHand(count, names.value.colour(card)), picked ? table.pickedOf(picked, count) : '']
                  .filter(Boolean)
                  .join(', ')}
                onPointerDown={(event) => dragStack(model, card, event)}
                onClick={() => {
                  if (asked.value && picked < count) draft.pick(card);
                }}
              >
                {Array.from({ length: Math.min(count, 6) }, (_, at) => (
                  <span key={at} class={at >= Math.min(count, 6) - picked ? 'card up' : 'card'} style={{ '--at': at }}>
                    <Face card={card} />
                  </span>
                ))}
              </button>
              <span class="count" key={count} aria-hidden="true">
                {picked > 0 ? `${picked}/${count}` : count}
              </span>
              {picked > 0 && (
                <button
                  type="button"
                  class="put-back"
                  aria-label={table.takeBack(names.value.colour(card))}
                  onClick={() => draft.putBack(card)}
                >
                  <Icon of={Minus} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Lets a stack of cards be dragged from the hand onto a route. */
function dragStack(model: TableModel, card: string, start: PointerEvent): void {
  if (!model.asked.value) return;
  let target: string | undefined;
  dragCard(start, {
    game: model.game.id,
    face: card,
    over: (x, y) => {
      target = boardHandle.value?.routeAt(x, y);
      model.highlighted.value = target ? { routes: new Set([target]) } : undefined;
    },
    drop: (letGo) => {
      const route = letGo ? target : undefined;
      batch(() => {
        model.highlighted.value = undefined;
        if (route) {
          model.draft.clear();
          model.draft.pick(card);
        }
      });
      // After the batch: what is put together clears the last refusal, and this may be a new one.
      if (route) chooseRoute(model, route);
    },
  });
}
