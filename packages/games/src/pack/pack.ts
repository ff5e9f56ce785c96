import type { BoardFacts, BoardRules, OptionRule, Options, TechnologyFacts } from '@branchline/engine';
import type { Look } from './look.ts';

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
export const RULE_IDS = {
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
