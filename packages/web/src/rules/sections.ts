import { findGame, gameTitles, ruleIdsOf } from '@branchline/games';
import type { TableInfo } from '@branchline/protocol';
import { commonRules, isCommonTo, ownRules, type Rule, type RuleTexts } from '@branchline/text';
import { fetchRuleTexts } from '../preferences/fetched-texts.ts';
import { fetchWords, gameWords } from '../preferences/game-words.ts';
import { messages } from '../preferences/messages.ts';
import { fetchGame } from '../session/game.ts';

export interface RuleSection {
  readonly title: string;
  readonly rules: readonly Rule[];
}

const list = (texts: Readonly<Record<string, string>>): readonly Rule[] =>
  Object.entries(texts).map(([id, text]) => ({ id, text }));

/** What the rules of these games are made from; done when it is there, or cannot be had. */
export async function fetchRules(games: readonly string[]): Promise<void> {
  // Without a connection, and never fetched before: the page tells the rules it has.
  const fetched = games.map((game) => fetchGame(game).then(() => fetchWords(game)));
  await Promise.allSettled([fetchRuleTexts(), ...fetched]);
}

/** The rules of a game's own, as its map or its words tell them; it has been fetched (`fetchRules`). */
function ownRulesOf(texts: RuleTexts, game: string): readonly Rule[] {
  const words = gameWords(game);
  const pack = findGame(game)?.pack;
  return ownRules(words, pack && { pack, ids: ruleIdsOf(pack), words, messages: messages.value, texts });
}

/** The rules of one game: its own first, then what it shares with others. A rule that was asked for is there whatever game it is of. */
export function sectionsFor(texts: RuleTexts, game: string, wanted = ''): readonly RuleSection[] {
  const { rules } = messages.value;
  const entry = findGame(game);
  const common = commonRules(texts, entry?.pack);
  return [
    { title: rules.sections.own, rules: ownRulesOf(texts, game) },
    {
      title: rules.sections.common,
      rules: common.filter(({ id }) => id === wanted || !entry || isCommonTo(entry, id)),
    },
    { title: rules.sections.clocks, rules: list(texts.clocks) },
  ];
}

/** All rules there are, by game; what several games have (tunnels) is told with the first. */
export function allSections(texts: RuleTexts): readonly RuleSection[] {
  const { rules } = messages.value;
  const told = new Set<string>();
  const newIn = (game: string): readonly Rule[] =>
    ownRulesOf(texts, game).filter(({ id }) => !told.has(id) && Boolean(told.add(id)));
  return [
    { title: rules.sections.common, rules: commonRules(texts) },
    ...gameTitles.map(({ id }) => ({ title: gameWords(id).name, rules: newIn(id) })),
    { title: rules.sections.clocks, rules: list(texts.clocks) },
  ];
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

/** Where a game of yards has its second deck. */
const SECOND_DECK = 'CG-62';

/** The rules of advanced technologies: the ten that begin with this one. */
const tenFrom = (rule: string): readonly string[] => {
  const [letters = '', first = ''] = rule.split('-');
  return Array.from({ length: 10 }, (_, at) => `${letters}-${Number(first) + at}`);
};

export function ruleNotesFor({ here }: RuleTexts, { game, options, seats, settings }: TableChoices): TableRuleNotes {
  const entry = findGame(game);
  const players = seats.length;
  const notes = new Map<string, string>();
  const leftOut = new Set<string>();

  for (const { name, default: usual, rule } of entry?.options ?? []) {
    const chosen = options[name] ?? usual;
    if (name === 'firstSeat') {
      const first = Number(chosen);
      notes.set(rule, first === 0 ? here.firstByLot : here.first(seats[first - 1]?.name ?? ''));
    }
    if (name === 'unequalTwins') notes.set(rule, chosen ? here.unequalTwins : here.separateTwins);
    if (name === 'startingCards') notes.set(rule, here.startingCards(Number(chosen)));
    if (name === 'inspectOwnPile') notes.set(rule, chosen ? here.ownPile : here.noOwnPile);
    if (name === 'advancedTechnologies' && entry?.pack) {
      notes.set(ruleIdsOf(entry.pack).technologies, chosen ? here.advanced : here.notAdvanced);
      if (!chosen) for (const id of tenFrom(rule)) leftOut.add(id);
    }
  }
  if (entry?.pack) {
    const closed = players < entry.pack.rules.doubles.bothFrom;
    const note = closed ? here.closedTrack(players) : here.openTrack(players);
    // The common rule, and what the map calls it.
    for (const rule of ['C-36', ruleIdsOf(entry.pack).doubles]) notes.set(rule, note);
  }
  if (entry?.family === 'yard') notes.set(SECOND_DECK, players === 4 ? here.secondDeck : here.oneDeck(players));

  const timed = settings.clock.kind !== 'none' || settings.grace > 0;
  notes.set('T-1', timed ? here.botPlays : here.noClock);
  notes.set('T-2', here.leastHarmful);
  // One of the two holds.
  leftOut.add(timed && settings.atTimeOut !== 'bot' ? 'T-1' : 'T-2');
  return { notes, leftOut };
}
