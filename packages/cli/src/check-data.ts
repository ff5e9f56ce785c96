import { tunedFaults } from '@branchline/bots';
import { gameList } from '@branchline/games/all';
import { checkFile, checkGames, type FileCheck } from '@branchline/games/check';
import type { Command } from 'commander';
import { readJsonFile } from './input/packs.ts';

export function addCheckData(program: Command): void {
  program
    .command('check-data')
    .description(
      'Check the data files of the games: counts, connections, doubles, ticket ends, colours, weights of bots.',
    )
    .option('--file <file>', 'check this file instead of those of the games (so does --pack)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  branchline check-data --file my-board.json')
    .action(checkData);
}

interface Arguments {
  readonly file?: string;
  readonly json?: true;
}

const OUR_FAULT = 1;
const THEIR_FAULT = 2;

/** What bots found for the games of the house: only bots know what it means. */
function checkTuned(): readonly FileCheck[] {
  return gameList.flatMap(({ id, family, make }) => {
    const { tuned } = make({});
    const name = `${id}/bots.json`;
    return tuned ? [{ name, faults: tunedFaults(tuned, family).map((fault) => `${name}: ${fault}.`) }] : [];
  });
}

function checkData({ json, ...given }: Arguments, command: Command): void {
  const file = given.file ?? command.optsWithGlobals<{ pack?: string }>().pack;
  const files =
    file === undefined
      ? [...checkGames(), ...checkTuned()]
      : [{ name: file, faults: checkFile(file, readJsonFile(file)) }];
  const faults = files.flatMap((one) => one.faults);
  if (faults.length > 0) process.exitCode = file === undefined ? OUR_FAULT : THEIR_FAULT;
  if (json) console.log(JSON.stringify({ files: files.map(({ name }) => name), faults }));
  else if (faults.length > 0) console.error(faults.join('\n'));
  else console.log(files.map(({ name }) => `${name}: in order`).join('\n'));
}
