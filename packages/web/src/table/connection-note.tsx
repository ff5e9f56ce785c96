import { words } from '../text/words.ts';
import { useTable } from './context.ts';

/** Says so when the line to the table is lost, and nothing otherwise. */
export function ConnectionNote() {
  const { source } = useTable();
  const state = source.connection.value;
  if (state === 'open') return undefined;
  return (
    <p class="connection" role="status">
      {words.value.table.connection[state]}
    </p>
  );
}
