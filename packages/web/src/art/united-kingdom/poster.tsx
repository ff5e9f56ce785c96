import { Vehicle } from '../../cards/vehicle.tsx';
import './poster.css';

/** A viaduct in the hills. */
export function Poster() {
  const arches = [0, 1, 2, 3, 4, 5].map((at) => `M${14 + at * 52} 220v-44a18 20 0 0 1 36 0v44Z`).join('');
  return (
    <g class="united-kingdom-poster">
      <path class="sky" d="M0 0h320v220H0Z" />
      <circle class="sun" cx="70" cy="66" r="30" />
      <path class="far" d="M0 220V128c50-34 90-10 130-20s90-42 190-6v118Z" />
      <path class="near" d="M0 220v-54c70-26 120 4 180-8s100-20 140-6v68Z" />
      <path class="bridge" d={`M0 220v-82h320v82Z${arches}`} fill-rule="evenodd" />
      <path class="track" d="M0 139h320" />
      <Vehicle pieces="train" class="train" kind="wild" at="translate(232 137) scale(1.15)" />
      <Vehicle pieces="train" class="train coach" kind="blue" at="translate(166 137) scale(1.15)" />
      <Vehicle pieces="train" class="train coach" kind="blue" at="translate(102 137) scale(1.15)" />
      <path class="smoke" d="M250 92c-20-2-18-22 2-22 2-18 30-16 30 0 22 0 20 22 2 22Z" />
    </g>
  );
}
