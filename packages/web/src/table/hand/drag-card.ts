import { h, render } from 'preact';
import { CardBack, CardFace } from '../../cards/card-face.tsx';

/** A press becomes a drag after this many pixels. */
const FAR = 10;
/** The target is looked for a little above a finger, where it can be seen. */
const ABOVE_FINGER = 48;

/** What is dragged, and what becomes of it. */
interface CardDrag {
  readonly game: string;
  /** The face that is seen; the back, if none is. */
  readonly face?: string | undefined;
  /** It is over this point now. */
  readonly over: (x: number, y: number) => void;
  /** It was let go where it was last; or taken back, if the browser wanted the gesture for itself. */
  readonly drop: (letGo: boolean) => void;
}

/** Lets a card be dragged across the page, from a press that may become that. */
export function dragCard(start: PointerEvent, { game, face, over, drop }: CardDrag): void {
  if (start.button !== 0) return;
  const lift = start.pointerType === 'touch' ? ABOVE_FINGER : 0;
  const ending = new AbortController();
  const { signal } = ending;
  let ghost: HTMLElement | undefined;

  const move = (event: PointerEvent): void => {
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR;
    if (!ghost && !far) return;
    ghost ??= makeGhost(game, face);
    ghost.style.transform = `translate(${event.clientX - 26}px, ${event.clientY - lift - 36}px)`;
    over(event.clientX, event.clientY - lift);
    event.preventDefault();
  };
  const end = (letGo: boolean): void => {
    ending.abort();
    if (!ghost) return;
    render(undefined, ghost);
    ghost.remove();
    swallowClick();
    drop(letGo);
  };
  addEventListener('pointermove', move, { signal, passive: false });
  addEventListener('pointerup', () => end(true), { signal });
  addEventListener('pointercancel', () => end(false), { signal });
}

function makeGhost(game: string, face: string | undefined): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'flight dragged';
  render(face === undefined ? h(CardBack, { game }) : h(CardFace, { kind: face, game }), ghost);
  document.body.append(ghost);
  return ghost;
}

/** The click that follows a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
}
