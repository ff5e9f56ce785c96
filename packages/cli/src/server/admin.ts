import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { AdminRequest, OfferedMap, Place } from '@branchline/server/admin';
import type { Command } from 'commander';
import { readWhole } from '../input/arguments.ts';
import { BadInput, fileFault } from '../input/bad-input.ts';
import { columns } from '../output/terminal.ts';
import { ago, bytes } from './format.ts';

/* Read only when it is needed: no other command needs a server. */
const server = () => import('@branchline/server/admin');

interface Common {
  readonly json?: true;
}

const EXAMPLES = `
It works on DATA_DIR (./data unless told) or DATABASE_URL, as the same user as the server. Lists are read from the database,
while the server runs or not. What changes something is done by the running server, through admin.sock in DATA_DIR, and on the
database itself if none runs; it is written to admin.log in DATA_DIR before and after, also if it is refused, and to the server's log.

Example:
  branchline admin tables --status playing
  branchline admin ban address 203.0.113.0/24
  branchline admin announce 10`;

/** What an operator needs to know and do. */
export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description(
      'Look after a server: tables, people, storage, bots; close, delete, ban, offer maps, announce a restart.',
    )
    .addHelpText('after', EXAMPLES);
  const add = (usage: string, description: string): Command =>
    admin.command(usage).description(description).option('--json', 'print one JSON object');

  add('tables', 'The tables, the last changed first.')
    .option('--status <status>', 'open, playing or over')
    .option('--person <id>', 'those of one person')
    .option('--limit <number>', 'so many at most', '50')
    .action(tables);
  add('people', 'Those who chose a name or sit at a table, the last seen first.')
    .option('--name <part>', 'those whose name holds this')
    .option('--limit <number>', 'so many at most', '50')
    .action(people);
  add('storage', 'How much is kept, and what it weighs.').action(storage);
  add('status', 'Connections, tables in memory and bots of the running server.').action(status);
  add('connections', 'Who is connected: address, person, tables.').action(connections);
  add('bans', 'Addresses, people and tables that are shut out.').action((options: Common) =>
    act({ command: 'bans' }, options),
  );
  for (const command of ['ban', 'unban'] as const) {
    add(
      `${command} <kind> <who>`,
      `${command === 'ban' ? 'Shut out' : 'Let in again'} an address, a range of them, or a person.`,
    )
      .addHelpText('after', `\nExample:\n  branchline admin ${command} address 203.0.113.7`)
      .action((kind: string, value: string, options: Common) => {
        if (kind !== 'address' && kind !== 'person') throw new BadInput(`"${kind}" must be address or person.`);
        return act({ command, kind, value }, options);
      });
  }
  const ofTable = (command: 'close' | 'open' | 'delete', description: string): void => {
    add(`${command} <table>`, description).action((table: string, options: Common) => act({ command, table }, options));
  };
  ofTable('close', 'Shut a table: nobody sees it or plays at it, until it is opened again.');
  ofTable('open', 'Open a table that was closed.');
  ofTable('delete', 'Delete a table with all that belongs to it. There is no way back.');
  add('offer <file>', 'Offer a map to everybody: it is checked and copied into DATA_DIR/packs.').action(offer);
  add(
    'withdraw <map>',
    'Offer a map no more, by its id or its file: it is removed from DATA_DIR/packs. Tables that play on it go on.',
  ).action(withdraw);
  add('gallery', 'The maps that people offer to everybody, the newest first, and who does.').action(gallery);
  add(
    'unoffer <which>',
    'Take a map out of the gallery by its hash, or all maps of a person by their id. Tables that play on them go on.',
  ).action((which: string, options: Common) => act({ command: 'unoffer', which }, options));
  add(
    'announce <minutes>',
    'Tell everybody that the server restarts in so many minutes; 0: it does not after all.',
  ).action((minutes: string, options: Common) =>
    act({ command: 'announce', minutes: readWhole(minutes, 'minutes', 0) }, options),
  );
}

function place(): Place {
  const { DATA_DIR = './data', DATABASE_URL } = process.env;
  return { dataDir: DATA_DIR, ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }) };
}

const noDatabase = (): never => {
  throw new BadInput(`There is no database in DATA_DIR "${place().dataDir}".`);
};

function print(found: object, rows: readonly (readonly string[])[], { json }: Common): void {
  console.log(json ? JSON.stringify(found) : columns(rows));
}

const STATUS = ['open', 'playing', 'over'] as const;

interface TableOptions extends Common {
  readonly status?: string;
  readonly person?: string;
  readonly limit: string;
}

async function tables({ status, person, limit, ...options }: TableOptions): Promise<void> {
  const known = STATUS.find((one) => one === status);
  if (status !== undefined && known === undefined)
    throw new BadInput(`--status is open, playing or over, not "${status}".`);
  const { look, tablesOf } = await server();
  const wish = { ...(known && { status: known }), ...(person && { person }), limit: readWhole(limit, 'limit', 1) };
  const found = (await look(place(), (database) => tablesOf(database, wish))) ?? noDatabase();
  const rows = found.map((table) => [
    table.id,
    table.status,
    table.public ? 'public' : 'private',
    ago(table.changedAt),
    String(table.entries),
    table.game.split('@')[0] ?? '',
    table.seats.join(', '),
  ]);
  print({ tables: found }, [['table', 'status', '', 'changed', 'moves', 'game', 'seats'], ...rows], options);
}

