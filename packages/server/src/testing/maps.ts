import { type GameEntry, gameFromPack, type Pack, packHash } from '@branchline/games';
import { randomPack } from '@branchline/games/testing';

function wanted({ rules, tickets }: Pack): boolean {
  const { count, long = 0, keep } = rules.tickets.dealt;
  return rules.stations !== undefined && tickets.some((ticket) => ticket.long) && keep < count + long;
}

/** Maps made at random with stations, long tickets and a choice among those dealt, for so many seats. */
export function mapsWithStations(many: number, seats: number): readonly Pack[] {
  const found: Pack[] = [];
  for (let seed = 1; found.length < many; seed++) {
    const pack = randomPack(seed, seats);
    if (wanted(pack)) found.push(pack);
  }
  return found;
}

/** The game of a map from outside, as tables call it. */
export function entryOfMap(pack: Pack): GameEntry {
  return gameFromPack(pack, { id: `${pack.id}@${packHash(pack)}` });
}
