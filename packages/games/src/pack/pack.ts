import type { BoardFacts, BoardRules, OptionRule, Options, TechnologyFacts } from '@branchline/engine';
import { LOOK_SHAPE, type Look } from './look.ts';
import type { Fields, Shape } from './shape.ts';

export type { Look } from './look.ts';

/** A map and how it is played, as data: docs/packs.md tells every field. */
export interface Pack
  extends Pick<BoardFacts, 'id' | 'name' | 'seats' | 'deck' | 'places' | 'groups' | 'routes' | 'tickets'> {
  readonly pack: typeof PACK_VERSION;
  readonly author?: string;
  readonly basedOn?: string;
  /** Where it stands in a list of games: those with smaller numbers come first. */
  readonly order?: number;
  /** What its folder says in code (`code.ts` exports it by this name): only a game of the house has any. */
  readonly code?: string;
  readonly pieces: { readonly kind: PieceKind; readonly count: number; readonly colours?: readonly string[] };
  readonly paper?: { readonly extent: readonly number[] };
  readonly regions?: readonly { readonly id: string; readonly name: string; readonly technology?: string }[];
  readonly technologies?: readonly TechnologyFacts[];
  readonly rules: PackRules;
  readonly look?: Look;
  /** Names in other languages, by the id of a place, a group or a region. */
  readonly names?: Readonly<
    Record<string, { readonly name?: string; readonly places?: Readonly<Record<string, string>> }>
  >;
}

export type PieceKind = 'train' | 'taxi';

/** A piece for every slot. */
export interface PackRules {
  readonly start: { readonly cards: number; readonly wilds: number };
  readonly market?: { readonly sweepAt: number };
  readonly wildDraw: 'whole' | 'ordinary';
  readonly tickets: { readonly dealt: PackDraw & { readonly long?: number }; readonly drawn: PackDraw };
  readonly doubles: { readonly bothFrom: number };
  readonly payment: {
    readonly wild: 'everywhere' | 'tunnelsAndFerries';
    readonly anyForWild?: { readonly everywhere?: number; readonly ferry?: number };
  };
  readonly stations?: { readonly prices: readonly number[]; readonly unbuilt: number };
  readonly technologies?: {
    readonly byLength: Readonly<Record<string, string>>;
    readonly ferry: string;
    readonly boosterAnyForWild: number;
  };
  readonly points: Readonly<Record<string, number>>;
  readonly scoring: readonly PackScoring[];
  readonly tieBreak: readonly PackTieBreak[];
  readonly options: readonly PackOption[];
  /** The ids of its rules, where they are not the general ones. */
  readonly ids?: Partial<Readonly<Record<PackRuleId, string>>>;
}

interface PackDraw {
  readonly count: number;
  readonly keep: number;
  readonly returned: 'bottom' | 'box';
}

export type PackScoring =
  | 'routes'
  | 'tickets'
  | 'stations'
  | { readonly longestPath: number }
  | { readonly globetrotter: number }
  | { readonly attractions: number };

export type PackTieBreak = 'ticketsDone' | 'fewestStations' | 'longestPathBonus' | 'longestPath';

/** An option that any map can offer, or by its name one that the code of its folder brings. */
export type PackOption = string | { readonly startingCards: readonly number[] };

/** What a rule of the map can be about, and its id if the pack names none: a page of rules tells it there, a refusal cites it. */
const RULE_IDS = {
  deck: 'M-1',
  start: 'M-2',
  startingCards: 'M-2',
  market: 'M-3',
  wildDraw: 'M-4',
  'tickets.dealt': 'M-5',
  'tickets.drawn': 'M-6',
  doubles: 'C-36',
  payment: 'NO-20',
  anyForWild: 'M-7',
  anyCardsForOne: 'M-8',
  ferry: 'M-9',
  ferryMore: 'M-9',
  tunnels: 'NO-40',
  stations: 'EU-10',
  borrowing: 'EU-11',
  borrowedPath: 'EU-12',
  unbuilt: 'EU-13',
  points: 'M-10',
  longestPath: 'M-11',
  globetrotter: 'M-12',
  attractions: 'M-13',
  tieBreak: 'M-14',
  groups: 'M-15',
  technologies: 'UK-10',
} as const;

export type PackRuleId = keyof typeof RULE_IDS;

/** The id of every rule that a map can have. */
export function ruleIdsOf({ rules }: Pack): Readonly<Record<PackRuleId, string>> {
  return { ...RULE_IDS, ...rules.ids };
}

/** What a game's folder says in code: options of its own, and the slots it fills otherwise than a pack can. */
export interface PackCode {
  readonly options: Readonly<Record<string, OptionRule>>;
  slots(pack: Pack, chosen: Options, rules: BoardRules): Partial<BoardRules>;
}

export const PACK_VERSION = 1;

/** The colours that cards can have: each has its paint, its symbol and its name. A route may be grey besides. */
export const CARD_COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'black', 'white'] as const;

/** No file of a pack is larger, in characters. */
export const LARGEST_PACK = 1_000_000;

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
