#!/usr/bin/env node
// The program as an installed command: it runs from its source, on the Node that the project brings along if there is one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const brought = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url));
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const { status, signal } = spawnSync(
  existsSync(brought) ? brought : process.execPath,
  ['--conditions=source', main, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? (signal ? 1 : 0);
