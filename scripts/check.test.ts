import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { check } from './check.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'branchline-check-'));
afterAll(() => rmSync(folder, { recursive: true }));
vi.spyOn(console, 'log').mockImplementation(() => undefined);

const report = path.join(folder, 'told');
const node = (name: string, code: string) => ({ name, command: [process.execPath, '-e', code] as const });
const well = node('well', '');
const badly = node('badly', 'process.exitCode = 3');
const tests = node('tests', `fs.writeFileSync(${JSON.stringify(report)}, process.env.FAILED_CHECKS)`);

test('all is well when every step and the tests are', () => {
  expect(check([well, well], tests)).toBe(true);
  expect(readFileSync(report, 'utf8')).toBe('');
});

test('a step that fails does not hide the tests, and they are told', () => {
  expect(check([badly, well, { ...badly, name: 'as badly' }], tests)).toBe(false);
  expect(readFileSync(report, 'utf8')).toBe('badly; as badly');
});

test('tests that fail, fail the whole', () => {
  expect(check([well], badly)).toBe(false);
});
