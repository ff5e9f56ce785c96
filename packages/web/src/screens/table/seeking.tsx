import { useState } from 'preact/hooks';
import { navigate } from '../../parts/navigation.ts';
import { Page } from '../../parts/page.tsx';
import { clockInWords, isCorrespondence } from '../../preferences/clocks.ts';
import { gameName } from '../../preferences/game-words.ts';
import { messages, spoken } from '../../preferences/messages.ts';
import { api } from '../../session/api.ts';
import type { TableSource } from '../../session/follow-table.ts';
import { seatName } from '../../session/seat-names.ts';
import { RecoveryNotice } from '../../table/menu/recovery-notice.tsx';
import { FullTable, WaitForSeat } from '../../table/prompts/wait-for-seat.tsx';
import { hopesInWords } from '../lobby/hopes.tsx';

/** Whoever plays as soon as somebody is there waits here; the table begins by itself. */
export function Seeking({ source }: { readonly source: TableSource }) {
  const { company, lobby } = messages.value;
  const [trouble, setTrouble] = useState<string>();
  const { id, game, mapName, seeking, settings } = source.info.value;
  const mine = source.you.value.seats.length > 0;
  const stop = async (): Promise<void> => {
    const stopped = await api.delete(`/tables/${id}`);
    if (stopped.ok) navigate('/join');
    else setTrouble(lobby.refused[stopped.refusal.code]);
  };
  return (
    <Page title={gameName(game, mapName)} hint={clockInWords(settings.clock)} game={game}>
      {mine && <RecoveryNotice table={id} />}
      {mine ? (
        <section class="panel" aria-live="polite">
          <h2>{company.seeking}</h2>
          <WhoIsHere source={source} />
          {/* Days for a move: nobody has to be there at the same hour. */}
          <p>{isCorrespondence(settings.clock) ? company.mayClose : company.keepOpen}</p>
          {seeking?.botAt !== undefined && <p>{company.botAt(hourOf(seeking.botAt))}</p>}
          <div class="panel-ways">
            <button type="button" class="button" onClick={() => void stop()}>
              {company.stopSeeking}
            </button>
          </div>
        </section>
      ) : (
        <>
          <section class="panel" aria-label={lobby.seats}>
            <WhoIsHere source={source} />
            <p>{company.beginsFull}</p>
          </section>
          <FullTable source={source} />
          <WaitForSeat source={source} />
        </>
      )}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </Page>
  );
}

/** Who sits there, how many seats are free, and what whoever looks hopes for. */
function WhoIsHere({ source }: { readonly source: TableSource }) {
  const { company, things } = messages.value;
  const { seats, settings } = source.info.value;
  const here = seats.filter(({ kind }) => kind !== 'open').map(seatName);
  const free = company.free(seats.length - here.length, seats.length);
  return (
    <p>
      <b>{things.and(here)}</b>
      <br />
      <span class="note">{[free, ...hopesInWords(settings)].join(' · ')}</span>
    </p>
  );
}

const hourOf = (at: number): string =>
  new Date(at).toLocaleTimeString(spoken.value, { hour: 'numeric', minute: '2-digit' });
