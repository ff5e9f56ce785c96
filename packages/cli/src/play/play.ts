import { createHash, randomBytes, randomInt } from 'node:crypto';
import { botBits, makeBot } from '@branchline/bots';
import type { ChanceSource } from '@branchline/games';
import type { Command } from 'commander';
import {
  checkSeats,
  collect,
  GAME,
  readBots,
  readGame,
  readGameOptions,
  readSeed,
  readWhole,
  SOME_GAME,
} from '../input/arguments.ts';
import { BadInput } from '../input/bad-input.ts';
import { openForWriting } from '../input/files.ts';
import { brought } from '../input/packs.ts';
import { formatScore } from '../output/format-score.ts';
import { LANGUAGE, type Spoken, spokenFor, tableLanguage } from '../output/language.ts';
import { PlayerLeft, promptFor } from './prompt.ts';
import { playTable, type Table } from './table.ts';

interface Arguments {
  readonly game?: string;
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
    .option(...GAME)
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
      `\nExample:\n  branchline play --game ${SOME_GAME} --bots greedy,greedy\n\nWithout a terminal, answers are read as lines with numbers.`,
    )
    .action(play);
}

async function play(args: Arguments): Promise<void> {
  const spoken = await spokenFor(args.language);
  const { end, terminal } = spoken.messages;
  const table = setUp(args, spoken);
  const file = args.record === undefined ? undefined : openForWriting(args.record);
  const prompt = promptFor(args.json === true, terminal);
  try {
    const { commitment } = table.source;
    if (commitment !== undefined) prompt.say(`${end.commitment}: ${commitment}`);
    const record = await playTable(table, prompt);
    file?.write(JSON.stringify(record));
    if (args.json) console.log(JSON.stringify(record));
    else {
      const language = await tableLanguage({ ...table, seats: record.seats });
      prompt.say(`\n${formatScore(record, language)}\n\n${end.seed}: ${record.chance.seed}`);
    }
  } catch (error) {
    if (!(error instanceof PlayerLeft)) throw error;
    prompt.say(terminal.left);
  } finally {
    prompt.close();
    file?.close();
  }
}

function setUp(args: Arguments, spoken: Spoken): Table {
  const entry = readGame(args.game);
  const others = readBots(args.bots, undefined);
  const seats = others.length + 1;
  checkSeats(entry, seats);
  const options = readGameOptions(entry, args.option, seats);
  const me = readWhole(args.seat, 'seat', 1) - 1;
  if (me >= seats) throw new BadInput(`--seat says ${me + 1}, but there are ${seats} players.`);
  const chance = chanceFor(args.seed);
  const ids = others.toSpliced(me, 0, '');
  const bots = ids.map((id) => makeBot(id));
  return {
    game: entry.make(options),
    source: {
      game: entry.id,
      ...brought(),
      options,
      seats: ids.map((bot) => (bot === '' ? { name: args.name } : { name: bot, bot })),
      ...(chance.kind === 'strong' && { commitment: createHash('sha256').update(chance.seed).digest('hex') }),
    },
    chance,
    me,
    bots,
    spoken,
    bits: botBits(chance.kind === 'fast' ? chance.seed : randomInt(2 ** 32), 0),
  };
}

/** Secret, unless the game is to be played again. */
function chanceFor(seed: string | undefined): ChanceSource {
  if (seed !== undefined) return { kind: 'fast', seed: readSeed(seed) };
  return { kind: 'strong', seed: randomBytes(32).toString('hex') };
}
