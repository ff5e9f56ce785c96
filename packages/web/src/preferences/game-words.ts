import { findMap, type GameWords, loadWords, titleOf } from '@branchline/games';
import { signal } from '@preact/signals';
import { messages, spoken } from './messages.ts';

/* What is said about one game alone: its name and line are always there, the rest is fetched when somebody plays it or reads its rules. */

/** What has been fetched, by language and game. */
const fetched = signal<ReadonlyMap<string, GameWords>>(new Map());
const underWay = new Map<string, Promise<void>>();
/** The games that somebody asked about: another language brings their words along. */
const wanted = new Set<string>();

const keyOf = (game: string, language: string): string => `${language} ${game}`;

async function fetchIn(game: string, language: string): Promise<void> {
  try {
    const words = await loadWords(game, language);
    if (words) fetched.value = new Map([...fetched.value, [keyOf(game, language), words]]);
  } catch {
    // Without a connection, and never fetched before: names are as printed until it is asked for again.
  } finally {
    underWay.delete(keyOf(game, language));
  }
}

/** Fetches all that is said about a game, in the language of the page or another. */
export function fetchWords(game: string, language: string = spoken.peek()): Promise<void> {
  wanted.add(game);
  const key = keyOf(game, language);
  if (fetched.peek().has(key)) return Promise.resolve();
  const begun = underWay.get(key) ?? fetchIn(game, language);
  underWay.set(key, begun);
  return begun;
}

/** Before the page speaks another language: the words of the games it is about. */
export async function fetchAllWords(language: string): Promise<void> {
  await Promise.all([...wanted].map((game) => fetchWords(game, language)));
}

/** What is said about a game in the language of the page. Before it has been fetched, only its name and its line. */
export function gameWords(game: string): GameWords {
  const { value: language } = spoken;
  const words = fetched.value.get(keyOf(game, language));
  if (words) return words;
  void fetchWords(game, language);
  const { name = game.replace(/@.*/, ''), words: said = {} } = titleOf(game) ?? {};
  return said[language] ?? { name, line: '' };
}

/** What a game is called in the language of the page; nothing is fetched for it. `mapName`: as a server tells it of a map that is not known here. */
export function gameName(game: string, mapName: string = game.replace(/@.*/, '')): string {
  const title = titleOf(game);
  return title?.words[spoken.value]?.name ?? title?.name ?? mapName;
}

/** Of a map from outside that has been fetched: who made it, and after what. */
export function originOf(game: string): string {
  const { author, basedOn } = findMap(game)?.pack ?? {};
  const { lobby } = messages.value;
  return [author && lobby.mapBy(author), basedOn && lobby.mapAfter(basedOn)].filter(Boolean).join(', ');
}
