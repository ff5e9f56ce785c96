import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without any wish the server is for this machine only, at port 3000, with its own database file', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ host: '127.0.0.1', port: 3000, dataDir: './data', proxies: 0, botWorkers: 1 });
  expect(settings).not.toHaveProperty('databaseUrl');
});

test.each(['', 'abc', '-1', '65536', '80.5', '0x50'])('a PORT of "%s" is refused in one sentence', (port) => {
  expect(readSettings({ PORT: port })).toBe(`PORT is "${port}": it must be a number from 0 to 65535.`);
});

test.each([
  ['HOST', '', 'HOST is empty: it must be an address of this machine, such as 127.0.0.1 or 0.0.0.0.'],
  ['DATA_DIR', '', 'DATA_DIR is empty: it must be a folder.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud": it must be one of fatal, error, warn, info, debug, trace, silent.'],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN is too short: it must have at least 16 characters.'],
  ['SECRET', 'short', 'SECRET is too short: it must have at least 32 characters.'],
  [
    'DATABASE_URL',
    'mysql://u:pw@x/y',
    'DATABASE_URL is not understood: it must be an address like postgres://… or postgresql://….',
  ],
  ['PUBLIC_URL', 'example.org', 'PUBLIC_URL is "example.org": it must be an address like http://… or https://….'],
  ['PROXIES', 'yes', 'PROXIES is "yes": it must be a number from 0 to 10.'],
  ['BOT_WORKERS', '0', 'BOT_WORKERS is "0": it must be a number from 1 to 64.'],
  ['OFFER_MAPS', 'me', 'OFFER_MAPS is "me": it must be one of nobody, passkey, everybody.'],
  ['PACK_KILOBYTES', '63', 'PACK_KILOBYTES is "63": it must be a number from 64 to 1000.'],
  ['CONTACT', 'me', 'CONTACT is "me": it must be an address like mailto:… or https://….'],
  ['PUSH_CONTACT', 'me', 'PUSH_CONTACT is "me": it must be an address like mailto:… or https://….'],
])('a bad %s of "%s" is refused in one sentence', (name, value, sentence) => {
  expect(readSettings({ [name]: value })).toBe(sentence);
});

test('one contact address serves players and push services, unless those have their own', () => {
  expect(readSettings({})).not.toHaveProperty('contact');
  const CONTACT = 'mailto:anna@example.org';
  expect(readSettings({ CONTACT })).toMatchObject({ contact: CONTACT, pushContact: CONTACT });
  const PUSH_CONTACT = 'https://example.org/push';
  expect(readSettings({ CONTACT, PUSH_CONTACT })).toMatchObject({ contact: CONTACT, pushContact: PUSH_CONTACT });
});

test('the public address is kept as an origin', () => {
  expect(readSettings({ PUBLIC_URL: 'https://play.example.org/some/path' })).toMatchObject({
    publicUrl: 'https://play.example.org',
  });
});
