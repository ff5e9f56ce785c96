import { messages } from '../../preferences/messages.ts';
import { api } from '../../session/api.ts';
import type { TableSource } from '../../session/follow-table.ts';

/** At the table of another game: whoever is asked to it says yes or no; the seat is theirs until then. */
export function RematchNotice({ source }: { readonly source: TableSource }) {
  const { rematch } = messages.value;
  const { rematchOf } = source.info.value;
  if (rematchOf === undefined || !source.you.value.invited) return undefined;
  const answer = (path: string): void => void api.post(`/tables/${rematchOf}/rematch${path}`);
  return (
    <section class="panel" aria-label={rematch.inList}>
      <p>
        <b>{rematch.inList}</b> {rematch.rotate}
      </p>
      <div class="panel-ways">
        <button type="button" class="button primary" onClick={() => answer('')}>
          {rematch.accept}
        </button>
        <button type="button" class="button" onClick={() => answer('/decline')}>
          {rematch.decline}
        </button>
      </div>
    </section>
  );
}
