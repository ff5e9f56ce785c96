import { readFile } from 'node:fs/promises';

/** Takes a while until it is read, as a worker of ours does, and never stops waiting for what it reads. */
await Promise.all([1, 2, 3].map(() => readFile(new URL(import.meta.url))));
const until = Date.now() + 20;
while (Date.now() < until);

// biome-ignore lint/style/noDefaultExport: the worker pool calls a file's default export
export default (job: number): number => job + 1;
