import { batch } from '@preact/signals';
import { h, render } from 'preact';
import { boardHandle } from '../../board/shown-board.ts';
import { CardFace } from '../../cards/card-face.tsx';
import { chooseRoute } from '../../session/selectors/choose-route.ts';
import type { TableModel } from '../../session/table-model.ts';

/** A press becomes a drag after this many pixels. */
const FAR = 10;
/** The target is looked for a little above a finger, where it can be seen. */
const ABOVE_FINGER = 48;

/** Lets a stack of cards be dragged from the hand onto a route. */
export function dragStack(model: TableModel, card: string, start: PointerEvent): void {
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
    model.lights.value = target ? { routes: new Set([target]) } : undefined;
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
      model.lights.value = undefined;
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
