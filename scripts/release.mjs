// Gives the repository a new version: `npm run release -- 0.2.0`. It writes every package.json, the lock file and the change log,
// and commits nothing: what it did is looked at first (docs/releasing.md).
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** @typedef {{ version?: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */

/**
 * The same package at this version, as are those of ours that it needs.
 * @template {Manifest} M
 * @param {M} manifest
 * @param {string} version
 * @returns {M}
 */
export function atVersion(manifest, version) {
  const ours = (/** @type {Record<string, string>} */ needed) =>
    Object.fromEntries(
      Object.entries(needed).map(([name, at]) => [name, name.startsWith('@branchline/') ? version : at]),
    );
  const { dependencies, devDependencies } = manifest;
  return {
    ...manifest,
    version,
    ...(dependencies && { dependencies: ours(dependencies) }),
    ...(devDependencies && { devDependencies: ours(devDependencies) }),
  };
}

/**
 * The lock file with our packages at this version.
 * @param {{ packages: Record<string, Manifest> }} lock
 * @param {string} version
 */
export function lockAtVersion(lock, version) {
  const packages = Object.entries(lock.packages).map(([place, manifest]) => [
    place,
    place === '' || /^packages\/[^/]+$/.test(place) ? atVersion(manifest, version) : manifest,
  ]);
  return { ...lock, version, packages: Object.fromEntries(packages) };
}

/**
 * The change log, in which what was not released yet is now.
 * @param {string} log
 * @param {string} version
 * @param {string} day as in 2026-11-18
 */
export function released(log, version, day) {
  const heading = '## Unreleased\n';
  const [before, after] = log.split(heading);
  if (before === undefined || after === undefined) throw new Error('CHANGELOG.md has no part "Unreleased"');
  if (!/^- /m.test(after.split('\n## ')[0] ?? '')) throw new Error('CHANGELOG.md says nothing about this version');
  return `${before}${heading}\n## ${version} – ${day}\n${after}`;
}

/** @param {string} version @param {string} day */
function release(version, day) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  /** @param {string} file @param {(text: string) => string} change */
  const rewrite = (file, change) =>
    writeFileSync(path.join(root, file), change(readFileSync(path.join(root, file), 'utf8')));
  const json = (/** @type {object} */ value) => `${JSON.stringify(value, undefined, 2)}\n`;
  rewrite('CHANGELOG.md', (log) => released(log, version, day));
  rewrite('package-lock.json', (lock) => json(lockAtVersion(JSON.parse(lock), version)));
  for (const file of ['package.json', ...globSync('packages/*/package.json', { cwd: root }).sort()])
    rewrite(file, (manifest) => json(atVersion(JSON.parse(manifest), version)));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const version = process.argv[2] ?? '';
  if (/^\d+\.\d+\.\d+$/.test(version)) release(version, new Date().toISOString().slice(0, 10));
  else {
    console.error('Say which version, as in: npm run release -- 0.2.0');
    process.exitCode = 2;
  }
}
