// Makes the outlines of boards that lie on a real coast, warped so that they fit the layout (`outline.json` in a game's folder),
// from its `outline-source.json`. Run after a change to one of them, or to the drawing: npm run coast -w @branchline/web -- <game> …
// Without a name it draws those that have no outline yet.
import { existsSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Drawing } from '../src/board/layout/drawing.ts';
import { outlineOf } from './coast/outline.ts';
import type { OutlineSource } from './coast/source.ts';
import { boardsMeant, fileIn, readIn, readMap } from './folders.ts';

for (const game of boardsMeant(process.argv.slice(2), 'outline.json')) {
  if (!existsSync(fileIn(game, 'outline-source.json'))) continue;
  const source = readIn(game, 'outline-source.json') as OutlineSource;
  const { outline, miss } = outlineOf(source, readMap(game), readIn(game, 'drawing.json') as Drawing);
  const text = `${JSON.stringify(outline)}\n`;
  writeFileSync(fileIn(game, 'outline.json'), text);
  const weight = Math.round(gzipSync(text).length / 1000);
  process.stdout.write(`${game}: ${weight} kB compressed; the warp misses a place by ${miss.toFixed(1)} at most\n`);
}
