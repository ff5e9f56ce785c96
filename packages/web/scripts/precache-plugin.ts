import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { languageIds, languages } from '../../text/src/languages.ts';
import { createManifest, manifestPath } from '../src/service-worker/manifest.ts';

const WORKER = 'sw.js';

/** Large, and wanted by few: fetched when it is needed, and never kept for a time without a connection. */
const NOT_KEPT = /^assets\/pdf-library-/;

/** Everything the page may ever fetch, as the browser asks for it. */
function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => file !== WORKER && !file.startsWith('.vite/') && !file.endsWith('.map') && !NOT_KEPT.test(file))
    .map((file) => `/${file}`)
    .sort();
}

/** A name for exactly these files. */
function versionOf(folder: string, files: readonly string[]): string {
  const sum = createHash('sha256');
  for (const file of files) sum.update(`${file}\n`).update(readFileSync(path.join(folder, file)));
  return sum.digest('hex').slice(0, 16);
}

/** Writes what a device is told when it installs the page, and tells the service worker which files to keep: all that were built. */
export function precachePlugin(): Plugin {
  return {
    name: 'branchline:precache',
    apply: 'build',
    async generateBundle() {
      for (const id of languageIds) {
        const source = JSON.stringify(createManifest(id, await languages[id].load()));
        this.emitFile({ type: 'asset', fileName: manifestPath(id).slice(1), source });
      }
    },
    writeBundle({ dir }) {
      if (!dir) return;
      const files = filesOf(dir);
      const built = { version: versionOf(dir, files), files };
      const worker = path.join(dir, WORKER);
      const code = readFileSync(worker, 'utf8');
      // Not every browser runs a service worker that imports, and it would import files of another version.
      if (/\bimport\b/.test(code)) throw new Error('the service worker must stand alone: share only types with it');
      writeFileSync(worker, `const BUILT=${JSON.stringify(built)};\n${code}`);
    },
  };
}
