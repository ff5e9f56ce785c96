import { go } from '../../parts/navigation.ts';
import { Page } from '../../parts/page.tsx';
import { messages } from '../../preferences/messages.ts';
import { localTables } from '../../session/local/new-table.ts';
import { unfinishedRecord } from '../../session/local/unfinished-record.ts';
import { saveFile } from '../../table/end/save-record.ts';

async function save(id: string): Promise<void> {
  const kept = await localTables().table(id);
  if (kept) saveFile(`branchline-${kept.game}.json`, unfinishedRecord(kept, await localTables().entries(id)));
}

async function forget(id: string): Promise<void> {
  await localTables().forget(id);
  go('/');
}

/** A game another version kept, which this one cannot take up: it says so, and gives out what there is of it. */
export function Unreadable({ id }: { readonly id: string }) {
  const { start, offline, end, lobby } = messages.value;
  return (
    <Page title={start.title}>
      <div class="trouble" role="alert">
        <p>{start.noTable.unreadable}</p>
        <p>{offline.unreadableHint}</p>
      </div>
      <div class="page-ways">
        <button type="button" class="button primary" onClick={() => void save(id)}>
          {end.saveRecord}
        </button>
        <button type="button" class="button" onClick={() => void forget(id)}>
          {lobby.forget}
        </button>
      </div>
    </Page>
  );
}
