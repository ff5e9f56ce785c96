import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { titleFrom } from '../../games/src/list/game-title.ts';

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** The title of the game whose `pack.json` or `facts.json` this is. */
function titleIn(file: string): object {
  const folder = path.dirname(file);
  const words = path.join(folder, 'words');
  const written = existsSync(words) ? readdirSync(words) : [];
  return titleFrom({
    id: path.basename(folder),
    facts: readJson(file),
    family: path.basename(file) === 'pack.json' ? 'board' : 'yard',
    look: readJson(path.join(folder, 'look.json')),
    words: Object.fromEntries(written.map((name) => [name.replace('.json', ''), readJson(path.join(words, name))])),
    lesson: existsSync(path.join(folder, 'lesson.json')),
  });
}

const QUERY = '?title';

/** Answers `…/pack.json?title` with what a list of games shows of it, so that a start page carries no facts. */
export function gameTitlesPlugin(): Plugin {
  return {
    name: 'branchline:game-titles',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.json${QUERY}`)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(titleIn(file))}`, moduleType: 'js' };
    },
  };
}
