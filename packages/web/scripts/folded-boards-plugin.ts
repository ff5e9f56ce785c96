import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';
import type { Drawing } from '../src/board/layout/drawing.ts';
import { foldDrawing, foldOutline, type MapFacts, unfoldDrawing, unfoldOutline } from '../src/board/layout/folded.ts';

const FOLDED = JSON.stringify(fileURLToPath(new URL('../src/board/layout/folded.ts', import.meta.url)));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** A module that unfolds what it brings; nothing, where that would not be the same. */
function moduleOf(file: string): string | undefined {
  const value = readJson(file);
  if (path.basename(file) === 'outline.json') {
    const folded = foldOutline(value);
    if (!isDeepStrictEqual(unfoldOutline(folded), value)) return undefined;
    return `import{unfoldOutline}from${FOLDED};export default unfoldOutline(JSON.parse(${JSON.stringify(JSON.stringify(folded))}))`;
  }
  const facts = readJson(path.join(path.dirname(file), 'pack.json')) as MapFacts;
  const folded = foldDrawing(value as Drawing, facts);
  if (!isDeepStrictEqual(unfoldDrawing(folded, facts), value)) return undefined;
  return `import facts from'./pack.json';import{unfoldDrawing}from${FOLDED};export default unfoldDrawing(${JSON.stringify(folded)},facts)`;
}

/** Builds the page with the drawings and outlines of the games folded. */
export function foldedBoardsPlugin(): Plugin {
  return {
    name: 'branchline:folded-boards',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/games\/src\/[^/]+\/(drawing|outline)\.json$/ },
      handler(file) {
        const code = moduleOf(file);
        return code === undefined ? undefined : { code, moduleType: 'js' };
      },
    },
  };
}
