import type { Game, OptionRule, Options } from '@branchline/engine';
import cardGameFacts from '../card-game/facts.json' with { type: 'json' };
import { cardGame, cardGameOptions } from '../card-game/rules.ts';
import newYorkFacts from '../new-york/facts.json' with { type: 'json' };
import { newYork, newYorkOptions } from '../new-york/rules.ts';
import nordicFacts from '../nordic-countries/facts.json' with { type: 'json' };
import { nordicCountries, nordicCountriesOptions } from '../nordic-countries/rules.ts';
import unitedKingdomFacts from '../united-kingdom/facts.json' with { type: 'json' };
import { unitedKingdom, unitedKingdomOptions } from '../united-kingdom/rules.ts';

/** A game that can be put on a table: its name, its options, and how to make it with them. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionRule[];
  make(options: Options): Game;
}

const entry = (
  facts: Pick<GameEntry, 'id' | 'name' | 'seats'>,
  options: readonly OptionRule[],
  make: GameEntry['make'],
): GameEntry => ({
  id: facts.id,
  name: facts.name,
  seats: facts.seats,
  options,
  make,
});

/** Every game there is: one line each. */
export const gameList: readonly GameEntry[] = [
  entry(newYorkFacts, newYorkOptions, newYork),
  entry(nordicFacts, nordicCountriesOptions, nordicCountries),
  entry(unitedKingdomFacts, unitedKingdomOptions, unitedKingdom),
  entry(cardGameFacts, cardGameOptions, cardGame),
];

export function findGame(id: string): GameEntry | undefined {
  return gameList.find((game) => game.id === id);
}
