import type { OptionRule } from '@branchline/engine';
import { gameList } from '@branchline/games';
import type { Command } from 'commander';

export function addGames(program: Command): void {
  program
    .command('games')
    .description('List the games, for how many they are, and their options.')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  branchline games --json')
    .action(({ json }: { readonly json?: true }) => console.log(json ? JSON.stringify(asData()) : asText()));
}

function asData(): object {
  return { games: gameList.map(({ id, name, seats, options }) => ({ id, name, seats, options })) };
}

function asText(): string {
  return gameList
    .map(({ id, name, seats, options }) =>
      [
        `${id}  ${name}, ${seats.min} to ${seats.max} players`,
        ...options.map((option) => `    ${formatOption(option)}`),
      ].join('\n'),
    )
    .join('\n');
}

function formatOption(option: OptionRule): string {
  const values = option.kind === 'yesNo' ? ['true', 'false'] : option.among;
  return `${option.name}=${values.join('|')}  (${option.default} by default; rule ${option.rule})`;
}
