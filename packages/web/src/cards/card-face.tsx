import type { SVGAttributes } from 'preact';
import { type CardColour, paintOf } from './colours.ts';
import { symbolPaths, wedge, wheelColours, wheelPath } from './symbols.ts';
import './cards.css';
import { vehicleOf } from './vehicles.ts';

export interface CardFaceProps {
  /** A colour of the deck, or `wild`. */
  readonly kind: string;
  readonly game: string;
  /** Width in pixels; without it the card is as wide as its box. The height is one and a half times the width. */
  readonly size?: number | undefined;
  /** The accessible name; without it the card is left out of what a screen reader reads. */
  readonly label?: string | undefined;
}

const hills = 'M3 72Q14 62 25 69T47 66T61 70V90q0 3-3 3H6q-3 0-3-3Z';
const skyline = 'M3 74V64h6v-8h7v12h4V50h3v-5h2v5h3v20h5V60h8v-6h6v14h3V58h5v6h6V90q0 3-3 3H6q-3 0-3-3Z';

const place = ({ size, label }: CardFaceProps): SVGAttributes<SVGSVGElement> => ({
  class: 'card-face',
  viewBox: '0 0 64 96',
  ...(size === undefined ? {} : { width: size, height: size * 1.5 }),
  ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
});

/** A card: its colour as the sky, its symbol as the sun, and something that drives below. */
export function CardFace(props: CardFaceProps) {
  const { kind, game } = props;
  if (kind === 'wild') return <WildFace {...props} />;
  const { fill, edge, ink } = paintOf(kind);
  const symbol = symbolPaths[kind as CardColour] ?? '';
  return (
    <svg {...place(props)}>
      <rect class="card-paper" width="64" height="96" rx="7" />
      <rect x="3" y="3" width="58" height="90" rx="4.5" fill={fill} stroke={edge} stroke-width="0.8" />
      <circle class="card-sun" cx="32" cy="37" r="20" fill={kind === 'white' ? '#dcd6c4' : '#fff'} />
      <path d={symbol} fill={ink} transform="translate(32 37) scale(1.12)" />
      <path d={game === 'new-york' ? skyline : hills} fill={edge} opacity={kind === 'white' ? 0.28 : 0.5} />
      <path class="card-rail" d="M3 86H61" stroke={ink} />
      <path d={vehicleOf(game, kind)} fill={ink} fill-rule="evenodd" transform="translate(32 86)" />
      <path d={symbol} fill={ink} transform="translate(11.5 11.5) scale(.42)" />
    </svg>
  );
}

function WildFace(props: CardFaceProps) {
  const { game } = props;
  const slice = 1 / wheelColours.length;
  const dark = '#23232b';
  return (
    <svg {...place(props)}>
      <rect class="card-paper" width="64" height="96" rx="7" />
      <svg x="3" y="3" width="58" height="90" viewBox="3 3 58 90">
        <g transform="translate(32 37)">
          {wheelColours.map((colour, at) => (
            <path key={colour} d={wedge((at - 0.5) * slice, (at + 0.5) * slice, 70)} fill={paintOf(colour).fill} />
          ))}
        </g>
        <path d={game === 'new-york' ? skyline : hills} fill={dark} opacity="0.55" />
        <path d="M3 78H61V93H3Z" fill={dark} opacity="0.5" />
      </svg>
      <rect x="3" y="3" width="58" height="90" rx="4.5" fill="none" stroke={dark} stroke-width="0.8" />
      <circle cx="32" cy="37" r="18" fill="#fffdf6" stroke={dark} stroke-width="1.4" />
      <Wheel x={32} y={37} scale={1.25} />
      <path class="card-rail" d="M3 86H61" stroke="#fffdf6" />
      <path
        d={vehicleOf(game, 'wild')}
        fill={game === 'new-york' ? '#ffd23f' : '#fffdf6'}
        fill-rule="evenodd"
        transform="translate(32 86)"
      />
      <circle cx="11.5" cy="11.5" r="6.4" fill="#fffdf6" />
      <Wheel x={11.5} y={11.5} scale={0.42} />
    </svg>
  );
}

function Wheel({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={wheelPath} fill="none" stroke="#23232b" stroke-width="2.2" />
      <circle r="3.2" fill="#23232b" />
    </g>
  );
}

/** The back of a card, as it lies on the deck. */
export function CardBack(props: Omit<CardFaceProps, 'kind'>) {
  return (
    <svg {...place({ ...props, kind: 'back' })}>
      <rect class="card-paper" width="64" height="96" rx="7" />
      <rect class="card-back" x="3" y="3" width="58" height="90" rx="4.5" />
      <path class="card-back-lines" d={rails} />
      <circle class="card-back-disc" cx="32" cy="48" r="17" />
      <g class="card-back-wheel" transform="translate(32 48) scale(1.2)">
        <path d={wheelPath} />
        <circle r="3" />
      </g>
    </svg>
  );
}

/** Tracks that run together behind the wheel. */
const rails = [9, 20.5, 32, 43.5, 55].map((x) => `M${x} 6Q${x} 30 32 48T${64 - x} 90`).join('');
