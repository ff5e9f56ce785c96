import type { ScoreKind, ScoreLine, ScoreSheet } from '@branchline/engine';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { messages } from '../../preferences/messages.ts';
import { animationTime } from '../../preferences/settings.ts';
import { useTable } from '../../session/table-model.ts';
import './score-table.css';

const STEP = 620;

/** The score, counted up line by line. */
export function ScoreTable({ sheet }: { readonly sheet: ScoreSheet }) {
  const { names, game } = useTable();
  const { end } = messages.value;
  const rows = scoreRows(sheet);
  const after = (line: number): { readonly animationDelay: string } => ({
    animationDelay: `${animationTime(line * STEP)}ms`,
  });
  const nameOf = ({ kind, of }: ScoreRow): string => {
    if (kind === 'technology') return names.value.technology(game.naming.names.technologies[of ?? -1] ?? '');
    if (kind === 'bigCity') return end.bigCity(names.value.place(game.naming.names.places[of ?? -1] ?? ''));
    return end.lines[kind];
  };
  return (
    <table class="score-sheet">
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden-text">{end.line}</span>
          </th>
          {sheet.seats.map(({ seat }) => (
            <th key={seat} scope="col">
              <SeatBadge seat={seat} />
              <span>{names.value.player(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={`${row.kind}-${row.of}`} style={after(line + 1)}>
            <th scope="row">{nameOf(row)}</th>
            {row.seats.map(({ points, count }, seat) => (
              <td key={seat}>
                {end.signed(points)}
                {count !== undefined && <small>{end.times(count)}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr style={after(rows.length + 1)}>
          <th scope="row">{end.total}</th>
          {sheet.seats.map(({ seat, total }) => (
            <td key={seat} class={sheet.winners.includes(seat) ? 'winner' : ''}>
              {total}
            </td>
          ))}
        </tr>
        {sheet.decidedBy !== 'points' && <TieBreaks sheet={sheet} style={after(rows.length + 2)} />}
      </tfoot>
    </table>
  );
}

interface TieBreaksProps {
  readonly sheet: ScoreSheet;
  readonly style: { readonly animationDelay: string };
}

/** What settled the tie, seat by seat; as far as there was one. */
function TieBreaks({ sheet, style }: TieBreaksProps) {
  const { end } = messages.value;
  const most = Math.max(...sheet.seats.map(({ total }) => total));
  const deepest = Math.max(0, ...sheet.seats.map(({ tieBreaks }) => tieBreaks.length));
  return (
    <>
      {Array.from({ length: deepest }, (_, place) => (
        <tr key={place} class="tie" style={style}>
          <th scope="row">{end.tieBreak(place + 1)}</th>
          {sheet.seats.map(({ seat, total, tieBreaks }) => (
            <td key={seat}>{total === most ? tieBreaks[place] : ''}</td>
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
