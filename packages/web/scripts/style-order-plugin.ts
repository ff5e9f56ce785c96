import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The first style sheet of the page says which layer of styles goes before which (base.css): with another one first, much looks otherwise. */
export function styleOrderPlugin(): Plugin {
  return {
    name: 'branchline:style-order',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return;
      const page = readFileSync(path.join(dir, 'index.html'), 'utf8');
      const [, sheet = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(page) ?? [];
      if (!/^@layer reset\b/.test(readFileSync(path.join(dir, sheet), 'utf8')))
        throw new Error(
          `base.css must come before all other styles, and the page begins with ${sheet}: look at chunks.ts`,
        );
    },
  };
}
