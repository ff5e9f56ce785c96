import type { OptionRule } from '@branchline/engine';
import { type GameEntry, gameFromPack } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import type { Command } from 'commander';
import { knownPacks } from './input/packs.ts';

export function addGames(program: Command): void {
  program
    .command('games')
    .description('List the games, for how many they are, and their options.')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  branchline games --json')
    .action(({ json }: { readonly json?: true }) => console.log(json ? JSON.stringify(asData()) : asText()));
}

/** Those of the house, and the map that was brought (--pack). */
const games = (): readonly GameEntry[] => [...gameList, ...knownPacks().map((pack) => gameFromPack(pack))];

function asData(): object {
  return { games: games().map(({ id, name, seats, options }) => ({ id, name, seats, options })) };
}

function asText(): string {
  return games()
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
