import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Pack, packHash } from '@branchline/games';
import { examplePack, randomPack } from '@branchline/games/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyOfTheHouse } from './testing/house-copy.ts';

/* Somebody new adds a game: one folder, nothing else, in a copy of the house. Everything that plays must know it then. */

/** Other seeds are other maps: BRANCHLINE_SEED=7 npx vitest run newcomer */
const SEED = Number(process.env.BRANCHLINE_SEED ?? 20261118);
const map: Pack = { ...randomPack(SEED), id: `newcomer-${SEED.toString(36)}`, name: `Newcomer ${SEED}`, order: 900 };

const LINES: Readonly<Record<string, string>> = {
  en: 'A map made by chance.',
  da: 'Et kort lavet af tilfældet.',
  nb: 'Et kart laget av tilfeldigheten.',
  nl: 'Een kaart door het toeval gemaakt.',
  sv: 'En karta gjord av slumpen.',
  fi: 'Sattuman tekemä kartta.',
};

const house = copyOfTheHouse();
afterAll(() => house.remove());

beforeAll(async () => {
  house.write(`packages/games/src/${map.id}/pack.json`, map);
  for (const [language, line] of Object.entries(LINES)) {
    house.write(`packages/games/src/${map.id}/words/${language}.json`, { name: map.name, line });
  }
  // A folder keeps the record of a game, so that the readers of tomorrow can be tried on it.
  const kept = path.join(house.folder, `packages/games/src/${map.id}/record-v1.jsonl`);
  const seats = ['--players', String(map.seats.min), '--bots', 'greedy'];
  await house.branchline(['simulate', '--game', map.id, ...seats, '--games', '1', '--seed', '2', '--records', kept]);
}, 120_000);

const PATIENCE = 120_000;
const records = path.join(house.folder, 'games.jsonl');
const bots = (many: number): string => new Array(many).fill('greedy').join(',');

describe(`a folder ${map.id} is all that a game of ${map.seats.min} to ${map.seats.max} seats needs`, () => {
  test('to be listed, and its files to be found in order', { timeout: PATIENCE }, async () => {
    const listed = JSON.parse((await house.branchline(['games', '--json'])).out);
    expect(listed.games.map(({ id }: { id: string }) => id)).toContain(map.id);
    const checked = await house.branchline(['check-data', '--json']);
    expect([checked.error, JSON.parse(checked.out).faults]).toEqual(['', []]);
    expect(JSON.parse(checked.out).files).toContain(`${map.id}/pack.json`);
  });

  test('to be played by bots, verified, replayed and checked by a stranger', { timeout: PATIENCE }, async () => {
    const seats = ['--players', String(map.seats.max), '--bots', 'greedy'];
    const line = ['simulate', '--game', map.id, ...seats, '--games', '5', '--seed', '1', '--records', records];
    expect(await house.branchline(line)).toMatchObject({ code: 0, error: '' });
    expect((await house.branchline(['verify', records])).out).toContain('5 games agree with seed and events.');
    const [told, finnish] = await Promise.all([
      house.branchline(['replay', records]),
      house.branchline(['replay', records, '--language', 'fi']),
    ]);
    expect([told.code, told.out.split(':')[0]]).toEqual([0, map.name]);
    expect(finnish.out).toContain('Vuoro 1: ');
    // It is a game of the house now: its records need not carry the map.
    expect(JSON.parse(readFileSync(records, 'utf8').split('\n')[0] ?? '')).not.toHaveProperty('pack');
    if (spawnSync('python3', ['--version']).status !== 0) return;
    const checker = path.join(house.folder, 'docs/examples/check_record.py');
    const { stdout } = spawnSync('python3', [checker, records], { encoding: 'utf8' });
    expect(stdout).toBe('5 of 5 records are in order\n');
  });

  test('to be played by hand', { timeout: PATIENCE }, async () => {
    const line = ['play', '--game', map.id, '--bots', bots(map.seats.min - 1), '--seed', '1', '--json'];
    const { code, out, error } = await house.branchline(line, '1\n1 2\n1 2 3\n'.repeat(2000));
    expect([code, error.includes('    at ')]).toEqual([0, false]);
    expect(JSON.parse(out)).toMatchObject({ game: map.id, result: { decidedBy: expect.any(String) } });
  });

  test('to be played at a table of the server, from the first card to its record', { timeout: PATIENCE }, async () => {
    const server = await house.serve();
    try {
      const record = await playAtTable(server.url);
      expect(record).toMatchObject({ game: map.id });
      const file = path.join(house.folder, 'table.json');
      writeFileSync(file, JSON.stringify(record, undefined, 2));
      expect((await house.branchline(['verify', file])).out).toContain('1 game agrees with seed and events.');
    } finally {
      await server.stop();
    }
  });

  test('and its pack is the same map in the hands of a stranger', { timeout: PATIENCE }, async () => {
    const pack: Pack = { ...map, id: `${map.id}-abroad` };
    const file = path.join(house.folder, 'abroad.json');
    writeFileSync(file, JSON.stringify(pack));
    const line = ['--pack', file, 'simulate', '--players', String(map.seats.max), '--bots', 'greedy', '--games', '1'];
    await house.branchline([...line, '--seed', '1', '--records', records]);
    const abroad = JSON.parse(readFileSync(records, 'utf8'));
    expect(abroad).toMatchObject({ game: pack.id, packHash: packHash(pack) });
    expect((await house.branchline(['verify', records])).out).toContain('1 game agrees with seed and events.');
  });
});

