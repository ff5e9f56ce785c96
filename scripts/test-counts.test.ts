import { expect, test } from 'vitest';
import { add, fromPlaywright, fromVitest, lastLine, NONE, succeeded } from './test-counts.mjs';

test('the counts of all runners are added', () => {
  const units = fromVitest({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 }, false);
  const browser = fromPlaywright({ stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 } }, false);

  expect(add(units, browser)).toEqual({ passed: 6, failed: 2, skipped: 2 });
});

test('a test file that does not load is a failure', () => {
  const report = { numPassedTests: 3, testResults: [{ status: 'failed', assertionResults: [] }, { status: 'passed' }] };

  expect(fromVitest(report, false).failed).toBe(1);
});

test.each([fromVitest, fromPlaywright])('a runner that fails without a report is a failure', (from) => {
  expect(from(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('the last line names the skipped only when there are any', () => {
  expect(lastLine({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
  expect(lastLine({ passed: 2, failed: 0, skipped: 1 })).toBe('2 passed, 0 failed, 1 skipped');
});

test('no test at all is no success', () => {
  expect(succeeded(NONE)).toBe(false);
});
