// npm run -s dependencies -- check    licences, checksums and install scripts of everything in the lock file
// npm run -s dependencies -- list     every package with its version and licence
// npm run -s dependencies -- sbom     a bill of materials (CycloneDX JSON) on standard output
import { readFileSync } from 'node:fs';
import { billOfMaterials, faults, licenceTable, packagesOf } from './lock-file.mjs';

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const lock = read('package-lock.json');
const product = read('package.json');

/** @type {Readonly<Record<string, () => boolean>>} */
const COMMANDS = {
  check() {
    const wrong = faults(lock, product.allowScripts ?? {});
    for (const sentence of wrong) console.log(sentence);
    for (const { licence, shipped, tools } of licenceTable(lock))
      console.log(`${licence}: ${shipped} shipped, ${tools} tools`);
    return wrong.length === 0;
  },
  list() {
    for (const { name, version, license = 'none', dev } of packagesOf(lock)) {
      console.log([name, version, license, dev ? 'tool' : 'shipped'].join('\t'));
    }
    return true;
  },
  sbom() {
    process.stdout.write(`${JSON.stringify(billOfMaterials(lock, product), undefined, 2)}\n`);
    return true;
  },
};

const [command = 'check', ...rest] = process.argv.slice(2);
const run = rest.length === 0 && Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
if (run === undefined) {
  console.error(`Say one of: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exitCode = 2;
} else process.exitCode = run() ? 0 : 1;
