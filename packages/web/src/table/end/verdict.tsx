import { isBoardGame } from '@branchline/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { announce } from '../../parts/announcer.tsx';
import { messages } from '../../preferences/messages.ts';
import { type LongestPath, longestPathAt } from '../../session/end-ways.ts';
import type { History } from '../../session/replay.ts';
import { useTable } from '../../session/table-model.ts';
import { Reveal, revealStep } from './reveal.tsx';
import { countTime, ScoreTable } from './score-table.tsx';

interface VerdictProps {
  readonly history: Pick<History, 'game' | 'end'>;
  readonly children?: ComponentChildren;
  /** It has just come to its end: the tickets are opened one by one. */
  readonly live?: boolean;
}

/** The tickets, opened one by one; then the count, and when it is done, who won and why; a press on it does not wait. */
export function Verdict({ history, children, live = true }: VerdictProps) {
  const model = useTable();
  const { names, totals, highlighted } = model;
  const { end, things } = messages.value;
  const { game } = history;
  const sheet = useMemo(() => game.score(history.end), [history]);
  const path = useMemo(
    () => (isBoardGame(game) ? longestPathAt(game, history.end, sheet) : undefined),
    [history, sheet],
  );
  const [opened, setOpened] = useState(() => !live || revealStep(model, sheet) === 0);
  const [counted, setCounted] = useState(() => opened && countTime(sheet) === 0);
  useEffect(() => {
    if (!opened) return;
    // The longest path is lit where it counts, until something else is pointed at.
    highlighted.value = path?.lit;
    const timer = setTimeout(() => setCounted(true), countTime(sheet));
    return () => clearTimeout(timer);
  }, [sheet, opened]);
  const winners = things.and(sheet.winners.map((seat) => names.value.player(seat)));
  const mine = sheet.winners.length === 1 && names.value.isMe(sheet.winners[0] ?? -1);
  const headline = mine ? end.youWin : sheet.winners.length > 1 ? end.shared(winners) : end.wins(winners);
  useEffect(() => {
    if (!counted) return;
    totals.value = sheet.seats.map(({ total }) => total);
    announce(headline);
  }, [counted]);
  return (
    <>
      <h2>{counted ? headline : opened ? end.counting : messages.value.glance.ticketsOpen}</h2>
      <p class="decided">{counted ? end.decided[sheet.decidedBy] : '\u00a0'}</p>
      {counted && path && <PathLine path={path} />}
      {children}
      {/* biome-ignore lint/a11y: for whoever is in a hurry; all of it is there without a press too. */}
      <div class={counted ? 'verdict counted' : 'verdict'} onClick={() => opened && setCounted(true)}>
        {opened ? (
          <ScoreTable sheet={sheet} counted={counted} path={path} />
        ) : (
          <Reveal sheet={sheet} end={history.end} done={() => setOpened(true)} />
        )}
      </div>
    </>
  );
}

/** Who has the longest path and how long it is; pointing at it lights it on the board. */
function PathLine({ path: { seats, spaces, lit } }: { readonly path: LongestPath }) {
  const { names, highlighted } = useTable();
  const { things, glance } = messages.value;
  const light = (): void => {
    highlighted.value = lit;
  };
  return (
    <button type="button" class="score-path longest" onPointerEnter={light} onFocus={light} onClick={light}>
      {seats.map((seat) => (
        <SeatBadge key={seat} seat={seat} />
      ))}{' '}
      {glance.longestPath(things.and(seats.map((seat) => names.value.player(seat))), spaces)}
    </button>
  );
}
