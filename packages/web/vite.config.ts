import { defaultClientConditions, defineConfig } from 'vite';
import { groups } from './scripts/chunks.ts';
import { foldedBoardsPlugin } from './scripts/folded-boards-plugin.ts';
import { gameTitlesPlugin } from './scripts/game-titles-plugin.ts';
import { pageWorkerPlugin } from './scripts/page-worker-plugin.ts';
import { precachePlugin } from './scripts/precache-plugin.ts';
import { styleOrderPlugin } from './scripts/style-order-plugin.ts';

// Packages are read from their source, so nothing has to be built before the page is.
export default defineConfig({
  plugins: [gameTitlesPlugin(), foldedBoardsPlugin(), pageWorkerPlugin(), styleOrderPlugin(), precachePlugin()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    // The types of this package are written to dist/types.
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2024',
    // Those that know `light-dark()`: written any other way it would follow the device and not what the player chose.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    // All browsers of the target know how to fetch a module ahead.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/service-worker/service-worker.ts' },
      output: {
        // A service worker is found by its address, so that one stays; all else has its content in its name.
        // By itself: else what all chunks share would ride in it, since it is the first that asks for that.
        codeSplitting: {
          groups: [
            { name: 'pdf-library', test: /node_modules[\\/](@cantoo|@pdf-lib|pako)|print[\\/]pdf-library/ },
            ...groups,
          ],
        },
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es', plugins: () => [gameTitlesPlugin()] },
});
