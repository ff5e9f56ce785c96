import { type GameRecord, verifyRecord } from '@branchline/games';
import { Download, House, History as Past, RotateCcw } from 'lucide';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../../parts/announcer.tsx';
import { Icon } from '../../parts/icon.tsx';
import { navigate } from '../../parts/navigation.ts';
import { saveFile } from '../../parts/save-file.ts';
import { messages } from '../../preferences/messages.ts';
import { sha256OfText } from '../../session/crypto.ts';
import { type History, playThrough } from '../../session/replay.ts';
import { useTable } from '../../session/table-model.ts';
import { BotReasons } from './bot-reasons.tsx';
import { Chart } from './chart.tsx';
import { ScoreTable } from './score-table.tsx';
import { SeatResults } from './seat-results.tsx';
import './end-panel.css';

/** The end of a game: who won and why, all open, and what to do next. */
export function EndPanel() {
  const { source } = useTable();
  const [history, setHistory] = useState<History>();
  useEffect(() => {
    void source.record().then((record) => record && setHistory(playThrough(record)));
  }, []);
  return (
    <section class="end" aria-label={messages.value.end.title} data-home tabindex={-1}>
      {history && <Ended history={history} />}
    </section>
  );
}

function Ended({ history }: { readonly history: History }) {
  const { names, source } = useTable();
  const { end, table } = messages.value;
  const { game, record, standings } = history;
  const sheet = useMemo(() => game.score(history.end), [history]);
  const seats = sheet.seats.map(({ seat }) => seat);
  const pieces = seats.map((seat) => standings.map((standing) => standing.pieces[seat] ?? 0));
  const winners = messages.value.things.and(sheet.winners.map((seat) => names.value.player(seat)));
  const mine = sheet.winners.length === 1 && names.value.isMe(sheet.winners[0] ?? -1);
  const headline = mine ? end.youWin : sheet.winners.length > 1 ? end.shared(winners) : end.wins(winners);
  useEffect(() => announce(headline), []);
  const playAgain = async (): Promise<void> => {
    const path = await source.rematch();
    if (path !== undefined) navigate(path);
  };
  return (
    <>
      <h2>{headline}</h2>
      <p class="decided">{end.decided[sheet.decidedBy]}</p>
      <ScoreTable sheet={sheet} />
      <div class="end-actions">
        <button type="button" class="button primary" onClick={() => void playAgain()}>
          <Icon of={RotateCcw} /> {end.rematch}
        </button>
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
      <SeatResults history={history} />
      <Chart title={end.chartPoints} lines={seats.map((seat) => standings.map(({ points }) => points[seat] ?? 0))} />
      {pieces.flat().some((count) => count > 0) && <Chart title={end.chartPieces} lines={pieces} />}
      <BotReasons history={history} />
      <Fairness record={record} />
    </>
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
