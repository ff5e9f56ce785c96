import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('packed and installed in an empty folder, it needs no other package and can be imported', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'branchline-packed-'));
  const here = fileURLToPath(new URL('..', import.meta.url));
  const npm = (args: readonly string[], cwd: string): string =>
    execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [packed] = JSON.parse(npm(['pack', '--json', '--pack-destination', folder], here));
    const files: readonly string[] = packed.files.map(({ path: file }: { path: string }) => file);
    expect(files.filter((file) => !/^(package\.json|dist\/[\w-]+\.(js|d\.ts))$/.test(file))).toEqual([]);
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    npm(['install', '--offline', '--no-audit', '--no-fund', path.join(folder, packed.filename)], folder);
    const program = "import('@branchline/client').then((client) => console.log(Object.keys(client).join()))";
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(said.trim().split(',')).toEqual([
      'RefusedError',
      'createClient',
      'followTable',
      'openSocket',
      'playSeat',
      'readTableLink',
      'sendAnswer',
      'sendRequest',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
