import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What was compiled for one start need not be for the next; where nothing may be written, everything is compiled each time.
enableCompileCache(fileURLToPath(new URL('../.compiled/', import.meta.url)));
await import('./serve.ts');
