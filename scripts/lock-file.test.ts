import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { billOfMaterials, faults, licensed, packagesOf } from './lock-file.mjs';

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAAA' };
const lockOf = (locked: object) => ({ packages: { '': {}, 'node_modules/@a/b': { ...good, ...locked } } });

test('everything we stand on is licensed, checksummed and quiet when it is installed', () => {
  expect(faults(read('package-lock.json'), read('package.json').allowScripts)).toEqual([]);
});

test.each([
  [{ license: 'GPL-3.0-only' }, '@a/b 1.0.0 is under GPL-3.0-only, which is not on the list for what we ship.'],
  [{ license: 'MPL-2.0' }, '@a/b 1.0.0 is under MPL-2.0, which is not on the list for what we ship.'],
  [{ license: 'SSPL-1.0', dev: true }, '@a/b 1.0.0 is under SSPL-1.0, which is not on the list for tools.'],
  [{ license: undefined }, '@a/b 1.0.0 names no licence: look at it, and at docs/dependencies.md.'],
  [{ integrity: undefined }, '@a/b 1.0.0 has no checksum in the lock file.'],
  [{ resolved: 'https://somewhere.example/b.tgz' }, '@a/b 1.0.0 is tied to one address in the lock file.'],
  [
    { hasInstallScript: true },
    '@a/b wants to run a script when it is installed: decide in allowScripts of package.json.',
  ],
])('%o is found', (locked, sentence) => {
  expect(faults(lockOf(locked), {})).toEqual([sentence]);
});

test('a script that is allowed and not there is found, so that the list stays short', () => {
  expect(faults(lockOf({}), { '@a/b': true })).toEqual([
    '@a/b is in allowScripts of package.json, but has no install script.',
  ]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-2.0-only)', true],
  ['MIT AND GPL-2.0-only', false],
  ['MIT AND ISC', true],
  ['SEE LICENSE IN LICENSE', false],
])('%s may be shipped: %s', (expression, may) => {
  expect(licensed(expression, ['MIT', 'ISC'])).toBe(may);
});

describe('the bill of materials', () => {
  const lock = read('package-lock.json');
  const bill = billOfMaterials(lock, { name: 'branchline', version: '0' });

  test('names every package once, with licence and checksum, and who needs whom', () => {
    const references = bill.components.map((component) => component['bom-ref']);
    expect(new Set(references).size).toBe(references.length);
    expect(new Set(packagesOf(lock).map(({ name, version }) => `${name} ${version}`)).size).toBe(references.length);
    for (const { dependsOn } of bill.dependencies) for (const needed of dependsOn) expect(references).toContain(needed);
    const fastify = bill.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/fastify@'));
    expect(fastify?.dependsOn.some((needed) => needed.startsWith('pkg:npm/find-my-way@'))).toBe(true);
  });

  test('is the same bytes for the same lock file, and tells no address', () => {
    expect(billOfMaterials(lock, { name: 'branchline', version: '0' })).toEqual(bill);
    expect(JSON.stringify(bill)).not.toMatch(/https?:/);
  });
});
