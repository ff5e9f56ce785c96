import type { TurnReading } from '@branchline/bots';
import { useState } from 'preact/hooks';
import { stylesAt } from '../../cards/colours.ts';
import { dashOf } from '../../cards/dashes.ts';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { chanceTexts } from '../../preferences/fetched-texts.ts';
import { messages } from '../../preferences/messages.ts';
import { useTable } from '../../session/table-model.ts';
import { leftOf, linesOf, percentsOf, topOf, turnAt } from './chart-lines.ts';
import './win-chart.css';

interface WinChartProps {
  /** As far as they are known. */
  readonly readings: readonly TurnReading[];
  /** How many steps the game had. */
  readonly steps: number;
  /** The turn that is marked, counted from 0. */
  readonly at: number;
  readonly choose: (turn: number) => void;
  /** What Enter does besides. */
  readonly open?: () => void;
}

/** So many turns at once, with the keys for that. */
const MANY = 5;

/** Where a key leads, from this turn. */
const KEYS: Readonly<Record<string, (turn: number, last: number) => number>> = {
  ArrowLeft: (turn) => turn - 1,
  ArrowDown: (turn) => turn - 1,
  ArrowRight: (turn) => turn + 1,
  ArrowUp: (turn) => turn + 1,
  PageDown: (turn) => turn - MANY,
  PageUp: (turn) => turn + MANY,
  Home: () => 0,
  End: (_, last) => last,
};

/** Who was how likely to win after every turn: a line for each seat, in its colour and with a dash of its own, and one turn in words. */
export function WinChart({ readings, steps, at, choose, open }: WinChartProps) {
  const { game, names, source } = useTable();
  const [pointed, setPointed] = useState<number>();
  const texts = chanceTexts();
  const shown = Math.min(pointed ?? at, readings.length - 1);
  const reading = readings[shown];
  if (!texts || !reading) return undefined;
  const styles = stylesAt(game.id, source.info.value.seats);
  const percents = percentsOf(reading.chances).map(texts.percent);
  const told = texts.turnBy(shown + 1, names.value.player(reading.seat));
  const turnUnder = ({ currentTarget, clientX }: { readonly currentTarget: Element; readonly clientX: number }) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return turnAt((clientX - left) / width, readings, steps);
  };
  const press = (event: KeyboardEvent): void => {
    const move = KEYS[event.key];
    if (event.key === 'Enter') open?.();
    if (!move) return;
    event.preventDefault();
    setPointed(undefined);
    choose(Math.max(0, Math.min(readings.length - 1, move(shown, readings.length - 1))));
  };
  return (
    <div class="win-chart">
      <div class="win-plot">
        <span aria-hidden="true">
          {[100, 50, 0].map((percent) => (
            <span key={percent}>{texts.percent(percent)}</span>
          ))}
        </span>
        {/* biome-ignore lint/a11y/useFocusableInteractive: it is, by the name HTML has for that */}
        <div
          class="win-lines"
          role="slider"
          tabindex={0}
          aria-label={texts.chart}
          aria-valuemin={1}
          aria-valuemax={readings.length}
          aria-valuenow={shown + 1}
          aria-valuetext={`${told}. ${messages.value.things.and(percents.map((percent, seat) => `${names.value.player(seat)} ${percent}`))}`}
          onPointerMove={(event) => setPointed(turnUnder(event))}
          onPointerLeave={() => setPointed(undefined)}
          onClick={(event) => choose(turnUnder(event))}
          onKeyDown={press}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path class="win-ground" d="M0 50H100" />
            {linesOf(readings, steps).map((line, seat) => (
              <g key={seat}>
                <path class="win-edge" d={line} stroke-dasharray={dashOf(seat)} />
                <path
                  class="win-line"
                  d={line}
                  style={{ stroke: styles[seat]?.colour }}
                  stroke-dasharray={dashOf(seat)}
                />
              </g>
            ))}
          </svg>
          <span class="win-mark" style={{ insetInlineStart: `${leftOf(reading.step, steps)}%` }}>
            {reading.chances.map((chance, seat) => (
              <i key={seat} style={{ insetBlockStart: `${topOf(chance)}%`, background: styles[seat]?.colour }} />
            ))}
          </span>
        </div>
      </div>
      <p class="win-turn">{told}</p>
      <ul class="win-seats">
        {percents.map((percent, seat) => (
          <li key={seat}>
            <SeatBadge seat={seat} size={22} />
            <svg viewBox="0 0 26 6" aria-hidden="true">
              <path class="win-edge" d="M1 3H25" stroke-dasharray={dashOf(seat)} />
              <path
                class="win-line"
                d="M1 3H25"
                style={{ stroke: styles[seat]?.colour }}
                stroke-dasharray={dashOf(seat)}
              />
            </svg>
            <span class="win-name">{names.value.player(seat)}</span>
            <b>{percent}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
