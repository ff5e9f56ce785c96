import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/context.ts';
import { handLine, marketLine, newsLines, standingLines, ticketLines } from './summary.ts';

/** How things stand, in sentences. */
export function PositionText() {
  const model = useTable();
  const { table } = messages.value;
  const tickets = ticketLines(model);
  return (
    <div class="position-text">
      {model.me.value && (
        <>
          <h3>{table.tickets}</h3>
          <Lines lines={tickets.length > 0 ? tickets : [table.ticketsEmpty]} />
          <h3>{table.hand}</h3>
          <Lines lines={[handLine(model)]} />
        </>
      )}
      <h3>{table.market}</h3>
      <Lines lines={[marketLine(model)]} />
      <h3>{table.players}</h3>
      <Lines lines={standingLines(model)} />
      <h3>{table.sinceMyTurn}</h3>
      <Lines lines={newsLines(model)} />
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}
