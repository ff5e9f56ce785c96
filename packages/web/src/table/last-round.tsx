import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/context.ts';

/** A banner once the last round has begun. */
export function LastRound() {
  const { position } = useTable();
  const { lastTurns, over } = position.value;
  if (lastTurns === undefined || over) return undefined;
  return <p class="last-round">{messages.value.table.lastRound(lastTurns)}</p>;
}
