import { words } from '../text/words.ts';

export interface RuleSection {
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

/** The common rules the card game refers to (CG-20, CG-21). */
const OF_THE_CARD_GAME = new Set(['C-1', 'C-3', 'C-10', 'C-11', 'C-12', 'C-16', 'C-20', 'C-21', 'C-22', 'C-63']);
/** Nordic Countries takes wilds like any card (NO-11). */
const NOT_NORDIC = new Set(['C-20', 'C-21', 'C-22']);

/** The rules of one game: its own first, then what it shares with others. */
export function sectionsFor(game: string): readonly RuleSection[] {
  const { rules } = words.value;
  const list = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([id, text]) => ({ id, text }));
  const shared = list(rules.common).filter(({ id }) => {
    if (game === 'card-game') return OF_THE_CARD_GAME.has(id);
    return game !== 'nordic-countries' || !NOT_NORDIC.has(id);
  });
  const games: Readonly<Record<string, Readonly<Record<string, string>>>> = rules.games;
  return [
    { title: rules.sections.own, rules: list(games[game] ?? {}) },
    { title: rules.sections.common, rules: shared },
    { title: rules.sections.clocks, rules: list(rules.clocks) },
  ];
}
