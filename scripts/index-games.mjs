// Writes the list of games: packages/games/src/list/game-index.ts has a line for each folder with a rules.ts. The list is a file of
// ordinary imports because a browser's bundle, a worker and Node all have to find the games the same way, without looking at folders.
// `node scripts/index-games.mjs` writes it; a test holds it against the folders.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const games = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../packages/games/src');
export const INDEX = path.join(games, 'list/game-index.ts');

/**
 * The folders that are games: those with rules.
 * @returns {string[]}
 */
function gameFolders() {
  const folders = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => existsSync(path.join(games, name, 'rules.ts')));
}

/** @param {string} folder */
const camelCase = (folder) => folder.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The text of the list, as the folders would have it now.
 * @returns {string}
 */
export function gameIndex() {
  const lines = gameFolders()
    .toSorted()
    .map((folder) => `export { entry as ${camelCase(folder)} } from '../${folder}/rules.ts';\n`);
  return `// Written by scripts/index-games.mjs: a line for each folder of a game. Not to be written by hand.\n${lines.join('')}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(INDEX, gameIndex());
