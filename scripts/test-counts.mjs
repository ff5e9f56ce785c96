// Adds up what the test runners report. A runner that fails without a failed test (a file that
// does not load, an error after the last test) counts as one failure, so that none is lost.

/** @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Counts */

/** @type {Counts} */
export const NONE = { passed: 0, failed: 0, skipped: 0 };

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** @param {Counts} counts @param {boolean} ok @returns {Counts} */
const notSilent = (counts, ok) => (ok || counts.failed > 0 ? counts : { ...counts, failed: 1 });

/** @param {unknown} value @param {string} key @returns {unknown} */
const field = (value, key) =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;

/** @param {unknown} value @param {string} key */
const number = (value, key) => Number(field(value, key) ?? 0);

/** @param {unknown} value @param {string} key @returns {unknown[]} */
const list = (value, key) => {
  const found = field(value, key);
  return Array.isArray(found) ? found : [];
};

/**
 * @param {unknown} report Vitest's JSON report, undefined when it wrote none
 * @param {boolean} ok whether Vitest ended well
 * @returns {Counts}
 */
export function fromVitest(report, ok) {
  const broken = list(report, 'testResults').filter(
    (file) => field(file, 'status') === 'failed' && list(file, 'assertionResults').length === 0,
  );
  return notSilent(
    {
      passed: number(report, 'numPassedTests'),
      failed: number(report, 'numFailedTests') + broken.length,
      skipped: number(report, 'numPendingTests') + number(report, 'numTodoTests'),
    },
    ok,
  );
}

/**
 * @param {unknown} report Playwright's JSON report, undefined when it wrote none
 * @param {boolean} ok whether Playwright ended well
 * @returns {Counts}
 */
export function fromPlaywright(report, ok) {
  const stats = field(report, 'stats');
  return notSilent(
    {
      passed: number(stats, 'expected') + number(stats, 'flaky'),
      failed: number(stats, 'unexpected'),
      skipped: number(stats, 'skipped'),
    },
    ok,
  );
}

/** @param {Counts} counts */
export const lastLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** A run without a test proves nothing. @param {Counts} counts */
export const succeeded = ({ passed, failed }) => failed === 0 && passed > 0;
