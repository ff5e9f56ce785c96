import type { ScoreSheet } from '@branchline/engine';
import { SeatBadge } from '../../cards/seat-badge.tsx';
import { messages } from '../../preferences/messages.ts';
import { lasting } from '../../preferences/settings.ts';
import { useTable } from '../../session/context.ts';
import { type ScoreRow, scoreRows } from './score-rows.ts';

const STEP = 620;

/** The score, counted up line by line. */
export function ScoreTable({ sheet }: { readonly sheet: ScoreSheet }) {
  const { names, game } = useTable();
  const { end } = messages.value;
  const rows = scoreRows(sheet);
  const after = (line: number): { readonly animationDelay: string } => ({
    animationDelay: `${lasting(line * STEP)}ms`,
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
