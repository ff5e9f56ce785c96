// Runs the benchmarks in bench/ one after another; each prints lines of JSON. The baseline comes
// first: numbers of two machines, or two moments, compare only through it.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', 'bench');
const wanted = process.argv.slice(2);

const files = readdirSync(folder)
  .filter((file) => /\.(mjs|ts)$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)))
  .toSorted((a, b) => Number(b.startsWith('baseline')) - Number(a.startsWith('baseline')) || a.localeCompare(b));

if (files.length === 0) {
  console.error(`There is no benchmark called ${wanted.join(' or ')} in bench/.`);
  process.exitCode = 2;
}
for (const file of files) {
  const { status } = spawnSync(process.execPath, ['--conditions=source', path.join(folder, file)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
