// node --conditions=source packages/server/src/store/testing/make-fixture.ts VERSION
// Writes fixtures/VERSION.sql: a database as a server of that schema left it. Run once when a schema or the form of
// entries has been released, and never again for the same version: a fixture is what was, not what would be now.
import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { below, fastBits } from '@branchline/engine';
import { answer, canonicalJson, deal, foldLog, type GameEntry, packHash } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { randomPack, smallGame } from '@branchline/games/testing';
import { Kysely } from 'kysely';
import { gameFor, gameOfMap } from '../../packs/games.ts';
import { commitmentTo } from '../../tables/commitment.ts';
import { EntryText } from '../../tables/entry-text.ts';
import { calledBy } from '../../tables/set-up.ts';
import { withChecksum } from '../checksum.ts';
import { migrate, migrations } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import { sqliteDialect } from '../sqlite-dialect.ts';

/** As long as any table's id. */
const idOf = (name: string): string => name.padEnd(22, '-');
const START = Date.UTC(2026, 10, 15);
/** Entries carry a checksum from this schema on. */
const CHECKSUM_FROM = '0004';
/** Maps from outside are kept from this schema on. */
const PACKS_FROM = '0005';
/** A sheet's settings, by their name on disk. */
const manners = { visibility: 'private', clock: { kind: 'none' }, atTimeOut: 'bot', grace: 0, botPace: 1200 };

interface Written {
  readonly sheet: object;
  readonly bodies: readonly string[];
  readonly over: boolean;
}

/** A table after so many decisions, as a server writes it down. */
function played(entry: GameEntry, number: number, most: number): Written {
  const rules = gameFor(entry, {});
  const seed = number.toString(16).padStart(64, '0123456789abcdef');
  const bits = fastBits(number);
  const setup = { game: rules, seats: 2, chance: { kind: 'strong', seed } } as const;
  const dealt = deal(setup, START);
  let log = foldLog(setup, [dealt]);
  const bodies = [new EntryText(dealt).body()];
  for (let step = 1; step <= most && rules.awaiting(log.state).length > 0; step++) {
    const [seat = 0] = rules.awaiting(log.state);
    const offers = rules.offers(log.state, seat);
    const offer = offers[below(bits, offers.length)];
    if (offer === undefined) throw new Error('nothing is offered');
    const question = rules.asked(log.state, seat)?.number ?? 0;
    const given = { seat, by: 'person', id: `answer-${step}`, question, action: rules.naming.named(offer) } as const;
    const answered = answer(log, given, START + step * 1000);
    if (answered.kind !== 'accepted') throw new Error(`an offer is ${answered.kind}`);
    log = answered.log;
    bodies.push(new EntryText(answered.entry).body());
  }
  const people = ['anna', 'bert'].map((person) => ({ kind: 'person', generation: 0, person, name: person }));
  const over = rules.awaiting(log.state).length === 0;
  const begun = { seed, commitment: commitmentTo(seed), startedAt: START, ...(over && { endedAt: START }) };
  return { sheet: { ...calledBy(entry), options: {}, manners, seats: people, host: 'anna', ...begun }, bodies, over };
}

function write(file: DatabaseSync, version: string, id: string, { sheet, bodies, over }: Written): void {
  const stored = (text: string, number: number): string =>
    version >= CHECKSUM_FROM ? withChecksum(text, id, number) : text;
  file
    .prepare(
      `insert into tables (id, revision, status, listed, created_at, changed_at, wake_at, sheet)
        values (?, 1, ?, 0, ?, ?, null, ?)`,
    )
    .run(id, over ? 'over' : 'playing', START, START, stored(JSON.stringify(sheet), 1));
  for (const [place, body] of bodies.entries()) {
    file.prepare('insert into entries values (?, ?, ?)').run(id, place + 1, stored(body, place + 1));
  }
  for (const person of ['anna', 'bert']) file.prepare('insert into table_people values (?, ?)').run(id, person);
  if (version < '0002') return;
  const line = { room: 'table', author: 'mark', name: 'anna', seat: 0, text: 'hello', at: START };
  file.prepare('insert into lines values (?, 1, ?)').run(id, JSON.stringify(line));
  file.prepare('insert into orders values (?, 1, 0, ?)').run(id, JSON.stringify({ step: 1, ended: 'done' }));
}

/** A table on a map from outside. */
function writeMap(file: DatabaseSync, version: string): void {
  const pack = randomPack(1);
  const hash = packHash(pack);
  file.prepare('insert into packs (hash, body, kept_at) values (?, ?, ?)').run(hash, canonicalJson(pack), START);
  const id = idOf('map-from-outside');
  write(file, version, id, played(gameOfMap(pack, hash), 5, 40));
  file.prepare('update tables set pack = ? where id = ?').run(hash, id);
}

/** Everything in a database as SQL. */
function dumped(file: DatabaseSync): string {
  const things = file
    .prepare("select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'")
    .all();
  const quoted = (value: unknown): string =>
    value === null ? 'null' : typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
  const rows = things
    .filter(({ type }) => type === 'table')
    // What others refer to comes first.
    .toSorted((one, other) => Number(other.name === 'packs') - Number(one.name === 'packs'))
    .flatMap(({ name }) =>
      file
        .prepare(`select * from "${String(name)}"`)
        .all()
        .map((row) => `insert into "${String(name)}" values (${Object.values(row).map(quoted).join(', ')});`),
    );
  return `${[...things.map(({ sql }) => `${String(sql)};`), ...rows].join('\n')}\n`;
}

const [version = ''] = process.argv.slice(2);
if (!Object.hasOwn(migrations, version)) throw new Error(`name one of ${Object.keys(migrations).join(', ')}`);
const file = new DatabaseSync(':memory:');
await migrate(new Kysely<Schema>({ dialect: sqliteDialect(file) }), version);
for (const [number, entry] of gameList.entries()) write(file, version, idOf(entry.id), played(entry, number + 1, 40));
write(file, version, idOf('game-over'), played(smallGame(), 9, 1000));
if (version >= PACKS_FROM) writeMap(file, version);
writeFileSync(fileURLToPath(new URL(`../fixtures/${version}.sql`, import.meta.url)), dumped(file));
