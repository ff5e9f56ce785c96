#!/usr/bin/env node
// The installed program. It must be understood by any Node, to say which one is needed.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  process.stderr.write(`branchline needs Node 24.15 or newer; this is ${process.versions.node}.\n`);
  process.exit(2);
}
// biome-ignore lint/correctness/noUndeclaredDependencies: scripts/package.mjs writes the manifest of this program
await import('@branchline/cli');
