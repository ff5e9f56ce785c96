import type { Fields, Shape } from './check-facts-shape.ts';

const span: Fields = { fields: { min: 'some', max: 'some' } };
const draw: Fields = { fields: { draw: 'some', keep: 'count' } };
const deck: Fields = { fields: { colours: { each: 'id' }, perColour: 'some', wilds: 'count', market: 'some' } };
const setup: Fields = { fields: { cards: 'count', wilds: 'count' } };

const place: Fields = {
  fields: { id: 'id', name: 'text', x: 'number', y: 'number' },
  optional: { attraction: 'yes', region: 'id', country: 'id', group: 'id', offMap: 'yes', colour: 'id' },
};

const route: Fields = {
  fields: { id: 'id', a: 'id', b: 'id', length: 'some', colour: 'id' },
  optional: {
    double: 'id',
    ferry: 'some',
    tunnel: 'yes',
    points: 'some',
    anyCardsForOne: 'some',
    needsNoTechnology: 'yes',
    via: { each: { each: 'number' } },
  },
};

const technology: Fields = {
  fields: { id: 'id', name: 'text', price: 'some', copies: 'some', rule: 'text' },
  optional: { advanced: 'yes', returns: 'yes', expires: 'yes' },
};

/** What a file of a route game must hold. */
export const BOARD_SHAPE: Shape = {
  fields: {
    id: 'id',
    name: 'text',
    seats: span,
    pieces: 'some',
    deck,
    setup,
    ticketDraws: { fields: { dealt: draw, drawn: draw, returned: { among: ['bottom', 'box'] } } },
    bothTracksFrom: 'some',
    pointsByLength: { every: 'some' },
    places: { each: place },
    routes: { each: route },
    tickets: { each: { fields: { id: 'id', a: 'id', b: 'id', points: 'some' } } },
  },
  optional: {
    pieceKind: { among: ['taxi', 'train'] },
    pieceColours: { each: 'id' },
    extent: { each: 'number' },
    marketSweptAt: 'some',
    attractionPoints: 'some',
    globetrotter: 'some',
    anyCardsForAWild: { every: 'some' },
    regions: { each: { fields: { id: 'id', name: 'text' }, optional: { technology: 'id' } } },
    lengthTechnology: { every: 'id' },
    ferryTechnology: 'id',
    groups: { each: { fields: { id: 'id', name: 'text', members: { each: 'id' } } } },
    technologies: { each: technology },
  },
};

/** What a file of a yard game must hold. */
export const YARD_SHAPE: Shape = {
  fields: {
    id: 'id',
    name: 'text',
    seats: span,
    deck,
    setup,
    ticketDraws: { fields: { dealt: draw, drawn: draw } },
    secondDeck: { fields: { seats: 'some', cards: 'some' } },
    bonuses: { each: { fields: { city: 'id', points: 'some', colour: 'id' } } },
    places: { each: place },
    tickets: { each: { fields: { id: 'id', a: 'id', b: 'id', points: 'some', cards: { every: 'some' } } } },
  },
};
