import { type GameRecord, verifyRecord } from '@branchline/games';
import { Download, House, History as Past } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { announce } from '../../parts/announcer.tsx';
import { Icon } from '../../parts/icon.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { messages } from '../../preferences/messages.ts';
import { sha256OfText } from '../../session/crypto.ts';
import type { History } from '../../session/replay.ts';
import { useTable } from '../../session/table-model.ts';
import { lazyChance } from '../chance/lazy-chance.ts';
import { momentPath } from '../chance/moment.ts';
import { useReading } from '../chance/use-reading.ts';
import { BotReasons } from './bot-reasons.tsx';
import { Chart } from './chart.tsx';
import { PlayAgain, RematchInvitation } from './rematch.tsx';
import { SeatResults } from './seat-results.tsx';
import { ShareReplay } from './share-replay.tsx';
import { Verdict } from './verdict.tsx';

const WinReading = lazyChance(async () => (await import('../chance/win-reading.tsx')).WinReading);

interface EndedProps {
  readonly history: History;
  readonly chat: ComponentChildren;
  readonly live: boolean;
}

/** What came of it, all open, and what to do next. */
export function Ended({ history, chat, live }: EndedProps) {
  const { end } = messages.value;
  const { record, standings } = history;
  // What is not counted yet is not told yet.
  const { totals } = useTable();
  const told = record.endedEarly === true || totals.value !== undefined;
  const seats = record.seats.map((_, seat) => seat);
  const pieces = seats.map((seat) => standings.map((standing) => standing.pieces[seat] ?? 0));
  const points = seats.map((seat) => standings.map((standing) => standing.points[seat] ?? 0));
  // A game ended before anybody scored has nothing to draw.
  const hasMoved = points.flat().some((count) => count !== 0);
  return (
    <>
      {record.endedEarly ? (
        <EndedEarly history={history} />
      ) : (
        <Verdict history={history} live={live}>
          <RematchInvitation />
        </Verdict>
      )}
      <EndActions record={record} />
      {chat}
      <ShareReplay />
      {told && (
        <>
          {!record.endedEarly && <SeatResults history={history} />}
          {hasMoved && <Chart title={end.chartPoints} lines={points} />}
          {hasMoved && pieces.flat().some((count) => count > 0) && <Chart title={end.chartPieces} lines={pieces} />}
          {!record.endedEarly && <Decided history={history} />}
        </>
      )}
      <Fairness record={record} />
    </>
  );
}

/** What it was decided by, and why the bots did what they did. */
function Decided({ history }: Pick<EndedProps, 'history'>) {
  const { source } = useTable();
  const found = useReading(history.record);
  return (
    <>
      <WinReading
        record={history.record}
        found={found}
        leads={{ href: (moment) => momentPath(source.replayPath, moment) }}
      />
      <BotReasons history={history} reading={found.done ? found.reading : undefined} />
    </>
  );
}

/** The people agreed to end it: nobody has won, and this is how it stood. */
function EndedEarly({ history: { standings } }: Pick<EndedProps, 'history'>) {
  const { names } = useTable();
  const { people, hosting } = messages.value;
  useEffect(() => announce(people.endedEarly), []);
  return (
    <>
      <h2>{hosting.endedEarly}</h2>
      <p class="decided">{people.endedEarly}</p>
      <RematchInvitation />
      <section aria-label={hosting.stood}>
        <h3>{hosting.stood}</h3>
        <ul class="stood">
          {standings.at(-1)?.points.map((points, seat) => (
            <li key={seat}>
              <SeatBadge seat={seat} /> <span>{names.value.player(seat)}</span> <b>{points}</b>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function EndActions({ record }: { readonly record: GameRecord }) {
  const { source } = useTable();
  const { end, table } = messages.value;
  return (
    <div class="end-actions">
      <PlayAgain />
      <a class="button" href={source.replayPath}>
        <Icon of={Past} /> {end.watchReplay}
      </a>
      <button type="button" class="button" onClick={() => saveRecord(record)}>
        <Icon of={Download} /> {end.saveRecord}
      </button>
      <a class="button quiet" href="/">
        <Icon of={House} /> {table.home}
      </a>
    </div>
  );
}

/** Shows that nobody touched the cards: the seed fits what was published before the deal, and every shuffle comes out of it. */
function Fairness({ record }: { readonly record: GameRecord }) {
  const { end } = messages.value;
  const [checked, setChecked] = useState<{ readonly commitment: boolean; readonly replay: boolean }>();
  const seed = String(record.chance.seed);
  const check = (): void => {
    const { fromSeed, fromEvents } = verifyRecord(record);
    setChecked({
      commitment: sha256OfText(seed) === record.commitment,
      replay: fromSeed === undefined && fromEvents === undefined,
    });
  };
  return (
    <details class="fairness">
      <summary>{end.checkShuffle}</summary>
      <p>{end.shuffleExplained}</p>
      <dl>
        <dt>{end.commitment}</dt>
        <dd>{record.commitment}</dd>
        <dt>{end.seed}</dt>
        <dd>{seed}</dd>
      </dl>
      <button type="button" class="button" onClick={check}>
        {end.checkNow}
      </button>
      {checked && (
        <ul role="status">
          <li class={checked.commitment ? 'good' : 'bad'}>
            {checked.commitment ? end.commitmentHolds : end.commitmentBroken}
          </li>
          <li class={checked.replay ? 'good' : 'bad'}>{checked.replay ? end.replayHolds : end.replayBroken}</li>
        </ul>
      )}
    </details>
  );
}

/** Hands the record to the browser as a file. */
function saveRecord(record: GameRecord): void {
  saveFile(`branchline-${record.game}.json`, record);
}
