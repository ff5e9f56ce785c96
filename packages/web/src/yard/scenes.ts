import { h, render } from 'preact';
import { Car } from './train.tsx';

/* What is seen in the hall while it happens: cars that leave for the tunnel, and cars that are robbed. */

const spot = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-spot="${name}"]`)].find(
    (element) => element.getBoundingClientRect().width > 0,
  );

/** A car of its own above the page, where another one stands. */
function carAbove(box: DOMRect, card: string): HTMLElement {
  const car = document.createElement('div');
  car.className = 'flight';
  car.style.cssText = `left:${box.x}px;top:${box.y}px;--car:${box.width}px`;
  render(h(Car, { card }), car);
  document.body.append(car);
  return car;
}

async function play(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
  await element.animate(frames, { fill: 'both', ...timing }).finished.catch(() => undefined);
  render(undefined, element);
  element.remove();
}

interface Moved {
  readonly seat: number;
  readonly colour: string;
  readonly card: string;
}

/** The first car of a row drives into the tunnel and is gone (CG-10). */
export async function rideIntoTunnel({ seat, colour, card }: Moved, milliseconds: number): Promise<void> {
  const first = [...(spot(`yard-${seat}-${colour}`)?.querySelectorAll<SVGElement>('.car') ?? [])].at(-1);
  const mouth = spot(`track-${seat}`)?.querySelector('svg')?.getBoundingClientRect();
  if (milliseconds <= 0 || !first || !mouth) return;
  const box = first.getBoundingClientRect();
  const [across, down] = [mouth.x + mouth.width * 0.46 - box.x - box.width / 2, mouth.bottom - box.bottom];
  first.style.visibility = 'hidden';
  await play(
    carAbove(box, card),
    [
      { transform: 'none', filter: 'brightness(1)', easing: 'ease-in' },
      { transform: `translate(${across * 0.75}px, ${down}px)`, filter: 'brightness(1)', offset: 0.7 },
      {
        transform: `translate(${across}px, ${down - box.height * 0.2}px) scale(.35)`,
        filter: 'brightness(0)',
        opacity: 0.2,
      },
    ],
    { duration: milliseconds },
  );
  // Until what was counted is drawn anew.
  requestAnimationFrame(() => first.style.removeProperty('visibility'));
}

interface Robbed {
  readonly seat: number;
  readonly colour: string;
  readonly cards: readonly string[];
}

/** The platform shakes, and one car after another is taken away (CG-33). */
export async function rob({ seat, colour }: Robbed, milliseconds: number): Promise<void> {
  const row = spot(`yard-${seat}-${colour}`);
  const away = (spot('discards') ?? document.body).getBoundingClientRect();
  if (milliseconds <= 0 || !row) return;
  const platform = row.closest('.platform');
  platform?.classList.add('raided');
  const cars = [...row.querySelectorAll<SVGElement>('.car')].reverse();
  const each = milliseconds * 0.45;
  const apart = (milliseconds - each) / Math.max(1, cars.length);
  await Promise.all(
    cars.map(async (car, at) => {
      const box = car.getBoundingClientRect();
      const [across, down] = [away.x + away.width / 2 - box.x - box.width / 2, away.y + away.height / 2 - box.y];
      const flying = carAbove(box, car.dataset.card ?? colour);
      car.style.visibility = 'hidden';
      await play(
        flying,
        [
          { transform: 'none' },
          { transform: 'translateY(-26px) rotate(-12deg)', offset: 0.3 },
          { transform: `translate(${across}px, ${down}px) rotate(200deg) scale(.4)`, opacity: 0.3 },
        ],
        { duration: each, delay: apart * at, easing: 'ease-in' },
      );
    }),
  );
  platform?.classList.remove('raided');
}
