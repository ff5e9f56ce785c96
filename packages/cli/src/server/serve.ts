import type { Command } from 'commander';

interface Arguments {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
}

const SETTINGS = `
Everything else is set by environment variables; those that matter first:
  PORT, HOST, DATA_DIR   as --port, --host and --data
  PUBLIC_URL             the address players use, such as https://play.example.org, if a proxy stands before the server
  PROXIES                how many proxies stand before it: 1 behind nginx or Caddy
  DATABASE_URL           postgres://…: PostgreSQL instead of a file in the folder
All of them are in docs/operations.md of the source.

Examples:
  branchline serve --port 3000 --data /var/lib/branchline
  branchline --pack my-map.json serve     offers this map beside the games of the house`;

/** The server, as `branchline` alone starts it too. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('Serve the games to browsers; what "branchline" without a command does.')
    .option('--port <number>', 'listen here (PORT; 3000 unless told)')
    .option('--host <address>', 'listen to these: 0.0.0.0 for a whole network (HOST; 127.0.0.1, this machine only)')
    .option('--data <folder>', 'keep everything here (DATA_DIR; ./data)')
    .addHelpText('after', SETTINGS)
    .action(serve);
}

async function serve({ port, host, data }: Arguments, command: Command): Promise<void> {
  const { pack } = command.optsWithGlobals<{ readonly pack?: string }>();
  const given = { PORT: port, HOST: host, DATA_DIR: data, PACK_FILE: pack };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) process.env[name] = value;
  // Read only now: no other command needs a server, and this one runs from the moment it is read.
  await import('@branchline/server/serve');
}
