import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Action, ClientMessages, CreateTableBody, Name, ServerMessages } from './index.ts';

const table = 'abcdefghijklmnopqrstuv';

describe('what a client may send', () => {
  const answer = { type: 'answer', table, seat: 0, question: 41, action: { type: 'pass' }, id: 'a1' };

  test.each([
    [answer],
    [{ ...answer, action: { type: 'claimRoute', route: 'chelsea--soho', cards: ['pink', 'wild'] } }],
    [{ ...answer, action: { type: 'takeCard', from: 'deck' } }],
    [{ ...answer, action: { type: 'takeCard', from: 4 } }],
    [{ type: 'watch', table, since: 12 }],
    [{ type: 'say', table, text: 'hello' }],
    [{ type: 'ping' }],
  ])('is understood: %j', (message) => {
    expect(ClientMessages.parse(message)).toEqual(message);
  });

  test.each([
    ['no object', 'watch'],
    ['an unknown type', { type: 'cheat', table }],
    ['a field too many', { ...answer, as: 'host' }],
    ['a field too few', { type: 'answer', table, seat: 0, action: { type: 'pass' }, id: 'a1' }],
    ['a table id of another shape', { type: 'watch', table: '../../etc/passwd' }],
    ['a seat that is no whole number', { ...answer, seat: 0.5 }],
    ['an action without its cards', { ...answer, action: { type: 'claimRoute', route: 'chelsea--soho' } }],
    ['an action with something more', { ...answer, action: { type: 'pass', card: 'wild' } }],
    ['too many cards', { ...answer, action: { type: 'payTunnel', cards: new Array(65).fill('red') } }],
    ['an empty line of chat', { type: 'say', table, text: ' \u0000 ' }],
  ])('is refused with %s', (_why, message) => {
    expect(ClientMessages.safeParse(message).success).toBe(false);
  });
});

describe('the settings of a new table', () => {
  const wish = { game: 'some-game', seats: [{ kind: 'me' }, { kind: 'open' }] };

  test('may be given by their first name, which goes no further', () => {
    const settings = { visibility: 'public', botPace: 0 };
    expect(CreateTableBody.parse({ ...wish, manners: settings })).toEqual({ ...wish, settings });
    expect(CreateTableBody.parse({ ...wish, settings })).toEqual({ ...wish, settings });
    expect(CreateTableBody.parse(wish)).toEqual(wish);
  });

  test('count by their new name, if they are given by both', () => {
    const both = { ...wish, settings: { botPace: 5 }, manners: { botPace: 9, grace: 60 } };
    expect(CreateTableBody.parse(both)).toEqual({ ...wish, settings: { botPace: 5, grace: 60 } });
  });

  test('are checked by either name', () => {
    for (const name of ['settings', 'manners']) {
      expect(CreateTableBody.safeParse({ ...wish, [name]: { botPace: -1 } }).success).toBe(false);
      expect(CreateTableBody.safeParse({ ...wish, [name]: { bribe: 1 } }).success).toBe(false);
    }
  });
});

test('a name is one line without invisible characters', () => {
  expect(Name.parse('  Anna\u202e\n\u0000  Lind ')).toBe('Anna Lind');
  expect(Name.safeParse('\u200b \u202e').success).toBe(false);
});

test.each([
  ['x'.repeat(41), 'x'.repeat(40)],
  ['Maximiliana Friederike Charlotte von Hohenstein', 'Maximiliana Friederike Charlotte von'],
  [`${'x'.repeat(39)}👩‍👩‍👧`, 'x'.repeat(39)],
])('a name that is too long is cut politely: %s', (given, shown) => {
  expect(Name.parse(given)).toBe(shown);
});

test.each([
  ['Zoë', 'Zoë'],
  ['Zoe\u0308', 'Zoë'],
  ['Ab\u05d1\u202eC', 'Ab\u05d1C'],
  ['Anna ❤️', 'Anna ❤️'],
  [`Z${'\u0301'.repeat(20)}o`, 'Ź\u0301\u0301\u0301o'],
  ['ก็็็็็็', 'ก็็็'],
  ['<b>&amp;\u0022', '<b>&amp;"'],
  ['__proto__', '__proto__'],
])('the name %j is shown as %j', (given, shown) => {
  expect(Name.parse(given)).toBe(shown);
});

test.each(['\u3164\u115f', '\u2800', '\ufe0f', '\u0301', '\ud800', '\u{e0041}', '\u00ad', '\n\t'])(
  'the name %j shows nothing and is none',
  (given) => {
    expect(Name.safeParse(given).success).toBe(false);
  },
);

test('every schema can be told as JSON Schema, for the OpenAPI document', () => {
  for (const schema of [Action, ClientMessages, ServerMessages, CreateTableBody]) {
    expect(z.toJSONSchema(schema, { io: 'input' })).toBeTypeOf('object');
  }
});
