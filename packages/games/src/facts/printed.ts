/** What docs/RULES.md says is in a box; a facts file that says otherwise is wrong, or the rules are. */
export interface Printed {
  readonly seats: readonly [min: number, max: number];
  /** A path into the file, what must stand there, and the rule that says so. */
  readonly numbers: readonly (readonly [path: string, value: number | string | boolean, rule: string])[];
  readonly cards: number;
  readonly tickets: number;
  /** The rule that counts cards and tickets. */
  readonly box: string;
  readonly points?: readonly [table: Readonly<Record<string, number>>, rule: string];
  /** How far apart two colours are at most in the spaces of the board, or the cards the tickets ask for. */
  readonly balance: number;
  /** The pairs of places whose two routes are of unequal length (C-35). */
  readonly unequal?: readonly string[];
  /** How many places a region has. */
  readonly regions?: readonly (readonly [region: string, places: number, rule: string])[];
  /** Technologies in order: id, copies, price, rule. */
  readonly technologies?: readonly (readonly [id: string, copies: number, price: number, rule: string])[];
}

const newYork: Printed = {
  seats: [2, 4],
  cards: 44,
  tickets: 18,
  box: 'NY-1',
  numbers: [
    ['pieces', 15, 'NY-1'],
    ['deck.perColour', 6, 'NY-1'],
    ['deck.wilds', 8, 'NY-1'],
    ['deck.market', 5, 'NY-2'],
    ['setup.cards', 2, 'NY-2'],
    ['setup.wilds', 0, 'NY-2'],
    ['marketSweptAt', 3, 'NY-3'],
    ['ticketDraws.dealt.count', 2, 'NY-4'],
    ['ticketDraws.dealt.keep', 1, 'NY-4'],
    ['ticketDraws.dealt.returned', 'bottom', 'NY-4'],
    ['ticketDraws.drawn.count', 2, 'NY-5'],
    ['ticketDraws.drawn.keep', 1, 'NY-5'],
    ['ticketDraws.drawn.returned', 'bottom', 'NY-5'],
    ['attractionPoints', 1, 'NY-8'],
    ['bothTracksFrom', 3, 'C-36'],
  ],
  points: [{ 1: 1, 2: 2, 3: 4, 4: 7 }, 'NY-7'],
  balance: 1,
};

const nordicCountries: Printed = {
  seats: [2, 3],
  cards: 110,
  tickets: 46,
  box: 'NO-1',
  numbers: [
    ['pieces', 40, 'NO-1'],
    ['deck.perColour', 12, 'NO-1'],
    ['deck.wilds', 14, 'NO-1'],
    ['deck.market', 5, 'C-10'],
    ['setup.cards', 4, 'NO-2'],
    ['setup.wilds', 0, 'NO-2'],
    ['ticketDraws.dealt.count', 5, 'NO-3'],
    ['ticketDraws.dealt.keep', 2, 'NO-3'],
    ['ticketDraws.dealt.returned', 'box', 'NO-3'],
    ['ticketDraws.drawn.count', 3, 'NO-4'],
    ['ticketDraws.drawn.keep', 1, 'NO-4'],
    ['ticketDraws.drawn.returned', 'box', 'NO-4'],
    ['routes.lieksa--murmansk.anyCardsForOne', 4, 'NO-21'],
    ['anyCardsForAWild.ferry', 3, 'NO-32'],
    ['globetrotter', 10, 'NO-51'],
    ['bothTracksFrom', 3, 'C-36'],
  ],
  points: [{ 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27 }, 'NO-50'],
  balance: 3,
  unequal: ['kristiansand and stavanger', 'mo-i-rana and trondheim'],
};

