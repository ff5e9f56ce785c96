import type { NamedAction, NamedEvent } from '@branchline/protocol';
import { listIn, type TableNames } from '@branchline/text';
import { messages } from '../../preferences/messages.ts';
import { sentencesOf } from '../../session/turn-log.ts';

interface ToldMove {
  readonly seat: number;
  readonly action: NamedAction;
  readonly events: readonly NamedEvent[];
}

/** What a seat did, and with which tickets, now that they are open. */
export function toldMove({ seat, action, events }: ToldMove, names: TableNames): string {
  const tickets = listIn(action, 'tickets').map((id) => names.ticket(id));
  const own = events.filter((event) => event.seat === undefined || event.seat === seat);
  return [sentencesOf(own, names).join(' '), tickets.length > 0 && `${messages.value.things.and(tickets)}: `]
    .filter(Boolean)
    .join(' ');
}
