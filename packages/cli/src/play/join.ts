import { botIds } from '@branchline/bots';
import {
  type Client,
  createClient,
  RefusedError,
  readTableLink,
  type TableInfo,
  type TableLink,
} from '@branchline/client';
import type { Messages } from '@branchline/text';
import type { Command } from 'commander';
import { readWhole } from '../input/arguments.ts';
import { BadInput } from '../input/bad-input.ts';
import { openForWriting } from '../input/files.ts';
import { LANGUAGE, spokenFor } from '../output/language.ts';
import { PlayerLeft, promptFor } from './prompt.ts';
import { playRemoteSeat } from './remote-table.ts';

interface Arguments {
  readonly bot?: string;
  readonly name?: string;
  readonly seat?: string;
  readonly record?: string;
  readonly language?: string;
  readonly json?: true;
}

export function addJoin(program: Command): void {
  program
    .command('join <link>')
    .description('Sit down at a table of any server, yourself or with a bot, and play to the end.')
    .option('--bot <id>', 'a bot plays; without it, you do')
    .option('--name <name>', 'what you, or the bot, are called at the table')
    .option('--seat <number>', 'where to sit, counted from 1; without it, the first open seat')
    .option('--record <file>', 'write the game record to this file at the end')
    .option(...LANGUAGE)
    .option('--json', 'print the game record at the end instead of the score')
    .addHelpText(
      'after',
      `
Example:
  branchline join 'https://play.example.org/t/dGhpcyBpcyBhIHRhYmxlIQ?key=…' --bot expert

The link is an invitation, or that of a seat of your own, with which you come back to it. A map from outside is fetched from the server.`,
    )
    .action(join);
}

/** A seat that is ours now. */
interface Seated {
  readonly client: Client;
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  readonly info: TableInfo;
}

async function join(text: string, args: Arguments): Promise<void> {
  const spoken = await spokenFor(args.language);
  const { terminal, lobby } = spoken.messages;
  const link = readTableLink(text);
  if (!link) throw new BadInput(lobby.badLink);
  if (args.bot !== undefined && !botIds.includes(args.bot))
    throw new BadInput(`There is no bot called "${args.bot}"; there are ${botIds.join(', ')}.`);
  const file = args.record === undefined ? undefined : openForWriting(args.record);
  const prompt = promptFor(args.json === true, terminal);
  let ownLink = text;
  try {
    const seated = await sitDown(link, args);
    ownLink = `${link.server}/t/${link.table}?key=${seated.token}`;
    prompt.say(`${lobby.seat(seated.seat + 1)}. ${terminal.ownLink(ownLink)}`);
    const record = await playRemoteSeat({
      ...seated,
      prompt,
      spoken,
      ...(args.bot !== undefined && { bot: args.bot }),
    });
    file?.write(JSON.stringify(record));
    if (args.json) console.log(JSON.stringify(record));
  } catch (error) {
    if (error instanceof RefusedError) throw new BadInput(sentenceFor(error, spoken.messages));
    if (!(error instanceof PlayerLeft)) throw error;
    prompt.say(`${terminal.left} ${terminal.ownLink(ownLink)}`);
  } finally {
    prompt.close();
    file?.close();
  }
}

/** By an invitation; or, with the link of a seat, where one sits already. */
async function sitDown({ server, table, key }: TableLink, { bot, name = bot, seat }: Arguments): Promise<Seated> {
  const client = createClient({ server });
  const path = { table };
  const found = await client.ask('GET /api/tables/{table}', { path, ...(key !== undefined && { query: { key } }) });
  const [mine] = found.you.seats;
  if (key !== undefined && mine !== undefined)
    return { client: client.withToken(key), table, seat: mine, token: key, info: found.table };
  const { table: info, tokens = [] } = await client.ask('POST /api/tables/{table}/join', {
    path,
    body: {
      ...(key !== undefined && { key }),
      ...(name !== undefined && { name }),
      ...(seat !== undefined && { seat: readWhole(seat, 'seat', 1) - 1 }),
    },
  });
  const [given] = tokens;
  if (!given) throw new Error('the server gave no token for the seat');
  return { client: client.withToken(given.token), table, info, ...given };
}

/** In the reader's language; what the rules or the shape of a message refuse is told as the server says it. */
function sentenceFor({ refusal: { code, message } }: RefusedError, { lobby }: Messages): string {
  return code === 'malformed' || code === 'rejected' ? message : lobby.refused[code];
}
