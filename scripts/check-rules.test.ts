import { describe, expect, test } from 'vitest';
import { ruleIds, rulesWithoutTest, sectionsOf, untested } from './check-rules.mjs';
import { titlesIn } from './test-titles.mjs';

test('every rule of the games there are is named in the title of a test', () => {
  const { sections, missing } = rulesWithoutTest();
  expect(missing.join(' ')).toBe('');
  expect(sections.length).toBeGreaterThan(2);
});

test('a section counts as soon as a game has the name of its heading; the common ones always', () => {
  const text =
    '## C. Common to the games\n## AA. Aland (2-3 players)\n## BB. The Big Board (2-5 players), in short\n## T. Clocks (ours)\n## W. Words';

  expect(sectionsOf(text, [])).toEqual(['C', 'T']);
  expect(sectionsOf(text, ['The Big Board', 'Some Other'])).toEqual(['C', 'BB', 'T']);
});

test('rule ids are those at list items and in table rows, not those mentioned', () => {
  const text = '- **C-1** Seats, see C-2.\n  **C-3** no\n| UK-20 | Wales | 4 |\n| id | technology |\n- **C-1** again';

  expect(ruleIds(text)).toEqual(['C-1', 'UK-20']);
});

test('a rule is tested when a title names exactly its id', () => {
  const ids = ['C-1', 'C-10', 'NY-1', 'UK-1'];

  expect(untested(ids, ['two cards (C-10, NY-1)'], ['C', 'NY'])).toEqual(['C-1']);
});

describe('titles', () => {
  test.each([
    ["test('plain', () => {})", ['plain']],
    [`it(\`of \${count} cards\`, () => {})`, ['of … cards']],
    ["test.each([['a (b)']])('%s in a table', () => {})", ['%s in a table']],
    ["describe.each(games())('group', () => { test('inner', () => {}) })", ['group', 'inner']],
    ["test.each`a | b`('tagged', () => {})", ['tagged']],
    ["test.skip('skipped', () => {}); it.todo('later')", []],
    ["describe.skip('group', () => { test('inner', () => {}) })", []],
    ["// test('comment')\nrequest.test('other'); const text = \"test('text')\"", []],
  ])('of %s', (source, expected) => {
    expect(titlesIn('some.test.ts', source)).toEqual(expected);
  });
});
