import {
  isBoardGame,
  isYardGame,
  type ScoreKind,
  type ScoreLine,
  type ScoreSheet,
  type TieBreakKind,
} from '@branchline/engine';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { messages } from '../../preferences/messages.ts';
import { animationTime } from '../../preferences/settings.ts';
import type { LongestPath } from '../../session/end-ways.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
import './score-table.css';

/** Milliseconds a line of the count takes. */
const STEP = 620;

/** Milliseconds the count takes, with movement. */
export const countTime = (sheet: ScoreSheet): number => animationTime((scoreRows(sheet).length + 2) * STEP);

interface ScoreTableProps {
  readonly sheet: ScoreSheet;
  /** The longest path, where it counted. */
  readonly path?: LongestPath | undefined;
  /** It has been counted, or nobody wants to wait for it. */
  readonly counted: boolean;
}

/** The score, counted up line by line. */
export function ScoreTable({ sheet, path, counted }: ScoreTableProps) {
  const { names, game } = useTable();
  const { end, table } = messages.value;
  const rows = scoreRows(sheet);
  const after = (line: number): { readonly animationDelay: string } => ({
    animationDelay: `${counted ? 0 : animationTime(line * STEP)}ms`,
  });
  const nameOf = ({ kind, of }: ScoreRow): string => {
    if (kind === 'technology') return names.value.technology(game.naming.names.technologies[of ?? -1] ?? '');
    if (kind === 'bigCity') return end.bigCity(names.value.place(game.naming.names.places[of ?? -1] ?? ''));
    return end.lines[kind];
  };
  const many = sheet.seats.length > 4;
  const most = sheet.seats.length > 6;
  const countOf = (kind: ScoreRow['kind'], count: number): string => {
    if (kind !== 'longestPath') return end.times(count);
    // Five and more have no room for the word.
    return many ? `${count}` : table.spaces(count);
  };
  return (
    <div class="score-frame" {...(many && scrolled(end.total))}>
      <table class={`score-sheet${many ? ' score-many' : ''}${most ? ' score-most' : ''}`}>
        <thead>
          <tr>
            <th scope="col" class="score-for">
              <span class="hidden-text">{end.line}</span>
            </th>
            {sheet.seats.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatBadge seat={seat} />
                <span class="score-name">{names.value.player(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={`${row.kind}-${row.of}`} style={after(line + 1)}>
              <th scope="row" class="score-for">
                {path && row.kind === 'longestPath' ? <PathName path={path} name={nameOf(row)} /> : nameOf(row)}
              </th>
              {row.seats.map(({ points, count }, seat) => (
                <td key={seat}>
                  {end.signed(points)}
                  {count !== undefined && <small class="score-count">{countOf(row.kind, count)}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr style={after(rows.length + 1)}>
            <th scope="row" class="score-for">
              {end.total}
            </th>
            {sheet.seats.map(({ seat, total }) => (
              <td key={seat} class={sheet.winners.includes(seat) ? 'winner' : ''}>
                {total < 0 ? end.signed(total) : total}
              </td>
            ))}
          </tr>
          {sheet.decidedBy !== 'points' && <TieBreaks sheet={sheet} style={after(rows.length + 2)} />}
        </tfoot>
      </table>
    </div>
  );
}

/** Pointing at it lights the longest path on the board. */
function PathName({ path, name }: { readonly path: LongestPath; readonly name: string }) {
  const { highlighted } = useTable();
  const light = (): void => {
    highlighted.value = path.lit;
  };
  const dim = (): void => {
    highlighted.value = undefined;
  };
  return (
    <button
      type="button"
      class="score-path"
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocus={light}
      onBlur={dim}
      onClick={light}
    >
      {name}
    </button>
  );
}

/** Many seats are wider than their place: what is scrolled by a finger is scrolled by keys too. */
const scrolled = (label: string) => ({ role: 'group', 'aria-label': label, tabindex: 0 }) as const;

/** What settles a tie here, in the order of the game. */
function tieBreaksOf({ game }: TableModel): readonly TieBreakKind[] {
  if (isBoardGame(game)) return game.rules.tieBreak;
  return isYardGame(game) ? game.rules.tieBreak : [];
}

interface TieBreaksProps {
  readonly sheet: ScoreSheet;
  readonly style: { readonly animationDelay: string };
}

/** What settled the tie, seat by seat; as far as there was one. */
function TieBreaks({ sheet, style }: TieBreaksProps) {
  const kinds = tieBreaksOf(useTable());
  const { end, terminal } = messages.value;
  const most = Math.max(...sheet.seats.map(({ total }) => total));
  const shown = (kind: TieBreakKind, value: number | undefined): string | number | undefined => {
    if (kind !== 'longestPathBonus') return value;
    return value ? terminal.yes : terminal.no;
  };
  return (
    <>
      {kinds.map((kind, place) => (
        <tr key={kind} class="tie" style={style}>
          <th scope="row" class="score-for">
            {end.tieBreaks[kind]}
          </th>
          {sheet.seats.map(({ seat, total, tieBreaks }) => (
            <td key={seat}>{total === most ? shown(kind, tieBreaks[place]) : ''}</td>
          ))}
        </tr>
      ))}
    </>
  );
}

/** A line of the score table: the same thing for every seat. */
interface ScoreRow {
  readonly kind: ScoreKind | 'ticketsDone' | 'ticketsMissed';
  /** Which technology or city, where the kind has several. */
  readonly of?: number;
  readonly seats: readonly { readonly points: number; readonly count?: number }[];
}

/** The order things are counted in. */
const ORDER: readonly ScoreRow['kind'][] = [
  'routes',
  'ticketsDone',
  'ticketsMissed',
  'attractions',
  'globetrotter',
  'longestPath',
  'stations',
  'technology',
  'bigCity',
];

type Keyed = { readonly kind: ScoreRow['kind']; readonly of?: number };

/** Tickets are told apart by whether they are done, technologies and cities by which they are. */
function keyOf({ kind, done, technology, city }: ScoreLine): Keyed {
  if (kind === 'ticket') return { kind: done ? 'ticketsDone' : 'ticketsMissed' };
  const of = technology ?? city;
  return of === undefined ? { kind } : { kind, of };
}

const same = (one: Keyed, other: Keyed): boolean => one.kind === other.kind && one.of === other.of;

/** The score sheet by lines, each with a number for every seat, in the order they are counted. */
function scoreRows({ seats }: ScoreSheet): readonly ScoreRow[] {
  const keys: Keyed[] = [];
  for (const line of seats.flatMap(({ lines }) => lines)) {
    // It brings nothing by itself.
    if (line.kind === 'borrowedRoute') continue;
    if (!keys.some((key) => same(key, keyOf(line)))) keys.push(keyOf(line));
  }
  keys.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  return keys.map((key) => ({
    ...key,
    seats: seats.map(({ lines }) => {
      const mine = lines.filter((line) => same(key, keyOf(line)));
      const points = mine.reduce((sum, line) => sum + line.points, 0);
      const count = mine.reduce((sum, line) => sum + (line.count ?? (line.kind === 'ticket' ? 1 : 0)), 0);
      return count > 0 ? { points, count } : { points };
    }),
  }));
}
