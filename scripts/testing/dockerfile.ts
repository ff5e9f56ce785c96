import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One line of a Dockerfile; what is continued on the next line is one line. */
export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

export function readDockerfile(text: string): readonly Instruction[] {
  return text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
      return { name: name.toUpperCase(), rest };
    });
}

/** What a stage has become: a folder in place of `/`, and how its program is to be started. */
export interface Stage {
  readonly root: string;
  readonly from: string;
  readonly environment: Record<string, string>;
  workdir: string;
  user?: string;
  command?: readonly string[];
  health?: readonly string[];
}

/** Who runs in the image as `node` runs here as somebody without any rights; whoever is not root is that already. */
export const nobody: { readonly uid: number; readonly gid: number } =
  process.getuid?.() === 0
    ? { uid: 65_534, gid: 65_534 }
    : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

/** Follows a Dockerfile without a container engine: each stage is a folder, COPY copies and RUN runs. The base image is this machine. */
export function followDockerfile(context: string, into: string): readonly Stage[] {
  const stages = new Map<string, Stage>();
  const ignored = ignoredIn(context);
  const arguments_ = new Map<string, string>();
  let stage: Stage | undefined;
  for (const { name, rest } of readDockerfile(readFileSync(path.join(context, 'Dockerfile'), 'utf8'))) {
    const words = rest.split(/\s+/);
    const now = (): Stage => stage ?? fail(`${name} before FROM`);
    switch (name) {
      case 'ARG': {
        const [key = '', value = ''] = rest.split('=');
        arguments_.set(key, value);
        break;
      }
      case 'FROM': {
        const [image = '', , called = 'last'] = words;
        const root = path.join(into, called);
        mkdirSync(root, { recursive: true });
        const from = image.replace(/\$\{(\w+)\}/g, (_, key: string) => arguments_.get(key) ?? '');
        stage = { root, from, environment: {}, workdir: '/' };
        stages.set(called, stage);
        break;
      }
      case 'WORKDIR':
        now().workdir = rest;
        mkdirSync(path.join(now().root, rest), { recursive: true });
        break;
      case 'ENV':
        for (const word of words) {
          const [key = '', value = ''] = word.split('=');
          now().environment[key] = value;
        }
        break;
      case 'COPY': {
        const other = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1];
        const from = other === undefined ? context : (stages.get(other) ?? fail(`no stage ${other}`)).root;
        copy(now(), { from, ignored: other === undefined ? ignored : () => false }, words.slice(other ? 1 : 0));
        break;
      }
      case 'RUN':
        runIn(now(), rest);
        break;
      case 'USER':
        now().user = rest;
        break;
      case 'CMD':
        now().command = JSON.parse(rest);
        break;
      case 'HEALTHCHECK':
        now().health = JSON.parse(rest.slice(rest.indexOf('CMD') + 3));
        break;
      case 'VOLUME':
      case 'EXPOSE':
      case 'STOPSIGNAL':
        break;
      default:
        fail(`${name} is not known here: teach scripts/testing/dockerfile.ts what it does`);
    }
  }
  return [...stages.values()];
}

function fail(sentence: string): never {
  throw new Error(sentence);
}

/** What .dockerignore keeps out of the context: a path, or a folder above it, that one of its patterns matches. */
function ignoredIn(context: string): (file: string) => boolean {
  const patterns = readFileSync(path.join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  return (file) => patterns.some((pattern) => path.matchesGlob(file, pattern));
}

interface Source {
  readonly from: string;
  readonly ignored: (file: string) => boolean;
}

function copy({ root, workdir }: Stage, { from, ignored }: Source, words: readonly string[]): void {
  const target = path.join(root, path.resolve(workdir, words.at(-1) ?? '.'));
  const sources = words.slice(0, -1);
  for (const source of sources) {
    const whole = path.join(from, source);
    const isFolder = readdirSync(path.dirname(whole), { withFileTypes: true }).some(
      (entry) => entry.name === path.basename(whole) && entry.isDirectory(),
    );
    // A folder's content is copied, a file goes into the folder.
    cpSync(whole, isFolder ? target : path.join(target, path.basename(whole)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !ignored(path.relative(from, file)),
    });
  }
}

/** What npm and Vitest tell the programs they start; an installed program is not told. */
const OF_THE_TESTS = /^(npm_|VITEST|NODE_OPTIONS|NODE_ENV|INIT_CWD|TEST|DEV|PROD|MODE|SSR|BASE_URL)/;

/** As in a shell: where packages are fetched from, and nothing of the program that runs the tests but its Node. */
export function cleanEnvironment(): Record<string, string> {
  const kept = Object.entries(process.env).filter(([name, value]) => value !== undefined && !OF_THE_TESTS.test(name));
  const { PATH = '', ...rest } = Object.fromEntries(kept) as Record<string, string>;
  const outside = PATH.split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...rest, PATH: [path.dirname(process.execPath), ...outside].join(path.delimiter) };
}

function runIn({ root, workdir, environment }: Stage, command: string): void {
  const here = command
    .replaceAll(/(?<=\s)\/(?=\w)/g, `${root}/`)
    .replaceAll('node:node', `${nobody.uid}:${nobody.gid}`);
  execFileSync('sh', ['-ec', here], {
    cwd: path.join(root, workdir),
    env: { ...cleanEnvironment(), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Takes everybody's right to write, as a read-only file system does; `writable` gives it back to whoever removes the folder. */
export function setWritable(folder: string, writable: boolean): void {
  for (const entry of globSync('**', { cwd: folder, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const mode = entry.isDirectory() ? 0o755 : 0o644;
    chmodSync(path.join(entry.parentPath, entry.name), writable ? mode : mode & 0o555);
  }
}
