import cardGame from '../card-game/facts.json' with { type: 'json' };
import newYork from '../new-york/facts.json' with { type: 'json' };
import nordicCountries from '../nordic-countries/facts.json' with { type: 'json' };
import unitedKingdom from '../united-kingdom/facts.json' with { type: 'json' };

/** A data file of the games, as it was read. */
export interface FactFile {
  readonly name: string;
  readonly json: unknown;
}

/** Every data file there is: what `checkFacts` has to look at. */
export const factFiles: readonly FactFile[] = [
  { name: 'new-york/facts.json', json: newYork },
  { name: 'nordic-countries/facts.json', json: nordicCountries },
  { name: 'united-kingdom/facts.json', json: unitedKingdom },
  { name: 'card-game/facts.json', json: cardGame },
];
