import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What plays a game without a page. */
const PACKAGES = readdirSync(path.join(root, 'packages')).filter((name) => name !== 'web');

/** A copy of the repository as far as it plays without a page: what a newcomer does to it harms nobody. */
export interface House {
  readonly folder: string;
  /** Puts a file into the copy. */
  write(file: string, json: unknown): void;
  /** Runs the command line of the copy. */
  branchline(line: readonly string[], input?: string): Promise<Ran>;
  /** Starts the server of the copy; `url` is where it is. */
  serve(): Promise<{ readonly url: string; stop(): Promise<void> }>;
  remove(): void;
}

/** What a program that has ended said. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

export function copyOfTheHouse(): House {
  const folder = mkdtempSync(path.join(tmpdir(), 'branchline-newcomer-'));
  for (const name of PACKAGES) {
    const from = path.join(root, 'packages', name);
    const to = path.join(folder, 'packages', name);
    cpSync(path.join(from, 'package.json'), path.join(to, 'package.json'), { recursive: true });
    cpSync(path.join(from, 'src'), path.join(to, 'src'), { recursive: true });
  }
  cpSync(path.join(root, 'docs'), path.join(folder, 'docs'), { recursive: true });
  cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  linkModules(folder);
  const node = (main: string, args: readonly string[], env: object = {}) =>
    spawn(process.execPath, ['--conditions=source', path.join(folder, main), ...args], {
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C', ...env },
    });
  return {
    folder,
    write(file, json) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), `${JSON.stringify(json, undefined, 2)}\n`);
    },
    branchline: (line, input = '') => ended(node('packages/cli/src/main.ts', line), input),
    async serve() {
      const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' };
      const server = node('packages/server/src/main.ts', [], env);
      const gone = ended(server);
      const stop = async (): Promise<void> => {
        server.kill();
        await gone;
      };
      return { url: await addressOf(server, gone), stop };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The programs of others are those of the house; its own packages are those of the copy. */
function linkModules(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@branchline'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@branchline') symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  for (const name of PACKAGES) {
    symlinkSync(path.join(folder, 'packages', name), path.join(modules, '@branchline', name));
    // A package may have modules that the others do not share.
    const own = path.join(root, 'packages', name, 'node_modules');
    symlinkSync(own, path.join(folder, 'packages', name, 'node_modules'));
  }
}

type Program = ReturnType<typeof spawn>;

function ended(program: Program, input = ''): Promise<Ran> {
  return new Promise((resolve) => {
    let [out, error] = ['', ''];
    program.stdout?.on('data', (data) => {
      out += data;
    });
    program.stderr?.on('data', (data) => {
      error += data;
    });
    program.on('close', (code) => resolve({ code, out, error }));
    // A program that has heard enough closes its ears.
    program.stdin?.on('error', () => {});
    program.stdin?.end(input);
  });
}

/** The server says where it is as soon as it listens. */
function addressOf(server: Program, gone: Promise<Ran>): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (data) => {
      const [, url] = /is at (http:\S+)/.exec(String(data)) ?? [];
      if (url !== undefined) resolve(url.replace(/\/$/, ''));
    });
    gone.then(({ error }) => reject(new Error(`the server did not start: ${error}`)), reject);
  });
}
