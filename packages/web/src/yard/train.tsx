import type { CardColour } from '../cards/colours.ts';
import { paintOf } from '../cards/colours.ts';
import { symbolPaths, transformPath, wedge, wheelColours, wheelPath } from '../cards/shapes.ts';
import './train.css';

/** The cards of a row as a train that stands on its track: its colour as cars, the locomotives in front (CG-11). */
export function Train({
  colour,
  cards,
  wilds,
}: {
  readonly colour: string;
  readonly cards: number;
  readonly wilds: number;
}) {
  return (
    <span class="train" aria-hidden="true">
      {Array.from({ length: cards }, (_, at) => (
        <span key={at}>
          <Car card={colour} />
        </span>
      ))}
      {Array.from({ length: wilds }, (_, at) => (
        <span key={`wild-${at}`}>
          <Car card="wild" />
        </span>
      ))}
    </span>
  );
}

/** A card on rails: a car with its symbol on the side, or a locomotive with the wheel. */
export function Car({ card }: { readonly card: string }) {
  return (
    <svg class="car" viewBox="0 0 64 46" data-card={card} aria-hidden="true">
      {card === 'wild' ? <Locomotive /> : <Coach card={card} />}
    </svg>
  );
}

const WHEELS = [12, 22, 42, 52];

function Coach({ card }: { readonly card: string }) {
  const { fill, edge, ink } = paintOf(card);
  return (
    <>
      <path class="car-coupling" d="M0 35H64" />
      <path d="M5 12Q32 3 59 12V15H5Z" fill={edge} />
      <rect x="3" y="13" width="58" height="23" rx="3" fill={fill} stroke={edge} stroke-width="1.6" />
      <path d="M7 17h9v7H7ZM48 17h9v7h-9Z" fill={ink} fill-opacity="0.82" />
      <circle cx="32" cy="24.5" r="10.4" fill={card === 'white' ? '#dcd6c4' : '#fff'} fill-opacity="0.24" />
      <path d={transformPath(symbolPaths[card as CardColour] ?? '', { x: 32, y: 24.5, scale: 0.78 })} fill={ink} />
      <path d="M3 31.5H61" stroke={ink} stroke-opacity="0.55" stroke-width="1.4" />
      {WHEELS.map((x) => (
        <circle key={x} class="car-wheel" cx={x} cy="39" r="5" />
      ))}
    </>
  );
}

function Locomotive() {
  const slice = 1 / wheelColours.length;
  return (
    <>
      <path class="car-coupling" d="M0 35H20" />
      <path class="loco" d="M3 36V9q0-3 3-3H24V15H44V8h-3V4H54v4h-3v7q9 1 10 10l1 5 2 6Z" />
      <path class="loco-window" d="M8 10H19v8H8Z" />
      {wheelColours.map((colour, at) => (
        <path
          key={colour}
          d={transformPath(wedge((at - 0.5) * slice, (at + 0.5) * slice, 10.6), { x: 35, y: 25, scale: 1 })}
          fill={paintOf(colour).fill}
        />
      ))}
      <circle cx="35" cy="25" r="6.6" fill="#fffdf6" />
      <path
        d={transformPath(wheelPath, { x: 35, y: 25, scale: 0.46 })}
        fill="none"
        stroke="#23232b"
        stroke-width="1.1"
      />
      {[11, 23, 36].map((x) => (
        <circle key={x} class="car-wheel" cx={x} cy="38.2" r="5.8" />
      ))}
      <circle class="car-wheel" cx="52" cy="40" r="4" />
      <circle class="loco-lamp" cx="59" cy="21" r="2.4" />
    </>
  );
}
