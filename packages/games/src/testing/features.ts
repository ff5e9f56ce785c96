import { gameList } from '../all.ts';
import type { GameEntry } from '../pack/game-entry.ts';
import type { Pack } from '../pack/pack.ts';

const scores = ({ rules }: Pack, kind: string): boolean =>
  rules.scoring.some((piece) => typeof piece === 'object' && kind in piece);

/** What a map can have, so that a test can ask for it and names no game. */
const OF_A_PACK = {
  taxis: ({ pieces }: Pack) => pieces.kind === 'taxi',
  trains: ({ pieces }: Pack) => pieces.kind === 'train',
  tunnels: ({ routes }: Pack) => routes.some(({ tunnel }) => tunnel),
  ferries: ({ routes }: Pack) => routes.some(({ ferry }) => ferry),
  doubles: ({ routes }: Pack) => routes.some(({ double }) => double),
  groups: ({ groups = [] }: Pack) => groups.length > 0,
  technologies: ({ technologies = [] }: Pack) => technologies.length > 0,
  stations: ({ rules }: Pack) => rules.stations !== undefined,
  longTickets: ({ tickets }: Pack) => tickets.some(({ long }) => long),
  sweptMarket: ({ rules }: Pack) => rules.market !== undefined,
  startingCards: ({ rules }: Pack) => rules.options.some((option) => typeof option === 'object'),
  longestPath: (pack: Pack) => scores(pack, 'longestPath'),
  globetrotter: (pack: Pack) => scores(pack, 'globetrotter'),
  attractions: (pack: Pack) => scores(pack, 'attractions'),
} as const;

/** A family, or what the map of a game has. */
export type Feature = GameEntry['family'] | keyof typeof OF_A_PACK;

function has({ family, pack }: GameEntry, feature: Feature): boolean {
  if (feature === 'board' || feature === 'yard') return family === feature;
  return pack !== undefined && OF_A_PACK[feature](pack);
}

/** The first game of the house with all of this. */
export function gameWith(...features: readonly Feature[]): GameEntry {
  const found = gameList.find((entry) => features.every((feature) => has(entry, feature)));
  if (found === undefined) throw new Error(`no game of the house has ${features.join(', ')}`);
  return found;
}

/** The board game of the house with fewest pieces: it is played out soonest. */
export function smallGame(): GameEntry {
  const pieces = ({ pack }: GameEntry): number => pack?.pieces.count ?? Number.POSITIVE_INFINITY;
  return gameList.reduce((one, other) => (pieces(other) < pieces(one) ? other : one));
}
