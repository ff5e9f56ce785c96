import type { NamedEvent } from '@branchline/protocol';
import type { AnyEvent } from '@branchline/text';
import { fly } from '../cards/card-flight.ts';
import type { Beat } from '../session/stage.ts';

const FLIGHT = 340;

/** How what happened is shown: where it happened, and not longer than it takes to see. */
export function beatsFor(game: string, me: () => number | undefined): (event: NamedEvent) => Beat {
  const home = (seat: number): string => (seat === me() ? 'hand' : `player-${seat}`);
  const flight = (from: string, to: string, face?: string): Beat => ({
    before: (time) => fly({ game, from, to, face }, time(FLIGHT)),
    after: 40,
  });
  // What comes in is an event of the engine by names.
  return (event) => beat(event as AnyEvent, home, flight);
}

function beat(
  event: AnyEvent,
  home: (seat: number) => string,
  flight: (from: string, to: string, face?: string) => Beat,
): Beat {
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
    case 'cardTurned':
      return { after: 750 };
    case 'cardMoved':
      return flight(`yard-${event.seat}-${event.colour}`, `track-${event.seat}`, event.card);
    case 'rowLaid':
      return { ...flight(home(event.seat), `player-${event.seat}`, event.cards[0]), after: 200 };
    case 'rowRobbed':
      return { ...flight(`yard-${event.seat}-${event.colour}`, 'discards', event.cards[0]), after: 250 };
    case 'marketFilled':
      return { after: 110 };
    case 'marketSwept':
    case 'technologyBought':
      return { after: 600 };
    case 'lastRoundBegan':
      return { after: 900 };
    case 'turnEnded':
      return { after: 120 };
    // It is heard, so it is a moment of its own.
    case 'gameEnded':
      return { after: 0 };
    default:
      return {};
  }
}
