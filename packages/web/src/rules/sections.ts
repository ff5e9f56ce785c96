import { messages } from '../preferences/messages.ts';

export interface Rule {
  readonly id: string;
  readonly text: string;
}

export interface RuleSection {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The common rules the card game refers to (CG-20, CG-21). */
const OF_THE_CARD_GAME = new Set(['C-1', 'C-3', 'C-10', 'C-11', 'C-12', 'C-16', 'C-20', 'C-21', 'C-22', 'C-63']);
/** Nordic Countries takes wilds like any card (NO-11). */
const NOT_NORDIC = new Set(['C-20', 'C-21', 'C-22']);

const list = (texts: Readonly<Record<string, string>>): readonly Rule[] =>
  Object.entries(texts).map(([id, text]) => ({ id, text }));

function isShared(game: string, id: string): boolean {
  if (game === 'card-game') return OF_THE_CARD_GAME.has(id);
  return game !== 'nordic-countries' || !NOT_NORDIC.has(id);
}

/** The rules of one game: its own first, then what it shares with others. A rule that was asked for is there whatever game it is of. */
export function sectionsFor(game: string, wanted = ''): readonly RuleSection[] {
  const { rules } = messages.value;
  const games: Readonly<Record<string, Readonly<Record<string, string>>>> = rules.games;
  return [
    { title: rules.sections.own, rules: list(games[game] ?? {}) },
    { title: rules.sections.common, rules: list(rules.common).filter(({ id }) => id === wanted || isShared(game, id)) },
    { title: rules.sections.clocks, rules: list(rules.clocks) },
  ];
}

/** All rules there are, by game. */
export function allSections(): readonly RuleSection[] {
  const { rules, start } = messages.value;
  return [
    { title: rules.sections.common, rules: list(rules.common) },
    ...Object.entries(rules.games).map(([id, texts]) => ({ title: start.games[id]?.name ?? id, rules: list(texts) })),
    { title: rules.sections.clocks, rules: list(rules.clocks) },
  ];
}

/** What people who know the base game should hear about this one. */
export function differencesOf(game: string): readonly Rule[] {
  const games: Readonly<Record<string, Readonly<Record<string, string>>>> = messages.value.rules.different;
  return list(games[game] ?? {});
}
