/** What a value in a facts file must be. */
export type Shape =
  | 'text'
  | 'id'
  | 'number'
  /** A whole number from 0 on; from 1 on. */
  | 'count'
  | 'some'
  /** Written only where it is true. */
  | 'yes'
  | { readonly among: readonly string[] }
  | { readonly each: Shape }
  /** Any number of fields, all alike. */
  | { readonly every: Shape }
  | Fields;

export interface Fields {
  readonly fields: Readonly<Record<string, Shape>>;
  readonly optional?: Readonly<Record<string, Shape>>;
}

const WANTED = {
  text: 'a text',
  id: 'an id of small letters, digits and dashes',
  number: 'a number',
  count: 'a whole number, 0 or more',
  some: 'a whole number, 1 or more',
  yes: 'true, or left out',
} as const;

const ID = /^[a-z0-9]+(-{1,2}[a-z0-9]+)*$/;

/** Where a value does not have its shape, as sentences that begin with the place. */
export function shapeFaults(value: unknown, shape: Shape, where = ''): string[] {
  const at = where === '' ? 'the file' : where;
  if (typeof shape === 'string')
    return fits(value, shape) ? [] : [`${at} must be ${WANTED[shape]}, not ${shown(value)}`];
  if ('among' in shape) {
    return shape.among.some((one) => one === value)
      ? []
      : [`${at} must be one of ${shape.among.join(', ')}, not ${shown(value)}`];
  }
  if ('each' in shape) {
    if (!Array.isArray(value)) return [`${at} must be a list, not ${shown(value)}`];
    return value.flatMap((item: unknown, place) => shapeFaults(item, shape.each, entry(at, item, place)));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${at} must be an object, not ${shown(value)}`];
  if ('every' in shape) {
    return Object.entries(value).flatMap(([field, item]: [string, unknown]) =>
      shapeFaults(item, shape.every, `${at}, ${field}`),
    );
  }
  return fieldFaults(value, shape, where);
}

function fieldFaults(value: object, { fields, optional = {} }: Fields, where: string): string[] {
  const at = where === '' ? '' : `${where}, `;
  const given = new Map<string, unknown>(Object.entries(value));
  const all = { ...fields, ...optional };
  return [
    ...Object.keys(fields).flatMap((field) => (given.has(field) ? [] : [`${at}${field} is missing`])),
    ...[...given].flatMap(([field, item]) => {
      const shape = Object.hasOwn(all, field) ? all[field] : undefined;
      return shape === undefined
        ? [`${at}${field} is a field nobody knows`]
        : shapeFaults(item, shape, `${at}${field}`);
    }),
  ];
}

function fits(value: unknown, shape: keyof typeof WANTED): boolean {
  switch (shape) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '';
    case 'id':
      return typeof value === 'string' && ID.test(value);
    case 'number':
      return Number.isFinite(value);
    case 'count':
      return Number.isInteger(value) && Number(value) >= 0;
    case 'some':
      return Number.isInteger(value) && Number(value) >= 1;
    case 'yes':
      return value === true;
  }
}

/** An entry of a list by its id, if it has one. */
function entry(list: string, item: unknown, place: number): string {
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
  return typeof id === 'string' ? `${list}, ${id}` : `${list}, entry ${place + 1}`;
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60);
}

const span: Fields = { fields: { min: 'some', max: 'some' } };
const draw: Fields = { fields: { count: 'some', keep: 'count' } };
const returned: Shape = { among: ['bottom', 'box'] };
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
    ticketDraws: {
      fields: {
        dealt: { fields: { ...draw.fields, returned }, optional: { long: 'some' } },
        drawn: { fields: { ...draw.fields, returned } },
      },
    },
    bothTracksFrom: 'some',
    pointsByLength: { every: 'some' },
    places: { each: place },
    routes: { each: route },
    tickets: { each: { fields: { id: 'id', a: 'id', b: 'id', points: 'some' }, optional: { long: 'yes' } } },
  },
  optional: {
    pieceKind: { among: ['taxi', 'train'] },
    pieceColours: { each: 'id' },
    extent: { each: 'number' },
    marketSweptAt: 'some',
    attractionPoints: 'some',
    globetrotter: 'some',
    longestPath: 'some',
    stations: { fields: { prices: { each: 'some' }, unbuiltPoints: 'some' } },
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
