import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** `new Worker(new URL('./worker.ts', import.meta.url), …)`, as Vite and browsers know it. */
const WORKER_ADDRESS = /new URL\('(\.[^']*\/worker\.ts)', import\.meta\.url\)/;

/** A file that was built, and all that it may ever import. */
function gather(bundle: Rolldown.OutputBundle, file: string, files: Set<string>): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || files.has(file)) return files;
  files.add(file);
  for (const needed of [...chunk.imports, ...chunk.dynamicImports]) gather(bundle, needed, files);
  return files;
}

/**
 * Builds the thread of a table together with the page. Vite would build it by itself, with a second copy of the rules in it: a fifth of
 * what a table weighs. As one more entry of the same build it imports the very files that the page has fetched.
 */
export function pageWorkerPlugin(): Plugin {
  const inWorker = new Set<string>();
  let worker: string | undefined;
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
        worker = this.emitFile({ type: 'chunk', id: path.resolve(path.dirname(id), address), name: 'worker' });
        return { code: code.replace(written, `import.meta.ROLLUP_FILE_URL_${worker}`), map: null };
      },
    },
    generateBundle(_options, bundle) {
      if (worker === undefined) return;
      gather(bundle, this.getFileName(worker), inWorker);
      const pages = Object.values(bundle).flatMap((one) => (one.type === 'chunk' && one.isEntry ? [one.fileName] : []));
      const page = pages.find((file) => file !== this.getFileName(worker ?? '') && inWorker.has(file));
      if (page) throw new Error(`the thread of a table imports the page itself: ${page}`);
    },
  };
}
