import type { JSX } from 'preact';
import { workshopTexts } from './texts.ts';

/* How a map comes about, in seven steps with a picture each: drawn with the shapes and colours that a board has. */

/** Spaces of a route in a row, from one spot to another. */
function Bars({ from, to, count, colour }: { from: Spot; to: Spot; count: number; colour: string }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [long, angle] = [Math.hypot(dx, dy), (Math.atan2(dy, dx) * 180) / Math.PI];
  const [room, gap] = [long - 14, 2];
  const bar = (room - gap * (count - 1)) / count;
  return (
    <g transform={`translate(${from[0]} ${from[1]}) rotate(${angle})`} fill={colour} class="guide-bars">
      {Array.from({ length: count }, (_, at) => (
        <rect key={at} x={7 + at * (bar + gap)} y={-3} width={bar} height={6} rx={1.6} />
      ))}
    </g>
  );
}

type Spot = readonly [number, number];

const Dot = ({ at: [x, y], fresh = false }: { at: Spot; fresh?: boolean }) => (
  <circle class={fresh ? 'guide-dot fresh' : 'guide-dot'} cx={x} cy={y} r={4.5} />
);

const Pointer = ({ at: [x, y] }: { at: Spot }) => <path class="guide-pointer" d={`M${x} ${y}l4 15 3.6-5.4 6.4-.8z`} />;

const Ground = () => <path class="guide-land" d="M6 40C20 12 52 8 78 14S118 22 116 44 88 70 58 68 0 66 6 40Z" />;

const A: Spot = [28, 30];
const B: Spot = [88, 26];
const C: Spot = [62, 54];

const PICTURES = {
  place: () => (
    <>
      <Ground />
      <Dot at={A} />
      <text x={28} y={21}>
        Ask
      </text>
      <Dot at={B} fresh />
      <text x={88} y={17}>
        Birk
      </text>
      <Pointer at={[90, 29]} />
    </>
  ),
  route: () => (
    <>
      <Ground />
      <Bars from={A} to={B} count={4} colour="var(--guide-red)" />
      <path class="guide-sketch" d="M88 26L66 50" />
      {[A, B, C].map((at) => (
        <Dot key={at.join()} at={at} />
      ))}
      <Pointer at={[64, 50]} />
    </>
  ),
  shape: () => (
    <>
      <Ground />
      <path class="guide-lake" d="M38 36C44 24 66 22 74 32S72 54 58 54 32 48 38 36Z" />
      <path class="guide-park" d="M86 42c6-6 18-4 18 4s-12 12-18 8-4-8 0-12z" />
      <Pointer at={[73, 32]} />
    </>
  ),
  tickets: () => (
    <>
      <rect class="guide-card" x={14} y={12} width={54} height={38} rx={5} transform="rotate(-7 41 31)" />
      <g transform="rotate(5 78 42)">
        <rect class="guide-card" x={50} y={20} width={60} height={42} rx={5} />
        <path class="guide-sketch" d="M60 50C72 30 88 54 98 32" />
        <Dot at={[60, 50]} />
        <Dot at={[98, 32]} />
        <text x={61} y={34}>
          7
        </text>
      </g>
    </>
  ),
  checks: () => (
    <>
      <Ground />
      <Bars from={A} to={C} count={3} colour="var(--guide-blue)" />
      <Dot at={A} />
      <Dot at={C} />
      <circle class="guide-wrong" cx={92} cy={32} r={13} />
      <Dot at={[92, 32]} />
      <text class="guide-wrong-sign" x={104} y={22}>
        !
      </text>
    </>
  ),
  trial: () => (
    <>
      <Ground />
      <path class="guide-heat" d="M28 30L88 26" stroke-width={15} />
      <path class="guide-heat seldom" d="M28 30L62 54" stroke-width={9} />
      <Bars from={A} to={B} count={4} colour="var(--guide-red)" />
      <Bars from={A} to={C} count={3} colour="var(--guide-blue)" />
      {[A, B, C].map((at) => (
        <Dot key={at.join()} at={at} />
      ))}
      <g class="guide-chart">
        <rect x={90} y={52} width={6} height={12} />
        <rect x={99} y={44} width={6} height={20} />
        <rect x={108} y={56} width={6} height={8} />
      </g>
    </>
  ),
  share: () => (
    <>
      <rect class="guide-table" x={34} y={16} width={54} height={44} rx={6} />
      <rect class="guide-card" x={41} y={22} width={40} height={32} rx={3} />
      <Bars from={[44, 46]} to={[78, 30]} count={3} colour="var(--guide-red)" />
      <Dot at={[46, 45]} />
      <Dot at={[76, 31]} />
      {([18, 104] as const).map((x) => (
        <g key={x} class="guide-person">
          <circle cx={x} cy={30} r={6} />
          <path d={`M${x - 10} 54c0-14 20-14 20 0z`} />
        </g>
      ))}
    </>
  ),
} satisfies Readonly<Record<string, () => JSX.Element>>;

/** How a map comes about, in seven steps. */
export function Guide() {
  const { guide } = workshopTexts();
  return (
    <section class="panel" aria-labelledby="workshop-guide">
      <h2 id="workshop-guide">{guide.title}</h2>
      <ol class="workshop-guide">
        {(Object.keys(PICTURES) as (keyof typeof PICTURES)[]).map((step, at) => (
          <li key={step}>
            <svg viewBox="0 0 122 74" aria-hidden="true">
              {PICTURES[step]()}
            </svg>
            <span>
              <b aria-hidden="true">{at + 1}. </b>
              {guide.steps[step]}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
