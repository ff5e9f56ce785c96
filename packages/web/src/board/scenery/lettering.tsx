import { type Letter, letterOf } from './letters.ts';

const GAP = 20;

interface LetteringProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** the height of the capitals */
  readonly height: number;
  readonly gap?: number;
  /** how wide it may get; a longer title is smaller */
  readonly most?: number;
}

/** How wide a line of capitals is, 40 high; about so wide, where a letter is not ours. */
export function lineWidth(text: string, gap: number = GAP): number {
  return [...text].reduce((sum, letter) => sum + (letterOf(letter)?.[0] ?? 26) + gap, -gap);
}

/** A title in capitals drawn by us, so that it looks the same on every machine; centred on x. */
export function Lettering({ text, x, y, height, gap = GAP, most = Number.POSITIVE_INFINITY }: LetteringProps) {
  const drawn = [...text].map(letterOf);
  const long = lineWidth(text, gap);
  const scale = Math.min(height / 40, most / long);
  const place = { class: 'lettering', transform: `translate(${x} ${y}) scale(${scale})` };
  // Letters of a script we have not drawn are the machine's.
  if (!drawn.every((letter) => letter !== undefined)) {
    return (
      <text {...place} y={40} text-anchor="middle" font-size={52}>
        {text}
      </text>
    );
  }
  let left = -long / 2;
  return (
    <g {...place}>
      {drawn.map(([width, path]: Letter, at) => {
        const here = left;
        left += width + gap;
        return path && <path key={at} d={path} transform={`translate(${here} 0)`} />;
      })}
    </g>
  );
}
