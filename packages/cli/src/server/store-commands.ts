import type { Command } from 'commander';

/** `backup` and `check-store`: they read their own arguments, so that they are the same as in the repository. */
export function addStoreCommands(program: Command): void {
  passOn(program, 'backup', () => import('@branchline/server/backup')).description(
    'Copy the database and the secrets in DATA_DIR into a new folder, while the server runs or not.',
  );
  passOn(program, 'check-store', () => import('@branchline/server/check-store')).description(
    'Read every table as the server would and tell which are damaged; --rescue FOLDER copies the others.',
  );
}

function passOn(program: Command, name: string, start: () => Promise<unknown>): Command {
  return program
    .command(name)
    .argument('[arguments...]')
    .allowUnknownOption()
    .helpOption(false)
    .action(async (typed: readonly string[]) => {
      process.argv.splice(2, process.argv.length, ...typed);
      await start();
    });
}
