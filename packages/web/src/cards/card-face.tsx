import { Component, type ComponentChildren } from 'preact';
import { piecesOf } from '../look/look-of.ts';
import { type CardColour, paintOf } from './colours.ts';
import { symbolPaths, transformPath, vehicleOf, wedge, wheelColours, wheelPath } from './shapes.ts';
import './card-face.css';

interface CardFaceProps {
  /** A colour of the deck, or `wild`. */
  readonly kind: string;
  readonly game: string;
  /** Width in pixels; without it the card is as wide as its box. The height is one and a half times the width. */
  readonly size?: number | undefined;
  /** The accessible name; without it the card is left out of what a screen reader reads. */
  readonly label?: string | undefined;
}

/** What is seen behind what drives. */
const views = {
  train: 'M3 72Q14 62 25 69T47 66T61 70V90q0 3-3 3H6q-3 0-3-3Z',
  taxi: 'M3 74V64h6v-8h7v12h4V50h3v-5h2v5h3v20h5V60h8v-6h6v14h3V58h5v6h6V90q0 3-3 3H6q-3 0-3-3Z',
};

/** Where the vehicle stands. */
const below = { x: 32, y: 86, scale: 1 };

/** The paper round the picture: the sheet less its middle. */
const frame =
  'M7 0H57q7 0 7 7V89q0 7-7 7H7q-7 0-7-7V7Q0 0 7 0ZM7.5 3Q3 3 3 7.5V88.5Q3 93 7.5 93H56.5Q61 93 61 88.5V7.5Q61 3 56.5 3Z';

/** A card's sheet, with a name if it has one to tell. */
function Sheet({
  size,
  label,
  children,
}: Pick<CardFaceProps, 'size' | 'label'> & { readonly children: ComponentChildren }) {
  const box = {
    class: 'card-face',
    viewBox: '0 0 64 96',
    ...(size === undefined ? {} : { width: size, height: size * 1.5 }),
  };
  const sheet = (
    <>
      {children}
      <path class="card-paper" d={frame} />
    </>
  );
  return label === undefined ? (
    <svg aria-hidden="true" {...box}>
      {sheet}
    </svg>
  ) : (
    <svg role="img" aria-label={label} {...box}>
      {sheet}
    </svg>
  );
}

/** A card. There are many on a table, and they are looked at again only when they become others. */
export class CardFace extends Component<CardFaceProps> {
  override shouldComponentUpdate(next: CardFaceProps): boolean {
    const { kind, game, size, label } = this.props;
    return kind !== next.kind || game !== next.game || size !== next.size || label !== next.label;
  }

  override render() {
    return this.props.kind === 'wild' ? <WildFace {...this.props} /> : <ColourFace {...this.props} />;
  }
}

/** Its colour as the sky, its symbol as the sun, and something that drives below. */
function ColourFace(props: CardFaceProps) {
  const { kind, game } = props;
  const pieces = piecesOf(game);
  const { fill, edge, ink } = paintOf(kind);
  const symbol = symbolPaths[kind as CardColour] ?? '';
  return (
    <Sheet {...props}>
      <rect x="2" y="2" width="60" height="92" rx="6" fill={fill} />
      <circle class="card-sun" cx="32" cy="37" r="20" fill={kind === 'white' ? '#dcd6c4' : '#fff'} />
      <path d={transformPath(symbol, { x: 32, y: 37, scale: 1.12 })} fill={ink} />
      <path d={views[pieces]} fill={edge} fill-opacity={kind === 'white' ? 0.28 : 0.5} />
      <path class="card-rail" d="M2 86H62" stroke={ink} />
      <path d={transformPath(vehicleOf(pieces, kind), below)} fill={ink} fill-rule="evenodd" />
      <path d={transformPath(symbol, { x: 11.5, y: 11.5, scale: 0.42 })} fill={ink} />
    </Sheet>
  );
}

