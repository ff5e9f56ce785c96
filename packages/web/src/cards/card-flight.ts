import { h, render } from 'preact';
import { CardBack, CardFace } from './card-face.tsx';

/** Places things fly from and to carry their name in `data-spot`; of several the one that is on screen counts. */
function spot(name: string): DOMRect | undefined {
  for (const element of document.querySelectorAll(`[data-spot="${name}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return undefined;
}

export interface Flight {
  readonly game: string;
  readonly from: string;
  readonly to: string;
  /** The face that is seen; the back, if none is. */
  readonly face?: string | undefined;
}

const WIDTH = 52;
const HEIGHT = 78;

/** Lets a card fly across the page. */
export async function fly({ game, from, to, face }: Flight, milliseconds: number): Promise<void> {
  const [start, end] = [spot(from), spot(to)];
  if (milliseconds <= 0 || !start || !end) return;
  const card = document.createElement('div');
  card.className = 'flight';
  render(face ? h(CardFace, { kind: face, game }) : h(CardBack, { game }), card);
  document.body.append(card);
  const at = (box: DOMRect, scale: number): string =>
    `translate(${box.x + box.width / 2 - WIDTH / 2}px, ${box.y + box.height / 2 - HEIGHT / 2}px) scale(${scale})`;
  const flight = card.animate(
    [
      { transform: at(start, 1), opacity: 1 },
      { transform: at(end, 0.55), opacity: 0.85 },
    ],
    { duration: milliseconds, easing: 'cubic-bezier(.4,0,.2,1)' },
  );
  await flight.finished.catch(() => undefined);
  render(undefined, card);
  card.remove();
}
