import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/context.ts';

/** Says so when the line to the table is lost, it is told no more, or nothing can be kept here; nothing otherwise. */
export function ConnectionNote() {
  const { source } = useTable();
  const state = source.connection.value;
  const { table, lobby } = messages.value;
  const kept = source.kept?.value ?? true;
  const refused = source.refused?.value;
  if (state === 'open' && refused) {
    return (
      <p class="connection" role="alert">
        {lobby.refused[refused]}
      </p>
    );
  }
  if (state === 'open' && kept) return undefined;
  return <p class="connection">{state === 'open' ? table.notKept : table.connection[state]}</p>;
}