function WildFace(props: CardFaceProps) {
  const pieces = piecesOf(props.game);
  const slice = 1 / wheelColours.length;
  const dark = '#23232b';
  return (
    <Sheet {...props}>
      {wheelColours.map((colour, at) => (
        <path
          key={colour}
          d={transformPath(wedge((at - 0.5) * slice, (at + 0.5) * slice, 68), { x: 32, y: 34, scale: 1 })}
          fill={paintOf(colour).fill}
        />
      ))}
      <path d={views[pieces]} fill={dark} fill-opacity="0.55" />
      <path d="M2 77H62V94H2Z" fill={dark} fill-opacity="0.5" />
      <circle cx="32" cy="34" r="16.5" fill="#fffdf6" stroke={dark} stroke-width="1.4" />
      <Wheel x={32} y={34} scale={1.14} />
      <path class="card-rail" d="M2 86H62" stroke="#fffdf6" />
      <path
        d={transformPath(vehicleOf(pieces, 'wild'), below)}
        fill={pieces === 'taxi' ? '#ffd23f' : '#fffdf6'}
        fill-rule="evenodd"
      />
      <circle cx="11.5" cy="11.5" r="6.4" fill="#fffdf6" />
      <Wheel x={11.5} y={11.5} scale={0.42} />
    </Sheet>
  );
}

function Wheel({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <>
      <path d={transformPath(wheelPath, { x, y, scale })} fill="none" stroke="#23232b" stroke-width={2.2 * scale} />
      <circle cx={x} cy={y} r={3.2 * scale} fill="#23232b" />
    </>
  );
}

/** The back of a card, as it lies on the deck. */
export function CardBack(props: Omit<CardFaceProps, 'kind'>) {
  return (
    <Sheet {...props}>
      <rect class="card-back" x="3" y="3" width="58" height="90" rx="4.5" />
      <path class="card-back-lines" d={rails} />
      <circle class="card-back-disc" cx="32" cy="48" r="17" />
      <g class="card-back-wheel">
        <path d={transformPath(wheelPath, { x: 32, y: 48, scale: 1.2 })} />
        <circle cx="32" cy="48" r="3.6" />
      </g>
    </Sheet>
  );
}

/** Tracks that run together behind the wheel. */
const rails = [9, 20.5, 32, 43.5, 55].map((x) => `M${x} 6Q${x} 30 32 48T${64 - x} 90`).join('');

interface TicketFaceProps {
  readonly from: string;
  readonly to: string;
  readonly points: number;
  /** Done, still open, or out of reach: shown by stamp and edge, not by colour alone. */
  readonly standing?: 'done' | 'open' | 'lost' | undefined;
  /** What is said below, such as what is still missing. */
  readonly children?: ComponentChildren;
}

/** How many letters the longest word has: names are set as large as leaves it whole. */
const longestWord = (...names: readonly string[]): number =>
  Math.max(...names.flatMap((name) => name.split(/[\s\u2010-\u2013-]/u)).map((word) => word.length));

/** A ticket: a paper stub with its two places and what it is worth. Whatever it stands on says the same in words. */
export function TicketFace({ from, to, points, standing = 'open', children }: TicketFaceProps) {
  return (
    <span class={`ticket-face ${standing}`} aria-hidden="true">
      <span class="ticket-places" style={{ '--longest': longestWord(from, to) }}>
        <span>{from}</span>
        <svg class="ticket-track" viewBox="0 0 12 24" aria-hidden="true">
          <path d="M6 3v18" />
          <circle cx="6" cy="3.4" r="2.4" />
          <circle cx="6" cy="20.6" r="2.4" />
        </svg>
        <span>{to}</span>
      </span>
      <span class="ticket-points">{points}</span>
      {standing !== 'open' && (
        <svg class="ticket-stamp" viewBox="-12 -12 24 24" aria-hidden="true">
          <circle r="10.4" />
          <path d={standing === 'done' ? 'M-5 .5-1.4 4.2 5.4-4' : 'M-4-4 4 4M4-4-4 4'} />
        </svg>
      )}
      {children !== undefined && <span class="ticket-note">{children}</span>}
    </span>
  );
}
