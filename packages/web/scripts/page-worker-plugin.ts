import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** `new Worker(new URL('./worker.ts', import.meta.url), …)`, as Vite and browsers know it: that of a table, and that which reads games. */
const WORKER_ADDRESS = /new URL\('(\.[^']*\/(?:reading-)?worker\.ts)', import\.meta\.url\)/;

/** A file that was built, and all that it may ever import. */
function gather(bundle: Rolldown.OutputBundle, file: string, files: Set<string>): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || files.has(file)) return files;
  files.add(file);
  for (const needed of [...chunk.imports, ...chunk.dynamicImports]) gather(bundle, needed, files);
  return files;
}

/**
 * Builds threads that play together with the page. Vite would build each by itself, with a copy of its own of the rules: a fifth of what
 * a table weighs. As one more entry of the same build it imports the very files that the page has fetched.
 */
export function pageWorkerPlugin(): Plugin {
  const inWorker = new Set<string>();
  const workers: string[] = [];
  return {
    name: 'branchline:page-worker',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // What fetches ahead puts links into a document, and a thread has none.
          resolveDependencies: (_file, needed, { hostId }) => (inWorker.has(hostId) ? [] : needed),
        },
      },
    }),
    transform: {
      filter: { code: WORKER_ADDRESS },
      handler(code, id) {
        const [written = '', address = ''] = WORKER_ADDRESS.exec(code) ?? [];
        const name = path.basename(address, '.ts');
        const worker = this.emitFile({ type: 'chunk', id: path.resolve(path.dirname(id), address), name });
        workers.push(worker);
        return { code: code.replace(written, `import.meta.ROLLUP_FILE_URL_${worker}`), map: null };
      },
    },
    generateBundle(_options, bundle) {
      const own = new Set(workers.map((worker) => this.getFileName(worker)));
      for (const file of own) gather(bundle, file, inWorker);
      const pages = Object.values(bundle).flatMap((one) => (one.type === 'chunk' && one.isEntry ? [one.fileName] : []));
      const page = pages.find((file) => !own.has(file) && inWorker.has(file));
      if (page) throw new Error(`a thread imports the page itself: ${page}`);
    },
  };
}
