import type { Fields, Shape } from './shape.ts';

/** How a game looks; what is missing comes from a palette of the house, and the board draws itself. */
export interface Look {
  /** A palette of the house by its id, or colours by word; those that are missing are those of `from`. */
  readonly palette?: PaletteId | Palette;
  /** The light on the page round the table. */
  readonly page?: { readonly day: PageLight; readonly night: PageLight };
  /** The colour of each seat's pieces: by word, or as #rrggbb. */
  readonly seats?: readonly { readonly colour: string; readonly pattern?: SeatPattern }[];
  /** What the poster shows, where nobody has drawn one by hand: a scene, or the map itself. */
  readonly poster?: (typeof POSTERS)[number];
  readonly board?: BoardLook;
  readonly shapes?: readonly LookShape[];
}

export interface Palette {
  readonly from?: PaletteId;
  readonly day: Colours;
  readonly night: Colours;
}

type Colours = Readonly<Partial<Record<BoardWord, string>>>;

export type PaletteId = (typeof PALETTES)[number];

/** What a colour of a board is called. */
export type BoardWord = (typeof WORDS)[number];

export type SeatColour = (typeof SEAT_COLOURS)[number];

export type SeatPattern = (typeof SEAT_PATTERNS)[number];

export interface PageLight {
  readonly ground: string;
  readonly paper: string;
  readonly raised: string;
  readonly accent: string;
  readonly onAccent: string;
}

/** Sizes of the drawing in the units of the map; what is missing is worked out from it. */
export interface BoardLook {
  /** left, top, right, bottom of what is shown */
  readonly extent?: readonly number[];
  /** how wide a bar is; the length it would like to have, and the most it gets */
  readonly bar?: number;
  readonly length?: readonly number[];
  readonly gap?: number;
  readonly dot?: number;
  /** the size of the names */
  readonly type?: number;
  /** a reading glass over the crowded part: bigger in the middle, nothing moved beyond its rim */
  readonly lens?: { readonly x: number; readonly y: number; readonly radius: number; readonly power: number };
  /** wishes for names, by the id of the place: how it is broken, and where it stands (degrees, 0 to the right, 90 below) */
  readonly names?: Readonly<Record<string, { readonly lines?: readonly string[]; readonly angle?: number }>>;
  /** where the title stands, if the emptiest spot does not please: its middle, and how wide it is */
  readonly title?: readonly number[];
  /** what stands by the title */
  readonly ornament?: (typeof ORNAMENTS)[number];
}

/** Something painted under the routes. `tone` is which of the palette's colours for its kind it has. */
export interface LookShape {
  readonly kind: (typeof SHAPE_KINDS)[number];
  readonly path: string;
  readonly tone?: number;
}

const PALETTES = ['town', 'coast', 'winter', 'desert', 'night', 'paper'] as const;
const WORDS = [
  ...(['sea', 'depth', 'land', 'land2', 'land3', 'land4', 'shore', 'lake', 'park'] as const),
  ...(['relief', 'relief2', 'relief3', 'border', 'river', 'line', 'title', 'sun', 'sky'] as const),
  ...(['ink', 'paper', 'casing', 'bed', 'dot', 'dotEdge', 'glow', 'wave'] as const),
] as const;
const SEAT_COLOURS = ['blue', 'red', 'yellow', 'black', 'green', 'white', 'purple', 'orange'] as const;
const SEAT_PATTERNS = ['line', 'stripes', 'dots', 'chevrons', 'bands', 'rails', 'crosses', 'waves'] as const;
const SHAPE_KINDS = ['land', 'water', 'lake', 'park', 'relief', 'border', 'river', 'line'] as const;
const ORNAMENTS = ['star', 'compass'] as const;
const POSTERS = ['map', 'hills', 'peaks', 'skyline', 'coast', 'desert'] as const;

const colour: Shape = { text: /^#[0-9a-f]{6}$/u, say: 'a colour like #1f6feb' };
const colours: Shape = {
  every: colour,
  field: new RegExp(`^(${WORDS.join('|')})$`, 'u'),
  say: `one of ${WORDS.join(', ')}`,
  most: WORDS.length,
};
const seatColour: Shape = {
  text: new RegExp(`^(#[0-9a-f]{6}|${SEAT_COLOURS.join('|')})$`, 'u'),
  say: `a colour like #1f6feb, or one of ${SEAT_COLOURS.join(', ')}`,
};
const path: Shape = {
  text: /^M[MLHVCSQTAZmlhvcsqtaz0-9 ,.eE+-]{1,60000}$/u,
  say: 'the path of an SVG drawing, beginning with M',
};
const coordinate: Shape = { number: [-100_000, 100_000] };
const size: Shape = { number: [0.001, 10_000] };
const light: Fields = {
  fields: { ground: colour, paper: colour, raised: colour, accent: colour, onAccent: colour },
};

const board: Fields = {
  fields: {},
  optional: {
    extent: { list: coordinate, least: 4, most: 4 },
    bar: size,
    length: { list: size, least: 2, most: 2 },
    gap: size,
    dot: size,
    type: size,
    lens: { fields: { x: coordinate, y: coordinate, radius: size, power: { number: [0, 3] } } },
    names: {
      every: {
        fields: {},
        optional: { lines: { list: 'name', least: 1, most: 4 }, angle: { number: [-360, 360] } },
      },
      field: /^[a-z0-9-]{1,80}$/u,
      say: 'the id of a place',
      most: 100,
    },
    title: { list: coordinate, least: 3, most: 3 },
    ornament: { among: ORNAMENTS },
  },
};

/** What a look must hold. */
export const LOOK_SHAPE: Fields = {
  fields: {},
  optional: {
    palette: {
      either: [
        { fields: { day: colours, night: colours }, optional: { from: { among: PALETTES } } },
        { among: PALETTES },
      ],
    },
    page: { fields: { day: light, night: light } },
    seats: { list: { fields: { colour: seatColour }, optional: { pattern: { among: SEAT_PATTERNS } } }, most: 8 },
    poster: { among: POSTERS },
    board,
    shapes: {
      list: { fields: { kind: { among: SHAPE_KINDS }, path }, optional: { tone: { whole: [1, 4] } } },
      most: 200,
    },
  },
};
