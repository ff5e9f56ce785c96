import { describe, expect, test } from 'vitest';
import { isBadOption, type OptionRule, readOptions } from './options.ts';

const RULES: readonly OptionRule[] = [
  { name: 'cards', kind: 'number', default: 4, among: [4, 5], text: 'option.cards', rule: 'NO-2' },
  { name: 'twins', kind: 'yesNo', default: true, text: 'option.twins', rule: 'C-35' },
];

describe('the options of a table', () => {
  test('are their defaults where nothing is said', () => {
    expect(readOptions(RULES, {})).toEqual({ cards: 4, twins: true });
    expect(readOptions(RULES, { twins: false })).toEqual({ cards: 4, twins: false });
    expect(readOptions(RULES, { cards: 5 })).toEqual({ cards: 5, twins: true });
  });

  test.each([
    [{ colour: 'red' }, { option: 'colour', reason: 'unknown', allowed: ['cards', 'twins'] }],
    [{ toString: true }, { option: 'toString', reason: 'unknown', allowed: ['cards', 'twins'] }],
    [{ cards: 6 }, { option: 'cards', reason: 'wrongValue', allowed: [4, 5] }],
    [{ cards: '4' }, { option: 'cards', reason: 'wrongValue', allowed: [4, 5] }],
    [{ cards: undefined }, { option: 'cards', reason: 'wrongValue', allowed: [4, 5] }],
    [{ twins: 1 }, { option: 'twins', reason: 'wrongValue', allowed: [true, false] }],
    [
      { twins: false, cards: Number.NaN },
      { option: 'cards', reason: 'wrongValue', allowed: [4, 5] },
    ],
  ])('%j are refused by name, with what would do', (given, bad) => {
    const options = readOptions(RULES, given);
    expect(options).toEqual(bad);
    expect(isBadOption(options)).toBe(true);
  });

  test('that were taken are not taken for refused ones', () => {
    expect(isBadOption(readOptions(RULES, {}))).toBe(false);
  });
});
