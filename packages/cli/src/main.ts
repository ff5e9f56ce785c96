#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { addArena } from './arena/arena.ts';
import { addCheckData } from './check-data.ts';
import { addGames } from './games.ts';
import { BadInput } from './input/bad-input.ts';
import { bringPack } from './input/packs.ts';
import { addJoin } from './play/join.ts';
import { addPlay } from './play/play.ts';
import { addReplay } from './replay.ts';
import { addAdmin } from './server/admin.ts';
import { addServe } from './server/serve.ts';
import { addStoreCommands } from './server/store-commands.ts';
import { addSimulate } from './simulate/simulate.ts';
import { addVerify } from './verify.ts';

const BUG = 1;
const BAD_INPUT = 2;

const program = new Command('branchline')
  .description('Serve the games, look after a server; play, simulate, verify and replay from the command line.')
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'branchline: ')) })
  .option(
    '--pack <file>',
    'a map of your own (docs/packs.md), for every command that plays, serves, verifies or tells a game',
  )
  .hook('preSubcommand', (_, command) => {
    // A file with faults is what check-data looks for.
    if (command.name() !== 'check-data') bringPack(program.opts<{ pack?: string }>().pack);
  })
  .showSuggestionAfterError(false)
  .exitOverride();

const COMMANDS = [
  addServe,
  addAdmin,
  addStoreCommands,
  addGames,
  addSimulate,
  addVerify,
  addReplay,
  addPlay,
  addJoin,
  addCheckData,
  addArena,
];
for (const add of COMMANDS) add(program);
// Commands are made before they know that they must not end the process themselves.
for (const command of program.commands) {
  command.copyInheritedSettings(program);
  for (const inner of command.commands) inner.copyInheritedSettings(program);
}

// Whoever reads what we print may stop reading, as head does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : BUG));

try {
  // Whoever says nothing wants to play in a browser.
  await program.parseAsync(process.argv.length > 2 ? process.argv : [...process.argv, 'serve']);
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : BAD_INPUT;
  } else if (error instanceof BadInput) {
    console.error(`branchline: ${error.message}`);
    process.exitCode = BAD_INPUT;
  } else {
    console.error(error);
    process.exitCode = BUG;
  }
}
