import { type CardColour, paintOf, type SeatStyle } from './colours.ts';
import { Pieces } from './piece.tsx';
import { symbolPaths, wedge, wheelColours, wheelPath } from './shapes.ts';
import './marks.css';

/** A colour with its symbol, small enough to stand in a line of text. */
export function ColourMark({ colour, size = 18 }: { readonly colour: string; readonly size?: number | undefined }) {
  const { fill, edge, ink } = paintOf(colour);
  const symbol = symbolPaths[colour as CardColour];
  return (
    <svg class="mark" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      {colour === 'wild' ? (
        <WildMark />
      ) : (
        <>
          <rect x="-12" y="-12" width="24" height="24" rx="6" fill={fill} stroke={edge} stroke-width="1.4" />
          {symbol && <path d={symbol} fill={ink} transform="scale(.68)" />}
        </>
      )}
    </svg>
  );
}

function WildMark() {
  const slice = 1 / wheelColours.length;
  return (
    <>
      {wheelColours.map((colour, at) => (
        <path key={colour} d={wedge(at * slice, (at + 1) * slice, 12.4)} fill={paintOf(colour).fill} />
      ))}
      <circle r="8.6" fill="#fffdf6" stroke="#23232b" stroke-width="1" />
      <path d={wheelPath} transform="scale(.72)" fill="none" stroke="#23232b" stroke-width="2.6" />
    </>
  );
}

interface SeatMarkProps {
  readonly style: SeatStyle;
  readonly kind: 'taxi' | 'train';
  readonly size?: number | undefined;
}

/** A seat's piece, beside its name or its number of pieces. */
export function SeatMark({ style, kind, size = 34 }: SeatMarkProps) {
  return (
    <svg class="mark" viewBox="-17 -8.5 34 17" width={size} height={size / 2} aria-hidden="true">
      <Pieces kind={kind} style={style} length={30} width={13} />
    </svg>
  );
}
