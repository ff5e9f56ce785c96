import { createHash, randomBytes, randomInt } from 'node:crypto';
import { makeBot } from '@branchline/bots';
import { fastBits } from '@branchline/engine';
import type { ChanceSource } from '@branchline/games';
import type { Messages } from '@branchline/text';
import type { Command } from 'commander';
import { BadInput } from '../bad-input.ts';
import { checkSeats, collect, readBots, readGame, readGameOptions, readSeed, readWhole } from '../input/choices.ts';
import { openForWriting } from '../input/files.ts';
import { LANGUAGE, messagesFor } from '../text/language.ts';
import { tableLanguage } from '../text/table-language.ts';
import { tellScore } from '../text/tell-score.ts';
import { type Asker, Left, type Prompting } from './asker.ts';
import { lineAsker } from './line-asker.ts';
import { playTable, type Table } from './table.ts';
import { terminalAsker } from './terminal-asker.ts';

interface Typed {
  readonly game: string;
  readonly bots: string;
  readonly seat: string;
  readonly name: string;
  readonly seed?: string;
  readonly option: readonly string[];
  readonly record?: string;
  readonly language?: string;
  readonly json?: true;
}

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('Play in the terminal, against bots.')
    .requiredOption('--game <id>', 'the game, see "branchline games"')
    .option('--bots <ids>', 'the others at the table, separated by commas', 'greedy')
    .option('--seat <number>', 'where you sit, counted from 1', '1')
    .option('--name <name>', 'what you are called', 'Player')
    .option('--seed <number>', 'play a game that can be played again; without it the shuffles are secret')
    .option('--option <name=value>', 'an option of the game; may be repeated', collect, [])
    .option('--record <file>', 'write the game record to this file at the end')
    .option(...LANGUAGE)
    .option('--json', 'print the game record at the end instead of the score')
    .addHelpText(
      'after',
      '\nExample:\n  branchline play --game new-york --bots greedy,greedy\n\nWithout a terminal, answers are read as lines with numbers.',
    )
    .action(play);
}

async function play(typed: Typed): Promise<void> {
  const messages = await messagesFor(typed.language);
  const { end, terminal } = messages;
  const table = setUp(typed, messages);
  const file = typed.record === undefined ? undefined : openForWriting(typed.record);
  const asker = askerFor(typed, terminal);
  try {
    const { commitment } = table.source;
    if (commitment !== undefined) asker.say(`${end.commitment}: ${commitment}`);
    const record = await playTable(table, asker);
    file?.write(JSON.stringify(record));
    if (typed.json) console.log(JSON.stringify(record));
    else {
      const language = tableLanguage({ ...table, seats: record.seats });
      asker.say(`\n${tellScore(record, language)}\n\n${end.seed}: ${record.chance.seed}`);
    }
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    asker.say(terminal.left);
  } finally {
    asker.close();
    file?.close();
  }
}

function setUp(typed: Typed, messages: Messages): Table {
  const entry = readGame(typed.game);
  const others = readBots(typed.bots, undefined);
  const seats = others.length + 1;
  checkSeats(entry, seats);
  const options = readGameOptions(entry, typed.option, seats);
  const me = readWhole(typed.seat, 'seat', 1) - 1;
  if (me >= seats) throw new BadInput(`--seat says ${me + 1}, but there are ${seats} players.`);
  const chance = chanceFor(typed.seed);
  const ids = others.toSpliced(me, 0, '');
  const bots = ids.map((id) => makeBot(id));
  return {
    game: entry.make(options),
    source: {
      game: entry.id,
      options,
      seats: ids.map((bot) => (bot === '' ? { name: typed.name } : { name: bot, bot })),
      ...(chance.kind === 'strong' && { commitment: createHash('sha256').update(chance.seed).digest('hex') }),
    },
    chance,
    me,
    bots,
    messages,
    bits: fastBits(chance.kind === 'fast' ? chance.seed : randomInt(2 ** 32), 0x10000),
  };
}

/** Secret, unless the game is to be played again. */
function chanceFor(seed: string | undefined): ChanceSource {
  if (seed !== undefined) return { kind: 'fast', seed: readSeed(seed) };
  return { kind: 'strong', seed: randomBytes(32).toString('hex') };
}

function askerFor({ json }: Typed, prompts: Prompting): Asker {
  const atTerminal = process.stdin.isTTY && process.stdout.isTTY && !json;
  return atTerminal ? terminalAsker(prompts) : lineAsker(process.stdin, json ? console.error : console.log, prompts);
}
