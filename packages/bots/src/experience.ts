import type { Experience } from './search/foresight.ts';
import { type BySeats, bySeats } from './tuned.ts';

/** What `scripts/learn.ts` found, with two and with three players; see docs/bots.md. */
const FOUND: BySeats<Experience> = {
  'new-york': {
    2: {
      share: [0.428, 0.416],
      worth: [
        0.272, 0.381, -0.632, 0.162, 0.456, -0.128, -0.67, -0.336, 0.079, 0.719, 0.42, 1.564, -0.824, 3.037, -1.501,
      ],
      later: [
        0.054, 0.144, 4.712, 0.204, -1.588, -0.107, -0.109, 1.137, -0.329, -0.712, -0.013, -2.269, 0.255, -2.701, 0.753,
      ],
    },
    3: {
      share: [0.324, 0.438],
      worth: [
        0.095, 0.063, -0.746, 0.128, -0.105, -0.084, 0.263, -0.378, -1.17, 1.087, 0.202, -0.052, -0.379, 0.623, -0.662,
      ],
      later: [
        0.022, 0.64, 6.542, -0.03, -1.579, -0.224, -0.715, 1.146, 0.66, -0.935, 0.653, -0.052, -0.522, -1.027, 0.058,
      ],
    },
  },
};

/** That of the number of players, or of the next smaller one; nothing, where none was made. */
export function experienceFor(game: string, seats: number): Experience | undefined {
  return bySeats(FOUND, game, seats);
}
