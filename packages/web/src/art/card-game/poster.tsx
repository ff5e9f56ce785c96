import { Vehicle } from '../../cards/vehicle.tsx';
import './poster.css';

/** The hall of a station, with cards on the floor. */
export function Poster() {
  return (
    <g class="card-game-poster">
      <path class="sky" d="M0 0h320v220H0Z" />
      <path
        class="window"
        d="M28 170V96a42 42 0 0 1 84 0v74ZM118 170V84a42 42 0 0 1 84 0v86ZM208 170V96a42 42 0 0 1 84 0v74Z"
      />
      <path class="bars" d="M70 54v116M28 110h84M160 42v128M118 104h84M250 54v116M208 110h84" />
      <path class="street" d="M0 170h320v50H0Z" />
      <g class="clock" transform="translate(160 34)">
        <circle r="23" />
        <path d="M0 0V-14M0 0 9 6" />
      </g>
      <Paper at="rotate(-9 96 150)" x={70} colour="red" />
      <Paper at="rotate(-2 150 146)" x={118} colour="blue" />
      <Paper at="rotate(6 200 150)" x={166} colour="green" />
      <Paper at="rotate(13 240 160)" x={212} colour="wild" />
    </g>
  );
}

function Paper({ at, x, colour }: { readonly at: string; readonly x: number; readonly colour: string }) {
  return (
    <g transform={at}>
      <rect class={`paper ${colour}`} x={x} y="112" width="52" height="76" rx="6" />
      <Vehicle pieces="train" class="on-paper" kind={colour} at={`translate(${x + 26} 172) scale(.8)`} />
    </g>
  );
}
