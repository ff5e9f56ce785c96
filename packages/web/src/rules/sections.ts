import { findGame } from '@branchline/games';
import type { TableInfo } from '@branchline/protocol';
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
  const { rules, games } = messages.value;
  return [
    { title: rules.sections.own, rules: list(games[game]?.rules ?? {}) },
    { title: rules.sections.common, rules: list(rules.common).filter(({ id }) => id === wanted || isShared(game, id)) },
    { title: rules.sections.clocks, rules: list(rules.clocks) },
  ];
}

/** All rules there are, by game. */
export function allSections(): readonly RuleSection[] {
  const { rules, games } = messages.value;
  return [
    { title: rules.sections.common, rules: list(rules.common) },
    ...Object.values(games).map((game) => ({ title: game.name, rules: list(game.rules) })),
    { title: rules.sections.clocks, rules: list(rules.clocks) },
  ];
}

/** What people who know the base game should hear about this one. */
export function differencesOf(game: string): readonly Rule[] {
  return list(messages.value.games[game]?.differences ?? {});
}

/** As a searcher types it: capitals and accents do not matter. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rules that have every word that is looked for, or the very id. */
export function findRules(sections: readonly RuleSection[], wanted: string): readonly RuleSection[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return sections;
  const ids = sections.flatMap(({ rules }) => rules.map(({ id }) => id.toLowerCase()));
  const [only = ''] = parts;
  const fits = ({ id, text }: Rule): boolean => {
    if (parts.length === 1 && ids.includes(only)) return id.toLowerCase() === only;
    const searched = plain(`${id} ${text}`);
    return parts.every((part) => searched.includes(part));
  };
  return sections
    .map(({ title, rules }) => ({ title, rules: rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0);
}

/** What a table has chosen, as far as rules depend on it. */
export type TableChoices = Pick<TableInfo, 'game' | 'options' | 'seats' | 'settings'>;

/** What rules come to at one table. */
export interface TableRuleNotes {
  /** A sentence for each rule that depends on something chosen there. */
  readonly notes: ReadonlyMap<string, string>;
  /** Rules of what is not played with there. */
  readonly leftOut: ReadonlySet<string>;
}

/** UK-40 to UK-49 */
const ADVANCED = Array.from({ length: 10 }, (_, at) => `UK-${40 + at}`);

export function ruleNotesFor({ game, options, seats, settings }: TableChoices): TableRuleNotes {
  const { here } = messages.value.rules;
  const rules = new Map(findGame(game)?.options.map((option) => [option.name, option]));
  const chosen = (name: string): boolean | number | undefined => options[name] ?? rules.get(name)?.default;
  const players = seats.length;
  const notes = new Map<string, string>();

  const first = Number(chosen('firstSeat') ?? 0);
  notes.set('C-1', first === 0 ? here.firstByLot : here.first(seats[first - 1]?.name ?? ''));
  if (rules.has('unequalTwins')) notes.set('C-35', chosen('unequalTwins') ? here.unequalTwins : here.separateTwins);
  notes.set('C-36', players === 2 ? here.closedTrack : here.openTrack(players));
  if (rules.has('startingCards')) notes.set('NO-2', here.startingCards(Number(chosen('startingCards'))));
  if (rules.has('inspectOwnPile')) notes.set('CG-12', chosen('inspectOwnPile') ? here.ownPile : here.noOwnPile);
  notes.set('CG-62', players === 4 ? here.secondDeck : here.oneDeck(players));
  const plain = rules.has('advancedTechnologies') && !chosen('advancedTechnologies');
  notes.set('UK-10', plain ? here.notAdvanced : here.advanced);

  const timed = settings.clock.kind !== 'none' || settings.grace > 0;
  const replaced = timed && settings.atTimeOut !== 'bot';
  notes.set('T-1', timed ? here.botPlays : here.noClock);
  notes.set('T-2', here.leastHarmful);
  // One of the two holds.
  return { notes, leftOut: new Set([...(plain ? ADVANCED : []), replaced ? 'T-1' : 'T-2']) };
}
