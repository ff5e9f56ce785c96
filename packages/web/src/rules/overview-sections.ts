import { findGame, type Pack, type PackRuleId, ruleIdsOf } from '@branchline/games';
import { commonRules, ownRules, type Rule, type RuleTexts, slotTexts } from '@branchline/text';
import { gameWords } from '../preferences/game-words.ts';
import { messages } from '../preferences/messages.ts';

/** What the page about a game has a heading and a picture for. */
export type OverviewId = keyof RuleTexts['overview']['titles'];

export interface OverviewSection {
  readonly id: OverviewId;
  readonly title: string;
  readonly lines: readonly string[];
}

/** A rule of the map by its slot, one that all share by its id, or a sentence as it is. */
type Line = PackRuleId | `C-${number}` | { readonly text: string };

/** What each part of a map's page tells, in the order it is read. A part none of whose rules the map has is left out. */
const partsOf = ({ overview }: RuleTexts, pack: Pack): readonly (readonly [OverviewId, readonly Line[]])[] => [
  ['aim', [{ text: overview.aim }, 'C-40']],
  ['setup', ['deck', 'start', 'tickets.dealt']],
  [
    'turn',
    [
      ...(['C-2', 'C-10', pack.rules.wildDraw === 'ordinary' ? 'wildDraw' : 'C-20'] as const),
      ...(pack.rules.market ? [{ text: overview.sweep(pack.rules.market.sweepAt) }] : []),
      'tickets.drawn',
    ],
  ],
  ['claim', ['C-32', 'points']],
  ['doubles', pack.routes.some(({ double }) => double) ? ['C-36'] : []],
  ['wilds', ['payment', 'anyForWild']],
  ['ferries', ['ferry', 'ferryMore']],
  ['tunnels', pack.routes.some(({ tunnel }) => tunnel) ? [{ text: overview.tunnels }] : []],
  ['special', ['anyCardsForOne']],
  ['technologies', pack.technologies ? [{ text: overview.technologies }] : []],
  [
    'stations',
    pack.rules.stations
      ? [{ text: overview.stations(messages.value.things.and(pack.rules.stations.prices.map(String))) }, 'unbuilt']
      : [],
  ],
  ['end', [{ text: overview.end }, 'longestPath', 'globetrotter', 'attractions', 'tieBreak']],
];

/** The same for a game of yards, whose rules its folder tells by their numbers. */
const partsOfYards = ({ overview }: RuleTexts): readonly (readonly [OverviewId, readonly string[]])[] => [
  ['aim', [overview.aimYard]],
  ['setup', ['CG-2', 'CG-3']],
  ['turn', [overview.turnYard]],
  ['lay', ['CG-30', 'CG-32']],
  ['rob', [overview.rob]],
  ['track', ['CG-11', 'CG-12']],
  ['end', [overview.endYard]],
];

const byId = (rules: readonly Rule[]): ReadonlyMap<string, string> => new Map(rules.map(({ id, text }) => [id, text]));

/** A game on one page, made from its map or from its folder's words; it has been fetched (`fetchRules`). */
export function overviewOf(texts: RuleTexts, game: string): readonly OverviewSection[] {
  const words = gameWords(game);
  const pack = findGame(game)?.pack;
  const { titles } = texts.overview;
  // Some rules are about two parts; they are told where they come first.
  const said = new Set<string>();
  const section = (id: OverviewId, lines: readonly (string | undefined)[]): OverviewSection => ({
    id,
    title: titles[id],
    lines: lines.flatMap((line) => (line !== undefined && !said.has(line) && said.add(line) ? [line] : [])),
  });
  const told = (sections: readonly OverviewSection[]) => sections.filter(({ lines }) => lines.length > 0);
  if (!pack) {
    const own = byId(ownRules(words));
    return told(
      partsOfYards(texts).map(([id, lines]) =>
        section(
          id,
          lines.map((line) => own.get(line) ?? line),
        ),
      ),
    );
  }
  const own = slotTexts({ pack, ids: ruleIdsOf(pack), words, messages: messages.value, texts });
  const common = byId(commonRules(texts, pack));
  const textOf = (line: Line): string | undefined => {
    if (typeof line === 'object') return pack.pieces.kind === 'taxi' ? texts.slots.inTaxis(line.text) : line.text;
    return own.get(line as PackRuleId) ?? common.get(line);
  };
  return told(partsOf(texts, pack).map(([id, lines]) => section(id, lines.map(textOf))));
}
