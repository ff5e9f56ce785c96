import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without any wish the server is for this machine only, at port 3000', () => {
  expect(readSettings({})).toEqual({ host: '127.0.0.1', port: 3000, dataDir: './data' });
});

test.each(['', 'abc', '-1', '65536', '80.5', '0x50'])('a PORT of "%s" is refused in one sentence', (port) => {
  expect(readSettings({ PORT: port })).toBe(`PORT is "${port}": it must be a number from 0 to 65535.`);
});
