import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { readSettings } from '../packages/server/src/config/settings.ts';
import { startServer } from '../packages/server/src/testing/test-server.ts';

/* What is put on a machine without Docker: the unit, the proxies, and the guide that tells where each goes. */

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const unit = read('deploy/branchline.service');
const operations = read('docs/operations.md');
const [, guide = ''] = /^## A small server of one's own in ten minutes\n(.*?)^## /ms.exec(operations) ?? [];
const [, commands = ''] = /^```\n(.*?)^```/ms.exec(guide) ?? [];

const of = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
const environment: Record<string, string> = Object.fromEntries(
  of('Environment')
    .split(' ')
    .map((one) => one.split('=')),
);

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;
const folder = mkdtempSync(path.join(tmpdir(), 'branchline-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the unit', () => {
  test('starts the server with settings that it understands, behind one proxy, on data of its own', () => {
    const [, file = ''] = /echo '(.*)' > \/etc\/branchline\.env/.exec(commands) ?? [];
    const [name = '', value = ''] = file.split('=');
    expect(readSettings({ ...environment, [name]: value })).toMatchObject({
      host: '127.0.0.1',
      proxies: 1,
      publicUrl: 'https://play.example.org',
      dataDir: `/var/lib/${of('StateDirectory')}`,
    });
    expect(of('EnvironmentFile')).toBe('-/etc/branchline.env');
  });

  test('runs what the guide installs, as the user that the guide makes', () => {
    expect(commands).toMatch(/tar xJf .* -C \/opt\/branchline --strip-components=1/);
    expect(commands).toContain('cd /opt/branchline && npm install');
    expect(of('ExecStart')).toBe(
      '/opt/branchline/bin/node /opt/branchline/node_modules/branchline/branchline.js serve',
    );
    expect(commands).toMatch(
      new RegExp(`^getent passwd ${of('User')} .* useradd .*--home-dir ${environment.DATA_DIR} .* ${of('User')}$`, 'm'),
    );
  });

  test.runIf(has('systemd-analyze'))('is understood by systemd, and exposed as little as the guide says', () => {
    const file = path.join(root, 'deploy/branchline.service');
    const { stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => /branchline/.test(line) && !/is not executable/.test(line))).toEqual([]);
    const [, most = ''] = /`systemd-analyze security branchline` should say ([\d.]+) or less/.exec(guide) ?? [];
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', file], { encoding: 'utf8' });
    expect(Number(/exposure level for branchline.service: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(
      Number(most),
    );
  });
});

describe('the commands of an installed server', () => {
  test('run as its user, in its folder and with its settings, whatever the operator’s own are', () => {
    const script = read('deploy/branchline.sh')
      .replaceAll('/var/lib/branchline', folder)
      .replaceAll('/etc/branchline.env', path.join(folder, 'env'));
    writeFileSync(path.join(folder, 'env'), 'DATABASE_URL=postgres://db/branchline\n');
    writeFileSync(path.join(folder, 'runuser'), '#!/bin/sh\necho "$PWD" "$DATA_DIR" "$DATABASE_URL" "$@"\n');
    chmodSync(path.join(folder, 'runuser'), 0o755);
    const { stdout, stderr } = spawnSync('sh', ['-c', script, 'branchline', 'admin', 'ban', 'address', '203.0.113.7'], {
      env: { PATH: `${folder}:/usr/bin:/bin`, DATA_DIR: '/elsewhere' },
      encoding: 'utf8',
    });
    const program = of('ExecStart').replace(/ serve$/, '');
    expect(stderr).toBe('');
    expect(stdout).toBe(
      `${folder} ${folder} postgres://db/branchline -u ${of('User')} -- ${program} admin ban address 203.0.113.7\n`,
    );
  });
});

describe('the guide', () => {
  test('is a script without a slip, and has the Node of this repository', () => {
    const blocks = [...guide.matchAll(/^```\n(.*?)^```/gms)].map(([, block = '']) => block);
    const script = blocks.filter((block) => block.startsWith('#')).join('\n');
    expect(spawnSync('sh', ['-n'], { input: script, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    expect(commands).toContain(`version=v${JSON.parse(read('package.json')).devDependencies.node} `);
  });

  test('unpacks as root what belongs to root then, not to whoever packed it', () => {
    for (const [line] of commands.matchAll(/^.*\btar x.*$/gm)) expect(line).toContain('--no-same-owner');
  });

  test('copies files that the package has', () => {
    const copied = [...guide.matchAll(/deploy\/([\w.]+)/g)].map(([, file]) => file);
    const [, packed = ''] = /const EXAMPLES = \[(.*?)\]/s.exec(read('scripts/package.mjs')) ?? [];
    expect(copied.toSorted()).toEqual([...packed.matchAll(/'(.*?)'/g)].map(([, file]) => file).toSorted());
  });
});

describe.each(['Caddyfile', 'nginx.conf'])('%s', (file) => {
  const text = read(`deploy/${file}`).replaceAll(/^\s*#.*\n/gm, '');

  test('keeps to itself what is for whoever runs the server', () => {
    for (const address of ['/metrics', '/readyz']) expect(text).toContain(address);
    expect(text).toMatch(file === 'Caddyfile' ? /respond @private 404/ : /location = \/readyz \{ return 404; \}/);
    expect(text.split('{').length).toBe(text.split('}').length);
  });

  test('leads to the port of the unit', () => {
    const upstream = `127.0.0.1:${environment.PORT}`;
    if (file === 'nginx.conf') expect(text).toContain(`server ${upstream};`);
    else {
      // By the environment that the guide writes for it, and by that of the compositions.
      expect([...text.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name)).toEqual(['SITE', 'UPSTREAMS']);
      expect(commands).toContain(`Environment=SITE=play.example.org UPSTREAMS=${upstream}`);
    }
  });
});

test('nginx passes on sockets, and the address that it sees itself', () => {
  const text = read('deploy/nginx.conf');
  for (const header of [
    'X-Forwarded-For $remote_addr',
    'X-Forwarded-Host $host',
    'Upgrade $http_upgrade',
    'Connection $connection_upgrade',
  ])
    expect(text).toContain(`proxy_set_header ${header};`);
});

test('the dashboard and the alarms of the guide ask for metrics that there are', async () => {
  const server = await startServer();
  // What is counted by kind is there once it has been counted.
  await fetch(`${server.url}/api/session`);
  const there = await (await fetch(`${server.url}/metrics`)).text();
  await server.close();
  const asked = `${read('deploy/grafana-dashboard.json')} ${operations}`.match(
    /\b(branchline|nodejs|process)_[a-z]\w+/g,
  );
  expect(new Set(asked).size).toBeGreaterThan(8);
  for (const name of new Set(asked)) expect(there, name).toMatch(new RegExp(`^${name}[ {]`, 'm'));
});
