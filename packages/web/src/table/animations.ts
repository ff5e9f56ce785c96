import type { NamedEvent } from '@branchline/protocol';
import { type AnyEvent, isKnownEvent } from '@branchline/text';
import { h, render } from 'preact';
import { CardBack, CardFace } from '../cards/card-face.tsx';
import type { Animation } from '../session/shown-position.ts';

const FLIGHT = 340;
const RIDE = 520;
const ROBBERY = 1100;

/** What moves in the hall of the card game: fetched with the first of it. */
const hallScene = (
  scene: (hall: typeof import('../yard/scenes.ts'), time: (at: number) => number) => Promise<void>,
  after: number,
): Animation => ({
  before: async (time) => scene(await import('../yard/scenes.ts'), time),
  after,
  longest: ROBBERY + 400,
});

/** How what happened is shown: where it happened, and not longer than it takes to see. */
export function animationsFor(game: string, me: () => number | undefined): (event: NamedEvent) => Animation {
  const home = (seat: number): string => (seat === me() ? 'hand' : `player-${seat}`);
  const flight = (from: string, to: string, face?: string): Animation => ({
    before: (time) => flyCard({ game, from, to, face }, time(FLIGHT)),
    after: 40,
  });
  return (event) => (isKnownEvent(event) ? animation(event, home, flight) : {});
}

function animation(
  event: AnyEvent,
  home: (seat: number) => string,
  flight: (from: string, to: string, face?: string) => Animation,
): Animation {
  switch (event.type) {
    case 'cardTaken':
      return flight(`market-${event.place}`, home(event.seat), event.card);
    case 'cardDrawn':
      return flight('deck', home(event.seat), event.card.items?.[0]);
    case 'ticketsDrawn':
      return flight('ticket-pile', event.seat >= 0 ? home(event.seat) : 'hand');
    case 'cardsLaid':
    case 'extraLaid':
      return flight(home(event.seat), 'board', event.cards[0]);
    case 'routeClaimed':
      return { after: 320 + event.pieces * 110 };
    case 'stationBuilt':
      return { ...flight(home(event.seat), 'board', event.cards[0]), after: 450 };
    case 'cardTurned':
      return { after: 900 };
    case 'cardMoved':
      return hallScene((hall, time) => hall.rideIntoTunnel(event, time(RIDE)), 60);
    case 'rowLaid':
      return { ...flight(home(event.seat), `tracks-${event.seat}`, event.cards[0]), after: 200 };
    case 'rowRobbed':
      return hallScene((hall, time) => hall.rob(event, time(ROBBERY)), 1500);
    case 'marketFilled':
      return { after: 110 };
    case 'marketSwept':
    case 'technologyBought':
      return { after: 600 };
    case 'lastRoundBegan':
      return { after: 900 };
    // CG-61: everybody reads which.
    case 'ticketsCompleted':
      return { after: 1600 };
    case 'turnEnded':
      return { after: 120 };
    // It is heard, so it is a moment of its own.
    case 'gameEnded':
      return { after: 0 };
    default:
      return {};
  }
}

/** Places things fly from and to carry their name in `data-spot`; of several the one that is on screen counts. */
function spot(name: string): DOMRect | undefined {
  for (const element of document.querySelectorAll(`[data-spot="${name}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return undefined;
}

interface CardFlight {
  readonly game: string;
  readonly from: string;
  readonly to: string;
  /** The face that is seen; the back, if none is. */
  readonly face?: string | undefined;
}

const WIDTH = 52;
const HEIGHT = 78;

/** Lets a card fly across the page. */
async function flyCard({ game, from, to, face }: CardFlight, milliseconds: number): Promise<void> {
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
