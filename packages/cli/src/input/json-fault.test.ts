import { describe, expect, test } from 'vitest';
import { jsonFault } from './json-fault.ts';

describe('where a text stops being JSON', () => {
  test.each<[string, string, number, string]>([
    ['a comma too many in a list', '{\n  "a": [1, 2,],\n  "b": 3\n}\n', 2, '],'],
    ['a comma too many in an object', '{\n  "a": 1,\n}\n', 3, '}'],
    ['a comma too few', '{\n  "a": 1\n  "b": 2\n}\n', 3, '"b": 2'],
    ['a comment', '{\n  // a note\n  "a": 1\n}', 2, '// a note'],
    ['a word without quotes', '{\n  "a": red\n}', 2, 'red'],
    ['a word in capitals', '{"a": 1,\n"b": True}', 2, 'True}'],
    ['a field without quotes', '{a: 1}', 1, 'a: 1}'],
    ['single quotes', "{\n\n'a': 1}", 3, "'a': 1}"],
    ['a text over two lines', '{"a": "one\ntwo"}', 1, '"one'],
    ['a bracket of the other kind', '{"a": [1}\n}', 1, '}'],
    ['a colon too few', '{"a"\n 1}', 2, '1}'],
    ['something behind the end', '{"a": 1}\n{"b": 2}', 2, '{"b": 2}'],
    ['an end too early', '{\n  "a": [1,', 2, ''],
    ['nothing', '', 1, ''],
  ])('%s', (_what, text, line, found) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(jsonFault(text)).toEqual({ line, found });
  });

  test('whatever is cut or put in, it is found where the text was changed or behind', () => {
    const whole = JSON.stringify(
      { a: [1, -2.5e3, true, 'x\n"'], b: { c: undefined, d: {} }, e: [[], ['é']] },
      undefined,
      1,
    );
    for (let at = 1; at < whole.length; at++) {
      const changed = `${whole.slice(0, at)}\u0001${whole.slice(at)}`;
      const inText = (whole.slice(0, at).match(/(?<!\\)"/g) ?? []).length % 2 === 1;
      const line = whole.slice(0, at).split('\n').length;
      // The whole of a text is one piece: it is told where it begins, on the same line.
      const ahead = /^\s*\n/.test(whole.slice(at)) && !inText ? [line, line + 1] : [line];
      expect(ahead).toContain(jsonFault(changed).line);
    }
  });
});
