import type { TableModel } from '../table/table-model.ts';
import { claimRoute } from './claim-route.tsx';
import { keepTickets } from './keep-tickets.tsx';
import type { Prompt } from './prompt.ts';
import { secondCard } from './second-card.tsx';
import { turn } from './turn.tsx';

/** The prompt for what is asked now, and for what the player is about to do with it. */
export function currentPrompt({ asked, draft }: TableModel): Prompt | undefined {
  switch (asked.value?.kind) {
    case 'keepTickets':
      return keepTickets;
    case 'secondCard':
      return secondCard;
    case 'turn':
      return draft.route.value ? claimRoute : turn;
    default:
      return undefined;
  }
}
