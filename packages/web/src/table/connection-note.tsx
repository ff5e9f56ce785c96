import { words } from '../text/words.ts';
import { useTable } from './context.ts';

/** Says so when the line to the table is lost, or nothing can be kept here; nothing otherwise. */
export function ConnectionNote() {
  const { source } = useTable();
  const state = source.connection.value;
  const { table } = words.value;
  const kept = source.kept?.value ?? true;
  if (state === 'open' && kept) return undefined;
  return <p class="connection">{state === 'open' ? table.notKept : table.connection[state]}</p>;
}
