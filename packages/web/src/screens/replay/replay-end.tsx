import { useEffect, useState } from 'preact/hooks';
import { messages } from '../../preferences/messages.ts';
import { type History, playThrough } from '../../session/replay.ts';
import { useTable } from '../../session/table-model.ts';
import { SeatResults } from '../../table/end/seat-results.tsx';
import { Verdict } from '../../table/end/verdict.tsx';
import '../../table/end/end-panel.css';

/** The last step of a game that is shown again: the count, then who won, and all tickets open. */
export function ReplayEnd() {
  const { source, totals } = useTable();
  const [history, setHistory] = useState<History>();
  useEffect(() => {
    void source.record().then((record) => record && setHistory(playThrough(record)));
  }, []);
  return (
    <section class="end" aria-label={messages.value.end.title}>
      {history && !history.record.endedEarly && (
        <>
          <Verdict history={history} />
          {totals.value && <SeatResults history={history} />}
        </>
      )}
      {history?.record.endedEarly && <h2>{messages.value.hosting.endedEarly}</h2>}
    </section>
  );
}