test('a folder with a fault is told by file, entry and fault', { timeout: PATIENCE }, async () => {
  const broken = copyOfTheHouse();
  try {
    broken.write('packages/games/src/five-towns/pack.json', examplePack());
    broken.write('packages/games/src/five-towns/words/en.json', { name: 'Five Towns' });
    const { code, error } = await broken.branchline(['check-data']);
    expect(code).toBe(1);
    expect(error).toContain('five-towns/words/en.json: line is missing.');
    expect(error).toContain('five-towns/words/fi.json is missing.');
    expect(error).toContain('five-towns/record-v1.jsonl is missing');
    broken.write('packages/games/src/five-towns/pack.json', { ...examplePack(), seats: { min: 2, max: 99 } });
    const { error: told } = await broken.branchline(['check-data']);
    expect(told).toContain('five-towns/pack.json: seats, max must be a whole number from 2 to 8, not 99.');
  } finally {
    broken.remove();
  }
});

/** Sits down with bots, plays whatever is offered first, and takes the record away. */
async function playAtTable(url: string): Promise<unknown> {
  let token = '';
  const call = async (method: string, address: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${url}/api${address}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${method} ${address}: ${answer.message}`);
    return answer;
  };
  expect((await call('GET', '/games')).games?.map(({ id }) => id)).toContain(map.id);
  const others = new Array(map.seats.min - 1).fill({ kind: 'bot', bot: 'greedy' });
  const set = { game: map.id, seats: [{ kind: 'me' }, ...others], settings: { botPace: 0 }, start: true };
  const { table, tokens } = await call('POST', '/tables', set);
  token = tokens?.[0]?.token ?? '';
  const at = `/tables/${table?.id}`;
  for (let version = 0; ; ) {
    // Answers as soon as there is something newer.
    const view = await call('GET', `${at}/view?seat=0&after=${version}&wait=20`);
    version = view.version ?? version;
    if (view.info?.status === 'over') return call('GET', `${at}/record`);
    if (!view.question) continue;
    const { number, offers } = view.question;
    // The last is a claim where there is one: so the game comes to its end.
    await call('POST', `${at}/answers`, { seat: 0, question: number, action: offers.at(-1), id: `answer-${number}` });
  }
}

/** What is looked at of an answer. */
interface Answer {
  readonly message?: string;
  readonly games?: readonly { readonly id: string }[];
  readonly table?: { readonly id: string };
  readonly tokens?: readonly { readonly token: string }[];
  readonly version?: number;
  readonly info?: { readonly status: string };
  readonly question?: { readonly number: number; readonly offers: readonly object[] };
}
