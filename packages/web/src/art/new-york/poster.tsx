import { Vehicle } from '../../cards/vehicle.tsx';
import './poster.css';

/** Dusk over the skyline, and a taxi. */
export function Poster() {
  return (
    <g class="new-york-poster">
      <path class="sky" d="M0 0h320v220H0Z" />
      <circle class="sun" cx="238" cy="72" r="42" />
      <path
        class="far"
        d="M0 220V126h22v-20h26v30h14V84h10V70h8v14h10v52h18v-26h30v16h16V64l8-14 8 14v72h22v-40h28v28h20V92h30v44h26v-26h24v110Z"
      />
      <path
        class="near"
        d="M0 220v-62h34v-26h28v34h30v-22h24v30h36v-44h10l8-26 8 26h10v44h30v-28h34v36h26v-24h42v62Z"
      />
      <path class="street" d="M0 186h320v34H0Z" />
      <path class="dashes" d="M0 204h320" />
      <Vehicle pieces="taxi" class="taxi" kind="wild" at="translate(104 196) scale(1.5)" />
    </g>
  );
}
