import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packHash } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { gameWith, randomPack, smallGame } from '@branchline/games/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'branchline-cli-'));
const file = (name: string): string => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const env = { ...process.env, NODE_COMPILE_CACHE: file('compiled') };

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Starts the real program, as npm run branchline does, in English by default; what one start has compiled the next need not. */
function run(args: readonly string[], input = '', before: readonly string[] = [], LC_ALL = 'C'): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--conditions=source', ...before, main, ...args], {
      env: { ...env, LC_ALL },
    });
    let [out, error] = ['', ''];
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      error += data;
    });
    child.on('close', (code) => resolve({ code, out, error }));
    // A program that has heard enough closes its ears.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

const { id: small, name: smallName, seats: smallSeats, pack: smallPack } = smallGame();
const { id: dealing, name: dealingName, pack: dealingPack } = gameWith('startingCards');
const words = (line: string): string[] => line.split(' ');
const COMMANDS = ['games', 'simulate', 'verify', 'replay', 'play', 'join', 'check-data'];
const PATIENCE = 60_000;

beforeAll(async () => {
  const { code } = await run(
    words(`simulate --game ${small} --bots random,greedy --games 3 --seed 5 --records ${file('good.jsonl')}`),
  );
  expect(code).toBe(0);
}, PATIENCE);

