import { defaultClientConditions, defineConfig } from 'vite';

// Packages are read from their source, so nothing has to be built before the page is.
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    // The types of this package are written to dist/types.
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2024',
    manifest: true,
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
});
