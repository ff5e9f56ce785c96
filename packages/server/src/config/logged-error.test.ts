import { expect, test } from 'vitest';
import { toldError } from './logged-error.ts';

test('of an error the log has its words and where it happened, and nothing of a row it may carry', () => {
  const error = Object.assign(new Error('no such page'), { detail: 'Failing row contains (seed)' });
  expect(toldError(error)).toEqual({ message: 'no such page', stack: error.stack });
  expect(toldError({ message: 'no such page', stack: 'here', detail: 'seed' })).toEqual({
    message: 'no such page',
    stack: 'here',
  });
  expect([toldError('gone'), toldError(undefined), toldError(null)].map(({ message }) => message)).toEqual([
    'gone',
    'undefined',
    'null',
  ]);
});
