import { type CardColour, paintOf } from '../cards/colours.ts';
import { symbolPaths } from '../cards/shapes.ts';
import { messages } from '../preferences/messages.ts';
import './colour-choice.css';

interface ColourChoiceProps {
  readonly label: string;
  readonly colours: readonly string[];
  /** Nothing, where several things differ. */
  readonly chosen: string | undefined;
  readonly choose: (colour: string) => void;
}

/** The colours of a deck to choose one from: each with its symbol and its name. */
export function ColourChoice({ label, colours, chosen, choose }: ColourChoiceProps) {
  return (
    <fieldset class="route-colours">
      <legend>{label}</legend>
      {colours.map((colour) => (
        <label key={colour} title={messages.value.colours[colour] ?? colour}>
          <input
            type="radio"
            name={label}
            aria-label={messages.value.colours[colour] ?? colour}
            checked={colour === chosen}
            onChange={() => choose(colour)}
          />
          <Swatch colour={colour} />
        </label>
      ))}
    </fieldset>
  );
}

export function Swatch({ colour }: { readonly colour: string }) {
  const { fill, edge, ink } = paintOf(colour);
  const symbol = symbolPaths[colour as CardColour];
  return (
    <svg class="swatch" viewBox="-12 -12 24 24" aria-hidden="true">
      <rect x="-11" y="-11" width="22" height="22" rx="5" fill={fill} stroke={edge} stroke-width="1.6" />
      {symbol && <path d={symbol} fill={ink} transform="scale(0.6)" />}
    </svg>
  );
}
