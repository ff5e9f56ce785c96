import { readFileSync } from 'node:fs';
import { checkFacts, type FactFile, factFiles } from '@branchline/games';
import type { Command } from 'commander';
import { BadInput } from './input/arguments.ts';
import { fileFault } from './input/files.ts';

export function addCheckData(program: Command): void {
  program
    .command('check-data')
    .description('Check the data files of the games: counts, connections, doubles, ticket ends, colours.')
    .option('--file <file>', 'check this file instead of those of the games')
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

function checkData({ file, json }: Arguments): void {
  const files = file === undefined ? factFiles : [{ name: file, json: readJson(file) }];
  const faults = files.flatMap((one: FactFile) => checkFacts(one.name, one.json));
  if (faults.length > 0) process.exitCode = file === undefined ? OUR_FAULT : THEIR_FAULT;
  if (json) console.log(JSON.stringify({ files: files.map(({ name }) => name), faults }));
  else if (faults.length > 0) console.error(faults.join('\n'));
  else console.log(files.map(({ name }) => `${name}: in order`).join('\n'));
}

function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    // The place is told only in words; where it is not, the text ended too early.
    const line = /line (\d+)/.exec(String(error))?.[1] ?? text.trimEnd().split('\n').length;
    throw new BadInput(`${file}, line ${line}: it is not valid JSON.`);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(`Cannot read ${file}: ${fileFault(error)}.`);
  }
}
