import { type GameEntry, type GameWords, loadWords } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import type { Messages } from '../en/en.ts';
import { languageIds } from '../languages.ts';
import { factsOf } from '../printed.ts';
import type { TableNames } from '../shared/arguments.ts';
import { tableNames } from '../table-names.ts';

/** Who sits at the table of the tests; the reader sits at the first seat. */
export const players: readonly string[] = ['Me', 'Anna', 'Doris'];

/** The game that has this route, which the samples speak of. */
function gameWithRoute(route: string): GameEntry {
  const found = gameList.find(({ pack }) => pack?.routes.some(({ id }) => id === route));
  if (!found) throw new Error(`no game has the route ${route}`);
  return found;
}

const games = {
  taxis: gameWithRoute('chelsea--soho'),
  tunnels: gameWithRoute('lieksa--murmansk'),
  technologies: gameWithRoute('southampton--new-york'),
};

type Kind = keyof typeof games;

const words = new Map<string, GameWords>();
for (const [kind, { id }] of Object.entries(games)) {
  for (const language of languageIds) {
    words.set(`${kind} ${language}`, (await loadWords(id, language)) ?? { name: id });
  }
}

function namesAt(kind: Kind, messages: Messages, language: string): TableNames {
  const entry = games[kind];
  return tableNames({
    facts: factsOf(entry.make({ advancedTechnologies: true })),
    pieces: entry.pieces,
    words: words.get(`${kind} ${language}`) ?? {},
    seats: players.map((name) => ({ name })),
    me: 0,
    messages,
  });
}

/** The names of three tables: one with taxis, one with tunnels, one with technologies. */
export const tablesIn = (messages: Messages, language: string): Readonly<Record<Kind, TableNames>> => ({
  taxis: namesAt('taxis', messages, language),
  tunnels: namesAt('tunnels', messages, language),
  technologies: namesAt('technologies', messages, language),
});
