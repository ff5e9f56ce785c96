import { vehicleOf } from './shapes.ts';

interface VehicleProps {
  readonly pieces: 'train' | 'taxi';
  /** A colour of the deck, or `wild` for what pulls the others. */
  readonly kind: string;
  /** Where it stands, as a transform. */
  readonly at: string;
  readonly class: string;
}

/** Something that drives across a poster. */
export function Vehicle({ pieces, kind, at, class: name }: VehicleProps) {
  return <path class={name} d={vehicleOf(pieces, kind)} fill-rule="evenodd" transform={at} />;
}