async function people({
  name,
  limit,
  ...options
}: Common & { readonly name?: string; readonly limit: string }): Promise<void> {
  const { look, peopleOf } = await server();
  const most = readWhole(limit, 'limit', 1);
  const found = (await look(place(), (database) => peopleOf(database, name, most))) ?? noDatabase();
  const rows = found.map((person) => [person.id, person.name ?? '', ago(person.seenAt), String(person.tables)]);
  print({ people: found }, [['person', 'name', 'seen', 'tables'], ...rows], options);
}

async function storage(options: Common): Promise<void> {
  const { look, storageOf } = await server();
  const found = (await look(place(), (database) => storageOf(database, place()))) ?? noDatabase();
  const rows = [
    ...Object.entries(found.tables).map(([status, count]) => [`tables ${status}`, String(count)]),
    ['moves', String(found.entries)],
    ['lines of chat', String(found.lines)],
    ['people with a name', String(found.people)],
    ['weight', bytes(found.bytes)],
  ];
  print(found, rows, options);
}

async function status(options: Common): Promise<void> {
  const found = (await ask({ command: 'status' })) as Record<string, unknown>;
  print(
    found,
    Object.entries(found).map(([name, value]) => [name, [value].flat().join(' ')]),
    options,
  );
}

async function connections(options: Common): Promise<void> {
  const found = (await ask({ command: 'connections' })) as { address: string; person?: string; tables: string[] }[];
  const rows = found.map(({ address, person = '', tables: watched }) => [address, person, watched.join(' ')]);
  print({ connections: found }, [['address', 'person', 'tables'], ...rows], options);
}

async function gallery(options: Common): Promise<void> {
  const found = (await ask({ command: 'gallery' })) as OfferedMap[];
  const rows = found.map(({ hash, at, name, author = '', basedOn = '', by }) => [
    hash,
    ago(at),
    name,
    author,
    basedOn,
    by,
  ]);
  print({ gallery: found }, [['hash', 'offered', 'map', 'made by', 'after', 'person'], ...rows], options);
}

/** What is done by this program itself before the server is told, such as copying a file. */
type Before = () => void;

async function act(request: AdminRequest, { json }: Common, before?: Before): Promise<void> {
  const result = await ask(request, before);
  if (json) console.log(JSON.stringify(result));
  else if (Array.isArray(result))
    console.log(columns([['shut out', '', 'since'], ...result.map(({ kind, value, at }) => [kind, value, ago(at)])]));
  else console.log(`Done: ${Object.values(request).join(' ')}.`);
}

/** Asks the running server; if there is none, works on the store as it would. */
async function ask(request: AdminRequest, before?: Before): Promise<unknown> {
  const { askServer, writtenDown } = await server();
  const { dataDir } = place();
  if (place().databaseUrl === undefined && !existsSync(dataDir))
    throw new BadInput(`There is no folder DATA_DIR "${dataDir}".`);
  // The server's user runs it, by sudo: whoever asked is who is meant.
  const writing = { dataDir, by: process.env.SUDO_USER ?? userInfo().username, now: () => new Date() };
  const answer = await writtenDown(request, writing, async () => {
    before?.();
    return (await askServer(dataDir, request)) ?? (await alone(request));
  });
  if (!answer.ok) throw new BadInput(answer.why);
  return answer.result;
}

async function alone(request: AdminRequest) {
  const { Bans, openPostgres, openSqlite, operate } = await server();
  const { dataDir, databaseUrl } = place();
  const store = await (databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl));
  try {
    const bans = new Bans(store);
    await bans.reload();
    return await operate(request, { store, bans, now: Date.now, log: { info: () => undefined } });
  } finally {
    await store.close();
  }
}

async function offer(file: string, options: Common): Promise<void> {
  const { PACKS_FOLDER, readOffered } = await server();
  const entry = readOffered(file);
  if (typeof entry === 'string') throw new BadInput(`${file} cannot be offered: ${entry}`);
  const folder = path.join(place().dataDir, PACKS_FOLDER);
  await act({ command: 'offer', map: entry.id }, options, () => {
    try {
      mkdirSync(folder, { recursive: true });
      copyFileSync(file, path.join(folder, fileOf(entry.id)));
    } catch (error) {
      throw new BadInput(`${file} cannot be copied into ${folder}: ${fileFault(error)}.`);
    }
  });
}

/** A map's file in DATA_DIR/packs is called by its id, without its hash. */
const fileOf = (map: string): string => `${map.split('@')[0]}.json`;

async function withdraw(map: string, options: Common): Promise<void> {
  const { PACKS_FOLDER, readOffered } = await server();
  const folder = path.join(place().dataDir, PACKS_FOLDER);
  const given = existsSync(map) ? readOffered(map) : map;
  const names = [
    path.basename(map),
    fileOf(path.basename(map)),
    ...(typeof given === 'string' ? [] : [fileOf(given.id)]),
  ];
  const known = names.map((name) => path.join(folder, name)).find((file) => file.endsWith('.json') && existsSync(file));
  if (known === undefined) throw new BadInput(`There is no map ${map} in ${folder}.`);
  const entry = readOffered(known);
  const withdrawn = typeof entry === 'string' ? path.basename(known) : entry.id;
  await act({ command: 'withdraw', map: withdrawn }, options, () => rmSync(known));
}
