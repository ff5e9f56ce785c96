// Makes the outlines of the boards that lie on a real coast, warped so that they fit the layout.
// Run after a change to a board's places: npm run draw -w @branchline/web
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { nordicCoast } from './coast/nordic-countries.ts';
import { britishCoast } from './coast/united-kingdom.ts';

const coasts = { 'nordic-countries': nordicCoast, 'united-kingdom': britishCoast };

for (const [game, make] of Object.entries(coasts)) {
  const text = `${JSON.stringify(make())}\n`;
  writeFileSync(new URL(`../src/board/art/drawn/${game}.coast.geo.json`, import.meta.url), text);
  process.stdout.write(`${game}: coast of ${Math.round(gzipSync(text).length / 1000)} kB compressed\n`);
}
