import { useMemo } from 'preact/hooks';
import { qrMatrix } from './qr-matrix.ts';
import './qr-code.css';

interface QrCodeProps {
  /** What a camera reads: a whole link. */
  readonly text: string;
  readonly label: string;
}

/** Four modules of light round it, or no telephone finds it. */
const QUIET = 4;

/** A link as a picture for a telephone's camera. Fetched when it is wanted (`lazy`). */
export function QrCode({ text, label }: QrCodeProps) {
  const matrix = useMemo(() => qrMatrix(text), [text]);
  if (!matrix) return undefined;
  const size = matrix.length + QUIET * 2;
  const dark = matrix.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
