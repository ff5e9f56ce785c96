import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

// Mutants live in a copy of the repository: packages are found by their place in it, not through node_modules. Playthroughs
// are left out, for they would notice every change without knowing a rule; so is what only repeats slowly what others test.
export default defineConfig({
  resolve: {
    alias: [
      { find: '@branchline/engine/testing', replacement: source('./packages/engine/src/testing/index.ts') },
      { find: '@branchline/engine', replacement: source('./packages/engine/src/index.ts') },
    ],
  },
  test: {
    include: ['packages/engine/src/**/*.test.ts', 'packages/games/src/**/*.test.ts'],
    exclude: ['**/playthrough.test.ts', '**/every-game.test.ts', '**/record/stranger.test.ts'],
    env: { BRANCHLINE_HANDS: '1' },
    isolate: false,
    testTimeout: 20_000,
  },
});
