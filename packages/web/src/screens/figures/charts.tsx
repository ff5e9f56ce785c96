import { messages } from '../../preferences/messages.ts';
import type { GameFigures, Share } from '../../session/figures.ts';
import './charts.css';

const WIDTH = 320;
const HEIGHT = 96;

/** The points of every game as bars, oldest first; those that were won are filled. */
export function PointsChart({ points }: Pick<GameFigures, 'points'>) {
  const { figures, things } = messages.value;
  const shown = points.slice(-40);
  const top = Math.max(1, ...shown.map((one) => one.points));
  const low = Math.min(0, ...shown.map((one) => one.points));
  const step = WIDTH / Math.max(shown.length, 8);
  const y = (value: number): number => ((top - value) / (top - low)) * HEIGHT;
  return (
    <svg class="points-chart" viewBox={`0 -14 ${WIDTH} ${HEIGHT + 16}`} role="img" aria-label={figures.points}>
      {shown.map((one, place) => (
        <g key={`${one.at} ${place}`} class={one.won ? 'won' : undefined}>
          <title>{figures.pointsOf(one.points, things.moment(one.at))}</title>
          <rect
            x={place * step + step * 0.12}
            y={Math.min(y(one.points), y(0))}
            width={step * 0.76}
            height={Math.max(1, Math.abs(y(one.points) - y(0)))}
            rx={Math.min(3, step * 0.2)}
          />
          {step >= 18 && (
            <text x={place * step + step / 2} y={Math.min(y(one.points), y(0)) - 3} text-anchor="middle">
              {one.points}
            </text>
          )}
        </g>
      ))}
      <line x1="0" x2={WIDTH} y1={y(0)} y2={y(0)} />
    </svg>
  );
}

interface ShareBarProps {
  readonly label: string;
  readonly share: Share;
  readonly text?: string;
}

/** How much of something was won: a bar, and the same in figures. */
export function ShareBar({ label, share: { won, games }, text }: ShareBarProps) {
  const { figures } = messages.value;
  return (
    <div class="share-bar">
      <span>{label}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="8" rx="2" />
        <rect class="won" width={games === 0 ? 0 : (won / games) * 100} height="8" rx="2" />
      </svg>
      <span>{text ?? figures.wonOf(won, games)}</span>
    </div>
  );
}
