// Sets the routes and names of boards: where each bar lies and where each name is written (`drawing.json` in a game's folder).
// Run after a change to a board's places or routes: npm run draw -w @branchline/web -- <game> …
// Without a name it draws those that have no drawing yet.
import { writeFileSync } from 'node:fs';
import { drawBoard } from '../src/board/layout/draw-board.ts';
import { EFFORTS } from '../src/board/layout/untangle.ts';
import { boardsMeant, fileIn, readMap } from './folders.ts';

for (const game of boardsMeant(process.argv.slice(2), 'drawing.json')) {
  const began = performance.now();
  const { drawing, remarks } = drawBoard(readMap(game), EFFORTS.careful);
  const text = `${JSON.stringify(drawing)}\n`;
  writeFileSync(fileIn(game, 'drawing.json'), text);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${game}: ${text.length} characters in ${seconds} s\n`);
  for (const remark of remarks) process.stdout.write(`  ${remark}\n`);
}
