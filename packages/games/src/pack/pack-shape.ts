import { LOOK_SHAPE } from './look.ts';
import { CARD_COLOURS, PACK_VERSION, RULE_IDS } from './pack.ts';
import type { Fields, Shape } from './shape.ts';

const count: Shape = { whole: [0, 20] };
const some: Shape = { whole: [1, 20] };
const points: Shape = { whole: [1, 100] };
const coordinate: Shape = { number: [-100_000, 100_000] };
const draw: Fields = {
  fields: { count: { whole: [1, 8] }, keep: { whole: [0, 8] }, returned: { among: ['bottom', 'box'] } },
};
const length = { field: /^([1-9]|1[0-9]|20)$/u, say: 'a length from 1 to 20', most: 20 };
const names: Fields = {
  fields: {},
  optional: {
    name: 'name',
    places: { every: 'name', field: /^[a-z0-9-]{1,80}$/u, say: 'the id of a place', most: 160 },
  },
};
const rules: Fields = {
  fields: {
    start: { fields: { cards: count, wilds: count } },
    wildDraw: { among: ['whole', 'ordinary'] },
    tickets: { fields: { dealt: { ...draw, optional: { long: { whole: [1, 4] } } }, drawn: draw } },
    doubles: { fields: { bothFrom: { whole: [2, 9] } } },
    payment: {
      fields: { wild: { among: ['everywhere', 'tunnelsAndFerries'] } },
      optional: { anyForWild: { fields: {}, optional: { everywhere: { whole: [2, 6] }, ferry: { whole: [2, 6] } } } },
    },
    points: { every: points, ...length },
    scoring: {
      list: {
        either: [
          { among: ['routes', 'tickets', 'stations'] },
          { fields: { longestPath: points } },
          { fields: { globetrotter: points } },
          { fields: { attractions: points } },
        ],
        say: 'routes, tickets, stations, or points for longestPath, globetrotter or attractions like {"longestPath": 10}',
      },
      least: 1,
      most: 6,
    },
    tieBreak: { list: { among: ['ticketsDone', 'fewestStations', 'longestPathBonus', 'longestPath'] }, most: 4 },
    options: {
      list: {
        either: [
          { fields: { startingCards: { list: some, least: 2, most: 5 } } },
          { text: /^[a-z][a-zA-Z]{0,39}$/u, say: 'the name of an option' },
        ],
        say: 'firstSeat, unequalTwins, or the numbers to choose from like {"startingCards": [4, 5]}',
      },
      most: 6,
    },
  },
  optional: {
    market: { fields: { sweepAt: { whole: [1, 10] } } },
    stations: { fields: { prices: { list: { whole: [1, 6] }, least: 1, most: 4 }, unbuilt: { whole: [0, 20] } } },
    technologies: {
      fields: { byLength: { every: 'id', ...length }, ferry: 'id', boosterAnyForWild: { whole: [2, 6] } },
    },
    ids: {
      fields: {},
      optional: Object.fromEntries(Object.keys(RULE_IDS).map((slot) => [slot, 'rule' as const])),
    },
  },
};

/** What a pack must hold; what makes sense besides is in sense.ts. */
export const PACK_SHAPE: Fields = {
  fields: {
    pack: { among: [PACK_VERSION] },
    id: 'id',
    name: 'name',
    seats: { fields: { min: { whole: [2, 8] }, max: { whole: [2, 8] } } },
    pieces: {
      fields: { kind: { among: ['train', 'taxi'] }, count: { whole: [3, 60] } },
      optional: { colours: { list: 'id', most: 8 } },
    },
    deck: {
      fields: {
        colours: { list: { among: CARD_COLOURS }, least: 1, most: CARD_COLOURS.length },
        perColour: { whole: [1, 31] },
        wilds: { whole: [0, 31] },
        market: { whole: [1, 10] },
      },
    },
    rules,
    places: {
      list: {
        fields: { id: 'id', name: 'name', x: coordinate, y: coordinate },
        optional: { attraction: 'yes', region: 'id', country: 'id', group: 'id', offMap: 'yes' },
      },
      least: 2,
      most: 100,
    },
    routes: {
      list: {
        fields: { id: 'id', a: 'id', b: 'id', length: some, colour: { among: [...CARD_COLOURS, 'grey'] } },
        optional: {
          double: 'id',
          ferry: some,
          tunnel: 'yes',
          points,
          anyCardsForOne: { whole: [2, 6] },
          needsNoTechnology: 'yes',
          via: { list: { list: coordinate, least: 2, most: 2 }, least: 1, most: 8 },
        },
      },
      least: 1,
      most: 200,
    },
    tickets: {
      list: { fields: { id: 'id', a: 'id', b: 'id', points }, optional: { long: 'yes' } },
      least: 1,
      most: 150,
    },
  },
  optional: {
    author: 'name',
    basedOn: 'name',
    order: { whole: [1, 1000] },
    code: 'id',
    paper: { fields: { extent: { list: coordinate, least: 4, most: 4 } } },
    groups: { list: { fields: { id: 'id', name: 'name', members: { list: 'id', least: 2, most: 8 } } }, most: 10 },
    regions: { list: { fields: { id: 'id', name: 'name' }, optional: { technology: 'id' } }, most: 20 },
    technologies: {
      list: {
        fields: { id: 'id', name: 'name', price: some, copies: some, rule: 'rule' },
        optional: { advanced: 'yes', returns: 'yes', expires: 'yes' },
      },
      most: 30,
    },
    look: LOOK_SHAPE,
    names: { every: names, field: /^(en|da|nl|nb|sv|fi)$/u, say: 'one of en, da, nl, nb, sv, fi', most: 6 },
  },
};
