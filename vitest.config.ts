import { defineConfig } from 'vitest/config';

// Packages are read from their source, so nothing has to be built before a test.
const conditions = ['source'];

/** They keep nothing in their modules, so their tests can share a process: a process for each file costs more than most tests. */
const PURE = 'packages/{engine,games,bots,text,protocol}/src/**/*.test.ts';

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // A busy machine is slow, not wrong: no test measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Left to itself Vitest keeps one core free; most of these tests wait for a process now and then.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'pure', include: [PURE], isolate: false } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [PURE],
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**'],
    },
  },
});
