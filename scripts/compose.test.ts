import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../packages/server/src/config/settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const FILES = ['docker-compose.yml', 'docker-compose.large.yml'];

interface Service {
  readonly image: string;
  readonly build?: string;
  readonly environment?: Record<string, string>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly pids_limit?: number;
  readonly mem_limit?: string;
  readonly cpus?: number;
  readonly restart?: string;
}

interface Composition {
  readonly services: Record<string, Service>;
  readonly volumes: Record<string, unknown>;
}

/** What .env would fill in. */
const ENV: Record<string, string> = {
  SITE: 'play.example.org',
  POSTGRES_PASSWORD: 'abcdefgh12345678',
  METRICS_TOKEN: 'abcdefgh12345678',
};

function read(file: string): Composition {
  const text = readFileSync(path.join(root, file), 'utf8').replace(
    /\$\{(\w+)(:[-?])?([^}]*)\}/g,
    (_, name: string, kind: string, rest: string) => ENV[name] ?? (kind === ':-' ? rest : ''),
  );
  return parse(text, { merge: true });
}

describe.each(FILES)('%s', (file) => {
  const { services, volumes } = read(file);
  const all = Object.entries(services);
  const servers = all.filter(([, { build }]) => build !== undefined);

  test('gives no container more than it needs', () => {
    for (const [name, service] of all) {
      expect(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        restart: 'unless-stopped',
      });
      expect(service.pids_limit, name).toBeGreaterThan(0);
      expect(service.mem_limit, name).toMatch(/^\d+[mg]$/);
      // Docker refuses to start a container that may have more processors than there are.
      expect(service.cpus, name).toBeGreaterThan(0);
      expect(service.cpus, name).toBeLessThanOrEqual(1);
    }
  });

  test('names other images with their full version and by their digest', () => {
    for (const [, { image, build }] of all)
      if (build === undefined) expect(image).toMatch(/^\w+:\d+\.\d+(\.\d+)?-\w+@sha256:[0-9a-f]{64}$/);
  });

  test('starts the server with settings that it understands: behind one proxy, at its public address', () => {
    expect(servers.length).toBeGreaterThan(0);
    for (const [, { environment = {} }] of servers) {
      expect(readSettings(environment)).toMatchObject({ publicUrl: 'https://play.example.org', proxies: 1 });
    }
  });

  test('opens the ports of the proxy and no other', () => {
    expect(all.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['proxy']);
  });

  test('names volumes and files that are there', () => {
    for (const volume of all.flatMap(([, service]) => service.volumes ?? [])) {
      const [from = ''] = volume.split(':');
      expect(from.startsWith('.') ? existsSync(path.join(root, from)) : from in volumes, volume).toBe(true);
    }
  });

  test('sends the proxy to every server', () => {
    const upstreams = services.proxy?.environment?.UPSTREAMS?.split(' ');
    expect(upstreams).toEqual(servers.map(([name]) => `${name}:3000`));
  });
});

test('the small one needs nothing but a name: no other database, no password', () => {
  expect(Object.keys(read('docker-compose.yml').services)).toEqual(['server', 'proxy']);
  expect(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8').match(/\$\{\w+:\?/g)).toEqual([
    '${SITE:?',
    '${SITE:?',
  ]);
});
