import { createECDH } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openSecrets } from './secrets.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);
const file = path.join(folder, 'secrets.json');

test('secrets are made at the first start, kept, and readable by their owner only', () => {
  const first = openSecrets(folder);
  expect(first.secret.length).toBeGreaterThanOrEqual(32);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(first.vapid.privateKey, 'base64url');
  expect(pair.getPublicKey('base64url')).toBe(first.vapid.publicKey);
  expect(openSecrets(folder)).toEqual(first);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('a secret from the environment goes before the kept one', () => {
  const given = 'x'.repeat(40);
  expect(openSecrets(folder, given)).toEqual({ ...openSecrets(folder), secret: given });
});

test('a damaged file is named, not replaced', () => {
  writeFileSync(file, '{"secret":"short"}');
  expect(() => openSecrets(folder)).toThrow('secrets.json is damaged');
  expect(readFileSync(file, 'utf8')).toBe('{"secret":"short"}');
});
