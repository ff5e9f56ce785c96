import { expect, test } from 'vitest';
import { loggedError } from './logged-error.ts';

test('of an error the log has its words and where it happened, and nothing of a row it may carry', () => {
  const error = Object.assign(new Error('no such page'), { detail: 'Failing row contains (seed)' });
  expect(loggedError(error)).toEqual({ message: 'no such page', stack: error.stack });
  expect(loggedError({ message: 'no such page', stack: 'here', detail: 'seed' })).toEqual({
    message: 'no such page',
    stack: 'here',
  });
  expect([loggedError('gone'), loggedError(undefined), loggedError(null)].map(({ message }) => message)).toEqual([
    'gone',
    'undefined',
    'null',
  ]);
});
