import { batch } from '@preact/signals';
import { Minus } from 'lucide';
import { h, render } from 'preact';
import { useRef } from 'preact/hooks';
import { boardHandle } from '../../board/handle.ts';
import { CardFace } from '../../cards/card-face.tsx';
import { Face } from '../../cards/table-cards.tsx';
import { useRovingTabindex } from '../../parts/focus.ts';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { chooseRoute } from '../../session/choose-route.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
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

/** A press becomes a drag after this many pixels. */
const FAR = 10;
/** The target is looked for a little above a finger, where it can be seen. */
const ABOVE_FINGER = 48;

/** Lets a stack of cards be dragged from the hand onto a route. */
function dragStack(model: TableModel, card: string, start: PointerEvent): void {
  if (!model.asked.value || start.button !== 0) return;
  const lift = start.pointerType === 'touch' ? ABOVE_FINGER : 0;
  const ending = new AbortController();
  const { signal } = ending;
  let ghost: HTMLElement | undefined;
  let target: string | undefined;

  const move = (event: PointerEvent): void => {
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR;
    if (!ghost && !far) return;
    ghost ??= makeGhost(model.game.id, card);
    ghost.style.transform = `translate(${event.clientX - 26}px, ${event.clientY - lift - 36}px)`;
    target = boardHandle.value?.routeAt(event.clientX, event.clientY - lift);
    model.highlighted.value = target ? { routes: new Set([target]) } : undefined;
    event.preventDefault();
  };
  const drop = (): void => {
    ending.abort();
    if (!ghost) return;
    render(undefined, ghost);
    ghost.remove();
    swallowClick();
    const route = target;
    batch(() => {
      model.highlighted.value = undefined;
      if (route) {
        model.draft.clear();
        model.draft.pick(card);
      }
    });
    // After the batch: what is put together clears the last refusal, and this may be a new one.
    if (route) chooseRoute(model, route);
  };
  addEventListener('pointermove', move, { signal, passive: false });
  addEventListener('pointerup', drop, { signal });
  addEventListener(
    'pointercancel',
    () => {
      target = undefined;
      drop();
    },
    { signal },
  );
}

function makeGhost(game: string, card: string): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'flight dragged';
  render(h(CardFace, { kind: card, game }), ghost);
  document.body.append(ghost);
  return ghost;
}

/** The click that follows a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
}
