import { stylesAt } from '../../cards/colours.ts';
import { dashOf } from '../../cards/dashes.ts';
import { useTable } from '../../session/table-model.ts';
import './chart.css';

interface ChartProps {
  readonly title: string;
  /** One line a seat, a number for every entry of the log. */
  readonly lines: readonly (readonly number[])[];
}

const WIDTH = 320;
const HEIGHT = 96;

/** A line for each seat over the whole game, in the seat's colour and with a dash of its own. */
export function Chart({ title, lines }: ChartProps) {
  const { game, names, source } = useTable();
  const styles = stylesAt(game.id, source.info.value.seats);
  const most = Math.max(1, ...lines.flat());
  const least = Math.min(0, ...lines.flat());
  const steps = Math.max(1, (lines[0]?.length ?? 1) - 1);
  const x = (step: number): number => (step / steps) * (WIDTH - 4) + 2;
  const y = (value: number): number => HEIGHT - 4 - ((value - least) / (most - least)) * (HEIGHT - 12);
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={labelOf(title, lines, names.value.player)}>
        <path class="chart-ground" d={`M0 ${y(0)}H${WIDTH}`} />
        {lines.map((line, seat) => {
          const d = `M${line.map((value, step) => `${x(step).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`;
          const dash = dashOf(seat);
          return (
            <g key={seat}>
              <path class="chart-edge" d={d} stroke-dasharray={dash} />
              <path class="chart-line" d={d} style={{ stroke: styles[seat]?.colour }} stroke-dasharray={dash} />
            </g>
          );
        })}
        <text class="chart-most" x="3" y="11">
          {most}
        </text>
      </svg>
    </figure>
  );
}

const labelOf = (title: string, lines: ChartProps['lines'], player: (seat: number) => string): string =>
  `${title}: ${lines.map((line, seat) => `${player(seat)} ${line.at(-1) ?? 0}`).join(', ')}`;