describe('help', { timeout: PATIENCE }, () => {
  test.concurrent('of the whole names every command', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    for (const command of [...COMMANDS, 'serve', 'backup', 'check-store']) expect(out).toContain(command);
  });

  test.concurrent.each(COMMANDS)('of %s has an example', async (command) => {
    const { code, out } = await run([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Example:\n  branchline ${command}`);
    expect(out).toContain('--json');
  });
});

describe('simulate', { timeout: PATIENCE }, () => {
  const without = ({ seconds: _, gamesPerSecond: __, ...rest }: Record<string, unknown>): object => rest;

  test.concurrent.each(gameList)(
    '$id: the same with any number of workers, down to the records',
    async ({ id, seats }) => {
      const play = (workers: number, records: string): Promise<Ran> =>
        run(
          words(
            `simulate --game ${id} --players ${seats.max} --bots greedy --games 25 --seed 3 --json --workers ${workers} --records ${records}`,
          ),
        );
      const [one, two] = [file(`${id}-1.jsonl`), file(`${id}-2.jsonl`)];
      const [alone, together] = await Promise.all([play(1, one), play(2, two)]);
      expect(alone.error + together.error).toBe('');
      expect(without(JSON.parse(together.out))).toEqual(without(JSON.parse(alone.out)));
      expect(JSON.parse(alone.out)).toMatchObject({ game: id, games: 25, seed: 3 });
      expect(readFileSync(two, 'utf8')).toBe(readFileSync(one, 'utf8'));
      expect(readFileSync(one, 'utf8').trimEnd().split('\n')).toHaveLength(25);
    },
  );

  test.concurrent('adds up: every game has a winner, and a table is printed for people', async () => {
    const line = `simulate --game ${small} --players 3 --bots random,greedy,random --games 30 --seed 7`;
    const [told, data] = await Promise.all([run(words(line)), run(words(`${line} --json`))]);
    const { seats, averageTurns } = JSON.parse(data.out);
    const wins = seats.map(({ wins: won }: { wins: number }) => won);
    const shared = seats.some(({ sharedWins }: { sharedWins: number }) => sharedWins > 0);
    expect(wins.reduce((sum: number, won: number) => sum + won, 0) === 30 || shared).toBe(true);
    expect(wins[1]).toBeGreaterThan(20);
    expect(averageTurns).toBeGreaterThan(10);
    expect(told.out).toMatch(new RegExp(`${smallName}, 30 games.*\n\nseat +wins.*\n1 random.*\n2 greedy.*\n3 random`));
    expect(told.error).toBe('');
  });

  test.concurrent('starts no more workers than there is work for', async () => {
    const { code, out } = await run(words(`simulate --game ${small} --players 2 --games 1 --workers 900 --json`));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 1 });
  });

  test.concurrent('one game of a simulation is the game of its own seed', async () => {
    await run(
      words(`simulate --game ${small} --bots random,greedy --games 1 --seed 7 --records ${file('third.jsonl')}`),
    );
    expect(readFileSync(file('third.jsonl'), 'utf8').trim()).toBe(
      readFileSync(file('good.jsonl'), 'utf8').split('\n')[2],
    );
  });

  test.concurrent('plays with the options it is told', async () => {
    const records = file('options.jsonl');
    const line = `simulate --game ${dealing} --players 2 --games 1 --option startingCards=5 --option unequalTwins=no --records ${records}`;
    expect((await run(words(line))).code).toBe(0);
    const { options } = JSON.parse(readFileSync(records, 'utf8'));
    expect(options).toEqual({ firstSeat: 0, startingCards: 5, unequalTwins: false });
  });
});

/** The good records with one of them changed. */
function forge(name: string, change: (record: Record<string, unknown>) => object): string {
  const [first = '', ...rest] = readFileSync(file('good.jsonl'), 'utf8').trimEnd().split('\n');
  writeFileSync(file(name), [JSON.stringify(change(JSON.parse(first))), ...rest].join('\n'));
  return file(name);
}

describe('verify', { timeout: PATIENCE }, () => {
  test.concurrent('agrees with honest records', async () => {
    const { code, out } = await run(['verify', file('good.jsonl')]);
    expect(out).toContain('3 games agree with seed and events.');
    expect(code).toBe(0);
    const { out: json } = await run(['verify', file('good.jsonl'), '--json']);
    expect(JSON.parse(json)).toMatchObject({ games: 3, agree: 3, differ: [] });
  });

  test.concurrent('names the first entry that differs, and exits with 1', async () => {
    const forged = forge('forged.jsonl', ({ entries, ...record }) => ({
      ...record,
      entries: (entries as Record<string, unknown>[]).map((entry) =>
        entry.step === 4 ? { ...entry, action: { type: 'takeCard', from: 'deck' }, events: [] } : entry,
      ),
    }));
    const { code, out } = await run(['verify', forged]);
    expect(code).toBe(1);
    expect(out).toContain('1 of 3 games do not agree.');
    expect(out).toMatch(/Game 1 \(line 1\):\n {2}from its seed: {3}entry 4 /);
    const { out: json } = await run(['verify', forged, '--json']);
    expect(JSON.parse(json)).toMatchObject({
      agree: 2,
      differ: [{ gameNumber: 1, line: 1, fromSeed: { where: { step: 4 } } }],
    });
  });

  test.concurrent('tells seed from events: points that nobody scored', async () => {
    const forged = forge('points.jsonl', (record) => ({ ...record, result: { winners: [0, 1], decidedBy: 'shared' } }));
    const { code, out } = await run(['verify', forged]);
    expect(code).toBe(1);
    expect(out.match(/at the end \(the winner is another\)/g)).toHaveLength(2);
  });

  test.concurrent('holds the commitment against the seed', async () => {
    const seed = 'ab'.repeat(32);
    const commitment = createHash('sha256').update(seed).digest('hex');
    const wrong = forge('commitment.jsonl', (record) => ({
      ...record,
      chance: { kind: 'strong', seed: 'cd'.repeat(32) },
      commitment,
    }));
    const { code, out } = await run(['verify', wrong]);
    expect(code).toBe(1);
    expect(out).toContain('its seed is not the one whose hash was given out before the deal');
  });
});

test.concurrent('verify and replay read one record over many lines', { timeout: PATIENCE }, async () => {
  const [first = ''] = readFileSync(file('good.jsonl'), 'utf8').split('\n');
  const laidOut = JSON.stringify(JSON.parse(first), undefined, 2);
  writeFileSync(file('laid-out.json'), laidOut);
  expect((await run(['verify', file('laid-out.json')])).out).toContain('1 game agrees with seed and events.');
  expect((await run(['replay', file('laid-out.json')])).out).toContain(`${smallName}: 1 random, 2 greedy\n`);
  writeFileSync(file('laid-out-cut.json'), laidOut.slice(0, 900));
  const { code, error } = await run(['verify', file('laid-out-cut.json')]);
  expect([code, error]).toEqual([2, `branchline: ${file('laid-out-cut.json')}, line 1: it is not valid JSON.\n`]);
});

describe('replay', { timeout: PATIENCE }, () => {
  test.concurrent('tells a game turn by turn', async () => {
    const { code, out } = await run(['replay', file('good.jsonl'), '--game-number', '2']);
    expect(code).toBe(0);
    expect(out).toContain(`${smallName}: 1 random, 2 greedy\nWho begins: By lot\nThe secret: 6\n`);
    expect(out).toMatch(
      new RegExp(`Turn 1: (random|greedy)\n {2}0 points; ${smallPack?.pieces.count} \\w+; .*\n {2}Cards to take: `),
    );
    expect(out).toMatch(/greedy claimed [A-Z].* – .* for \d points?\./);
    expect(out).toMatch(/The game is over\.[\s\S]*Total +-?\d+[\s\S]* wins?\b/);
  });

  test.concurrent('tells it in the language that is asked for, or that the terminal has', async () => {
    const line = ['replay', file('good.jsonl'), '--game-number', '2'];
    const [asked, set, both] = await Promise.all([
      run([...line, '--language', 'fi']),
      run(line, '', [], 'nb_NO.UTF-8'),
      run([...line, '--language', 'nl-BE'], '', [], 'sv_SE.UTF-8'),
    ]);
    expect(asked.out).toMatch(/Vuoro 1: [\s\S]*greedy rakensi reitin .* ja sai \d piste[\s\S]*Peli päättyi\./);
    expect(set.out).toMatch(/Tur 1: [\s\S]*greedy gjorde krav på .*[\s\S]*Spillet er slutt\./);
    expect(both.out).toMatch(/Beurt 1: [\s\S]*greedy claimde .* voor \d punt[\s\S]*Het spel is afgelopen\./);
    for (const { out } of [asked, set, both]) expect(out).not.toMatch(/\b(the|and|with|from|cards?|claimed)\b/i);
  });

  test.concurrent('gives a machine the position after every step', async () => {
    const { out } = await run(['replay', file('good.jsonl'), '--json']);
    const { steps, score } = JSON.parse(out);
    expect(steps[0]).toMatchObject({ step: 0, position: { game: small, over: false } });
    expect(steps.at(-1).position).toMatchObject({ over: true });
    expect(score).toHaveLength(2);
  });
});

describe('play', { timeout: PATIENCE }, () => {
  test.concurrent.each(gameList)('$id, answered by lines with numbers; the record verifies', async ({ id, seats }) => {
    const record = file(`play-${id}.jsonl`);
    const bots = new Array(seats.min - 1).fill('greedy').join(',');
    const answers = `1 2 3\n${'1\n'.repeat(400)}`;
    const { code, out, error } = await run(
      words(`play --game ${id} --bots ${bots} --name Anna --record ${record}`),
      answers,
    );
    expect(error).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/Choose your tickets: keep at least \d|Keep one/);
    expect(out).toContain('What do you do?\n  1) ');
    expect(out).toMatch(/You win\.|greedy wins\.| win together\./);
    const verified = await run(['verify', record]);
    expect(verified.out).toContain('1 game agrees with seed and events. 1 had given out the hash');
  });

  test.concurrent('shows the person nothing of the hand, tickets or draws of the others', async () => {
    const { out } = await run(words(`play --game ${small} --bots greedy --seed 1`), '1\n'.repeat(400));
    const { start, tickets } = smallPack?.rules ?? {};
    expect(out).toContain(`greedy: ${start?.cards} cards.\n`);
    expect(out).toContain(`greedy drew ${tickets?.dealt.count} tickets.\n`);
    expect(out).toMatch(/greedy drew 1 card from the deck\.\n/);
    expect(out).toMatch(/greedy kept \d tickets?\.\n/);
    expect(out).toMatch(/You drew \d tickets\. \(.+ – .+, .+ – .+\)\n/);
  });

  test.concurrent('is played in the language of the terminal', async () => {
    const line = words(`play --game ${dealing} --bots greedy --seed 1`);
    const { out, error } = await run(line, '1 2\nx\n', [], 'sv_SE.UTF-8');
    const { keep, count } = dealingPack?.rules.tickets.dealt ?? {};
    expect(out).toContain(`Välj biljetter: behåll minst ${keep} av ${count}.`);
    expect(out).toMatch(/Vad gör du\?\n {2}1\) Ta /);
    expect(out).toMatch(/Skriv ett tal från 1 till \d+\./);
    expect(error).toContain('branchline: Det kom inga fler svar innan spelet var slut.');
  });

  test.concurrent('asks again when an answer makes no sense', async () => {
    const { out } = await run(words(`play --game ${small} --bots greedy --seed 1`), 'x\n9 9\n1\n77\n');
    const { keep, count } = smallPack?.rules.tickets.dealt ?? {};
    expect(out).toContain(`Type at least ${keep} of the numbers from 1 to ${count}, separated by spaces.`);
    expect(out).toMatch(/Type a number from 1 to \d+\./);
  });
});

describe('bad input is one clear sentence on stderr, exit code 2 and no stack trace', { timeout: PATIENCE }, () => {
  const cases: readonly (readonly [string, string])[] = [
    ['simulate --game chess', `There is no game called "chess"; there are ${gameList[0]?.id}, `],
    [
      `simulate --game ${small} --players 9`,
      `${smallName} is for ${smallSeats.min} to ${smallSeats.max} players, not 9.`,
    ],
    [`simulate --game ${small} --players -2`, '--players takes a whole number from 1 up, not "-2".'],
    [`simulate --game ${small} --players 3 --bots random,greedy`, '--bots names 2 bots for 3 players.'],
    [
      `simulate --game ${small} --players 2 --bots deep-thought`,
      'There is no bot called "deep-thought"; there are random, greedy',
    ],
    [`simulate --game ${small} --players 2 --games 0`, '--games takes a whole number from 1 up, not "0".'],
    [`simulate --game ${small} --players 2 --games many`, '--games takes a whole number from 1 up, not "many".'],
    [`simulate --game ${small} --players 2 --seed 1.5`, '--seed takes a whole number from 0 up, not "1.5".'],
    [
      `simulate --game ${small} --players 2 --seed 99999999999`,
      '--seed takes a whole number below 4294967296, not 99999999999.',
    ],
    [`simulate --game ${small} --players 2 --workers 0`, '--workers takes a whole number from 1 up, not "0".'],
    [
      `simulate --game ${small} --players 2 --option wings=yes`,
      `${smallName} has no option called "wings"; it has firstSeat.`,
    ],
    [
      `simulate --game ${small} --players 2 --option __proto__=1`,
      `${smallName} has no option called "__proto__"; it has firstSeat.`,
    ],
    [
      `simulate --game ${dealing} --players 2 --option startingCards=6`,
      `The option startingCards of ${dealingName} can be 4, 5, not 6.`,
    ],
    [
      `simulate --game ${small} --players 2 --option firstSeat=4`,
      'The option firstSeat names player 4, but there are 2 players.',
    ],
    [`simulate --game ${small} --players 2 --option firstSeat`, '--option takes name=value, not "firstSeat".'],
    [
      `simulate --game ${small} --players 2 --records /no/such/folder/x`,
      'Cannot write /no/such/folder/x: it is not there.',
    ],
    ['simulate --players 2', 'Which game? --game names one, or --pack the file of a map.'],
    ['games --wings', "unknown option '--wings'"],
    ['fly', "unknown command 'fly'"],
    ['verify', "missing required argument 'file'"],
    ['verify /no/such/file', 'Cannot read /no/such/file: it is not there.'],
    [`verify ${folder}`, `Cannot read ${folder}: it is a folder.`],
    [`verify ${file('empty')}`, `${file('empty')} holds no game record.`],
    [`verify ${file('cut')}`, `${file('cut')}, line 2: it is not valid JSON.`],
    [`verify ${file('other')}`, `${file('other')}, line 2: record.record: expected version 1.`],
    [`replay ${file('good.jsonl')} --game-number 4`, `${file('good.jsonl')} holds 3 games, so there is no game 4.`],
    [
      `replay ${file('good.jsonl')} --language klingon`,
      'There is no language called "klingon"; there are en, da, nb, nl, sv, fi.',
    ],
    [`replay ${file('good.jsonl')} --game-number 0`, '--game-number takes a whole number from 1 up, not "0".'],
    ['replay /no/such/file', 'Cannot read /no/such/file: it is not there.'],
    [`play --game ${small} --bots greedy --seat 3`, '--seat says 3, but there are 2 players.'],
    [`play --game ${small} --bots greedy`, 'The input ended before the game was over.'],
    [`check-data --file ${file('cut-data')}`, `${file('cut-data')}, line 2: it is not valid JSON.`],
    [
      `check-data --file ${file('comma-data')}`,
      `${file('comma-data')}, line 2: it is not valid JSON at “], "places": []”.`,
    ],
    ['check-data --file /no/such/file', 'Cannot read /no/such/file: it is not there.'],
  ];

  beforeAll(() => {
    const good = readFileSync(file('good.jsonl'), 'utf8').split('\n')[0] ?? '';
    writeFileSync(file('empty'), '\n\n');
    writeFileSync(file('cut'), `${good}\n${good.slice(0, 900)}\n`);
    writeFileSync(file('other'), `${good}\n{"record":9}\n`);
    writeFileSync(file('cut-data'), '{"id": "x",\n');
    writeFileSync(file('comma-data'), '{"id": "x",\n"routes": [1,], "places": []\n}\n');
  });

  test.concurrent.each(cases)('%s', async (line, sentence) => {
    const { code, error } = await run(words(line));
    expect(error).toContain(`branchline: ${sentence}`);
    expect(error.trimEnd().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });
});

test.concurrent('a bug is a stack trace and exit code 1', { timeout: PATIENCE }, async () => {
  const broken = 'data:text/javascript,JSON.stringify = () => { throw new Error("broken on purpose") }';
  const { code, error } = await run(['games', '--json'], '', ['--import', broken]);
  expect(error).toMatch(/Error: broken on purpose\n +at /);
  expect(code).toBe(1);
});

describe('check-data and games', { timeout: PATIENCE }, () => {
  test.concurrent('find the data of every game in order', async () => {
    const { code, out } = await run(['check-data', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ faults: [] });
    expect(JSON.parse(out).files).toEqual(expect.arrayContaining(gameList.map(({ id }) => `${id}/words/en.json`)));
  });

  test.concurrent('name file, entry and fault of bad data', async () => {
    writeFileSync(file('bad.json'), `{"id": "${small}"}`);
    const { code, error } = await run(['check-data', '--file', file('bad.json')]);
    expect(error).toContain(`${file('bad.json')}: `);
    expect(error).toContain('places');
    expect(code).toBe(2);
  });

  test.concurrent('list every game with its options', async () => {
    const [told, data] = await Promise.all([run(['games']), run(['games', '--json'])]);
    for (const { id, options } of gameList) {
      expect(told.out).toContain(id);
      for (const { name } of options) expect(told.out).toContain(name);
    }
    expect(JSON.parse(data.out).games.map(({ id }: { id: string }) => id)).toEqual(gameList.map(({ id }) => id));
  });
});

describe('a map of one’s own', { timeout: PATIENCE }, () => {
  const pack = randomPack(18);
  const own = file('own.json');
  const records = file('own.jsonl');

  beforeAll(async () => {
    writeFileSync(own, JSON.stringify(pack));
    const line = `simulate --players ${pack.seats.min} --bots greedy --games 50 --seed 4 --workers 2 --records ${records}`;
    expect(await run(['--pack', own, ...words(line)])).toMatchObject({ code: 0, error: '' });
  });

  test.concurrent('is played, and its records verify anywhere', async () => {
    const lines = readFileSync(records, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(50);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ game: pack.id, pack, packHash: packHash(pack) });
    expect((await run(['verify', records])).out).toContain('50 games agree');
    const told = await run(['replay', records]);
    expect([told.code, told.out.split(':')[0]]).toEqual([0, pack.name]);
  });

  test.concurrent('is checked, listed and played by hand too', async () => {
    expect((await run(['check-data', '--pack', own])).out).toBe(`${own}: in order\n`);
    expect((await run(['games', '--pack', own])).out).toContain(`${pack.id}  ${pack.name}`);
    const bots = new Array(pack.seats.min - 1).fill('greedy').join(',');
    const { code, out } = await run(
      words(`play --pack ${own} --bots ${bots} --seed 1 --json`),
      '1\n1 2\n'.repeat(2000),
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: pack.id, packHash: packHash(pack) });
  });

  test.concurrent.each<[string, unknown, string]>([
    ['no-map.json', { ...pack, seats: { min: 2, max: 99 } }, 'seats, max must be a whole number from 2 to 8, not 99.'],
    ['taken.json', { ...pack, id: gameList[0]?.id }, `id: ${gameList[0]?.id} is that of a game of the house.`],
    ['code.json', { ...pack, code: 'technologies' }, "code: technologies is no code of this game's folder."],
    ['long.json', { ...pack, author: 'x'.repeat(1_000_001) }, 'it is longer than 1000000 characters.'],
  ])('with a fault is refused: %s', async (name, json, sentence) => {
    writeFileSync(file(name), JSON.stringify(json));
    const { code, error } = await run(['--pack', file(name), 'simulate']);
    expect(error).toBe(`branchline: ${file(name)}: ${sentence}\n`);
    expect(code).toBe(2);
  });

  test.concurrent('that says a thing twice is refused', async () => {
    writeFileSync(file('twice.json'), JSON.stringify(pack).replace('{', '{"id":"other",'));
    const { error } = await run(['--pack', file('twice.json'), 'games']);
    expect(error).toBe(`branchline: ${file('twice.json')}: the field id stands there twice.\n`);
  });
});