const unitedKingdom: Printed = {
  seats: [2, 4],
  cards: 116,
  tickets: 57,
  box: 'UK-1',
  numbers: [
    ['pieces', 35, 'UK-1'],
    ['deck.perColour', 12, 'UK-1'],
    ['deck.wilds', 20, 'UK-1'],
    ['deck.market', 5, 'C-10'],
    ['setup.cards', 4, 'UK-2'],
    ['setup.wilds', 1, 'UK-2'],
    ['ticketDraws.dealt.count', 5, 'UK-3'],
    ['ticketDraws.dealt.keep', 3, 'UK-3'],
    ['ticketDraws.dealt.returned', 'bottom', 'UK-3'],
    ['ticketDraws.drawn.count', 3, 'UK-3'],
    ['ticketDraws.drawn.keep', 1, 'UK-3'],
    ['ticketDraws.drawn.returned', 'bottom', 'UK-3'],
    ['anyCardsForAWild.usual', 4, 'UK-5'],
    ['anyCardsForAWild.booster', 3, 'UK-26'],
    ['lengthTechnology.3', 'mechanical-stoker', 'UK-23'],
    ['lengthTechnology.4', 'superheated-steam-boiler', 'UK-24'],
    ['lengthTechnology.5', 'superheated-steam-boiler', 'UK-24'],
    ['lengthTechnology.6', 'superheated-steam-boiler', 'UK-24'],
    ['ferryTechnology', 'propellers', 'UK-25'],
    ['regions.wales.technology', 'wales-concession', 'UK-20'],
    ['regions.ireland.technology', 'ireland-france-concession', 'UK-21'],
    ['regions.france.technology', 'ireland-france-concession', 'UK-21'],
    ['regions.scotland.technology', 'scotland-concession', 'UK-22'],
    ['groups.france.members.0', 'france-west', 'UK-8'],
    ['groups.france.members.1', 'france-east', 'UK-8'],
    ['routes.southampton--new-york.points', 40, 'UK-7'],
    ['routes.southampton--new-york.ferry', 3, 'UK-12'],
    ['routes.southampton--new-york.needsNoTechnology', true, 'UK-12'],
    ['bothTracksFrom', 3, 'C-36'],
  ],
  points: [{ 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15 }, 'UK-7'],
  balance: 1,
  unequal: ['penzance and plymouth'],
  regions: [
    ['wales', 5, 'UK-20'],
    ['ireland', 10, 'UK-21'],
    ['france', 2, 'UK-8'],
    ['scotland', 10, 'UK-22'],
  ],
  technologies: [
    ['wales-concession', 4, 1, 'UK-20'],
    ['ireland-france-concession', 4, 1, 'UK-21'],
    ['scotland-concession', 4, 1, 'UK-22'],
    ['mechanical-stoker', 4, 1, 'UK-23'],
    ['superheated-steam-boiler', 4, 2, 'UK-24'],
    ['propellers', 4, 2, 'UK-25'],
    ['booster', 4, 2, 'UK-26'],
    ['boiler-lagging', 4, 2, 'UK-27'],
    ['steam-turbines', 4, 2, 'UK-28'],
    ['double-heading', 4, 4, 'UK-29'],
    ['right-of-way', 1, 4, 'UK-30'],
    ['thermocompressors', 1, 1, 'UK-40'],
    ['water-tenders', 2, 2, 'UK-41'],
    ['risky-contracts', 1, 2, 'UK-42'],
    ['equalising-beam', 1, 2, 'UK-43'],
    ['diesel-power', 1, 3, 'UK-44'],
  ],
};

const cardGame: Printed = {
  seats: [2, 4],
  cards: 96,
  tickets: 46,
  box: 'CG-1',
  numbers: [
    ['deck.perColour', 10, 'CG-1'],
    ['deck.wilds', 16, 'CG-1'],
    ['setup.cards', 7, 'CG-2'],
    ['setup.wilds', 1, 'CG-2'],
    ['deck.market', 5, 'CG-2'],
    ['ticketDraws.dealt.count', 6, 'CG-3'],
    ['ticketDraws.dealt.keep', 1, 'CG-3'],
    ['ticketDraws.drawn.count', 4, 'CG-40'],
    ['ticketDraws.drawn.keep', 0, 'CG-40'],
    ['secondDeck.seats', 4, 'CG-62'],
    ['secondDeck.cards', 4, 'CG-62'],
  ],
  balance: 2,
};

/** By the id of the game. A board that is not here is checked for sense, but not against a box. */
export const PRINTED: ReadonlyMap<string, Printed> = new Map([
  ['new-york', newYork],
  ['nordic-countries', nordicCountries],
  ['united-kingdom', unitedKingdom],
  ['card-game', cardGame],
]);
