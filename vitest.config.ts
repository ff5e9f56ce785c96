import { defineConfig } from 'vitest/config';

// Packages are read from their source, so nothing has to be built before a test.
const conditions = ['source'];

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
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**'],
    },
  },
});
