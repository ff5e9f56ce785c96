#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { addArena } from './arena/arena.ts';
import { addCheckData } from './check-data.ts';
import { addGames } from './games.ts';
import { BadInput } from './input/bad-input.ts';
import { bringPack } from './input/packs.ts';
import { addPlay } from './play/play.ts';
import { addReplay } from './replay.ts';
import { addSimulate } from './simulate/simulate.ts';
import { addVerify } from './verify.ts';

const BUG = 1;
const BAD_INPUT = 2;

const program = new Command('branchline')
  .description('Play, simulate, verify and replay from the command line.')
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'branchline: ')) })
  .option('--pack <file>', 'a map of your own (docs/packs.md), for every command that plays, verifies or tells a game')
  .hook('preSubcommand', (_, command) => {
    // A file with faults is what check-data looks for.
    if (command.name() !== 'check-data') bringPack(program.opts<{ pack?: string }>().pack);
  })
  .showSuggestionAfterError(false)
  .exitOverride();

for (const add of [addGames, addSimulate, addVerify, addReplay, addPlay, addCheckData, addArena]) add(program);
// Commands are made before they know that they must not end the process themselves.
for (const command of program.commands) command.copyInheritedSettings(program);

// Whoever reads what we print may stop reading, as head does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : BUG));

try {
  await program.parseAsync();
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
