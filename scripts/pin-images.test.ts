import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FILES, imagesIn } from './pin-images.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tagsOf = (text: string): string[] => imagesIn(text).map(({ image }) => image);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'branchline-pin-'));
  for (const file of [...FILES, 'scripts/pin-images.mjs']) cpSync(path.join(root, file), path.join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** In place of Docker: what it answers to any question. */
function docker(says: string): void {
  mkdirSync(path.join(folder, 'bin'), { recursive: true });
  writeFileSync(path.join(folder, 'bin/docker'), `#!/bin/sh\necho "$@" >> "${folder}/asked"\n${says}\n`);
  chmodSync(path.join(folder, 'bin/docker'), 0o755);
}

function pin(...args: string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/pin-images.mjs', ...args], {
    cwd: folder,
    env: { PATH: `${path.join(folder, 'bin')}:/usr/bin:/bin` },
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

test('every image that is not built here is found', () => {
  const named = FILES.flatMap((file) => [...read(file).matchAll(/image: (.*)|^ARG (.*)/gm)]).filter(
    ([, image]) => image !== 'branchline',
  );
  expect(FILES.flatMap((file) => imagesIn(read(file)))).toHaveLength(named.length);
  expect(tagsOf(read('Dockerfile'))).toEqual([expect.stringMatching(/^node:/)]);
});

test('each gets the digest that the registry tells, also where it had one, and nothing else changes', () => {
  const before = new Map(FILES.map((file) => [file, read(file).replaceAll(/@sha256:\w+/g, '')]));
  for (const digit of ['a', 'b']) {
    const digest = `sha256:${digit.repeat(64)}`;
    docker(`echo ${digest}`);
    expect(pin()).toMatchObject({ status: 0 });
    for (const [file, text] of before) {
      expect(imagesIn(read(file)).map((one) => one.digest)).toEqual(tagsOf(text).map(() => digest));
      expect(read(file).replaceAll(`@${digest}`, '')).toBe(text);
    }
  }
  expect(pin('--check')).toMatchObject({ status: 0, text: expect.stringContaining(`: sha256:${'b'.repeat(64)}\n`) });
  const asked = readFileSync(path.join(folder, 'asked'), 'utf8');
  for (const image of tagsOf([...before.values()].join('\n'))) expect(asked).toContain(` inspect ${image} --format`);
});

test.each([
  ['cannot reach the registry', 'echo "dial tcp: no route to host" >&2; exit 1', 'no route to host'],
  ['answers something else', 'echo latest', 'The digest of'],
])('nothing is written when Docker %s', (_, says, told) => {
  const before = FILES.map(read);
  docker(says);
  expect(pin()).toMatchObject({ status: 2, text: expect.stringContaining(told) });
  expect(FILES.map(read)).toEqual(before);
});

test('every image of this repository is named by its digest, and each by one only', () => {
  expect(pin('--check')).toMatchObject({ status: 0 });
  const all = FILES.flatMap((file) => imagesIn(read(file)));
  const named = new Set(all.map(({ image, digest }) => `${image} ${digest}`));
  expect(named.size).toBe(new Set(all.map(({ image }) => image)).size);
});

test('what has only a tag is told', () => {
  writeFileSync(path.join(folder, 'Dockerfile'), 'ARG NODE_IMAGE=node:1.2.3-slim\n');
  expect(pin('--check')).toMatchObject({
    status: 1,
    text: expect.stringContaining('node:1.2.3-slim: by its tag only\n'),
  });
});
