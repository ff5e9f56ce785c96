import { Vehicle } from '../../cards/vehicle.tsx';
import './poster.css';

/** A train below the northern lights. */
export function Poster() {
  return (
    <g class="nordic-countries-poster">
      <path class="sky" d="M0 0h320v220H0Z" />
      <path class="aurora" d="M-10 66C60 14 120 92 190 44S290 30 340 6V46C280 66 250 60 200 78S70 74-10 112Z" />
      <path
        class="aurora faint"
        d="M-10 104C60 64 140 122 210 84S300 76 340 54V72C290 92 250 92 206 104S70 116-10 138Z"
      />
      <path class="far" d="M0 220v-74l40-34 34 28 46-52 52 58 40-30 48 40 28-22 32 26v60Z" />
      <path class="snow" d="M102 108 120 88l20 22-12-3-9 8-8-9ZM30 121l10-9 9 8-6 1-4 5ZM203 125l9-9 10 9-6 1-4 4Z" />
      <path class="water" d="M0 178h320v42H0Z" />
      <path class="near" d="M0 220v-34c60-16 110 6 160 0s110-14 160 0v34Z" />
      <path class="track" d="M0 196h320" />
      <Vehicle pieces="train" class="train" kind="wild" at="translate(216 195) scale(1.15)" />
      <Vehicle pieces="train" class="train coach" kind="red" at="translate(150 195) scale(1.15)" />
      <Vehicle pieces="train" class="train coach" kind="red" at="translate(86 195) scale(1.15)" />
    </g>
  );
}
