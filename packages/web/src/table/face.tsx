import { type CardColour, paintOf } from '../cards/colours.ts';
import { symbolPaths, wheelColours, wheelPath } from '../cards/symbols.ts';

/** The face of a card: its colour and its symbol, always both. */
export function Face({ card }: { readonly card: string }) {
  const { fill, edge, ink } = paintOf(card);
  const path = symbolPaths[card as CardColour];
  return (
    <svg class="face" viewBox="0 0 60 84" aria-hidden="true">
      <rect x="1" y="1" width="58" height="82" rx="8" fill={fill} stroke={edge} stroke-width="2" />
      {card === 'wild' ? (
        <WildWheel />
      ) : (
        <>
          <g transform="translate(30 44) scale(1.5)">{path && <path d={path} fill={ink} />}</g>
          <g transform="translate(12 13) scale(.55)">{path && <path d={path} fill={ink} />}</g>
        </>
      )}
    </svg>
  );
}

function WildWheel() {
  const slice = 360 / wheelColours.length;
  return (
    <g transform="translate(30 42)">
      {wheelColours.map((colour, at) => (
        <path
          key={colour}
          d="M0 0L-13.5-23.4A27 27 0 0 1 13.5-23.4Z"
          fill={paintOf(colour).fill}
          transform={`rotate(${at * slice})`}
        />
      ))}
      <circle r="15" fill="#f7f4ec" />
      <path d={wheelPath} fill="none" stroke="#2b2b33" stroke-width="2.4" transform="scale(1.1)" />
    </g>
  );
}

/** The back of a card. */
export function Back() {
  return (
    <svg class="face" viewBox="0 0 60 84" aria-hidden="true">
      <rect x="1" y="1" width="58" height="82" rx="8" class="back" />
      <g fill="none" stroke="#f7f4ec" stroke-width="3" stroke-linecap="round">
        <path d="M22 70V14" opacity=".95" />
        <path d="M22 48C22 36 32 36 36 32L43 24" stroke="#f2c93c" />
        <path d="M22 60c0-9 10-7 21-7" stroke="#e5584f" />
      </g>
    </svg>
  );
}
