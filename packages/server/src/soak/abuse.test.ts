import { describe, expect, test } from 'vitest';
import { abuse } from './abuse.ts';
import { type AbuseReport, abuseSummary, judged } from './abuse-report.ts';
import { attacks } from './attacks.ts';

const part = (answers: readonly number[], bots: readonly number[] = [10]) => ({
  felt: { answers: [...answers], bots: [...bots] },
  health: [{ megabytes: 200, lagMs: 30, usualLagMs: 20 }],
});
const quiet = part(Array(100).fill(5));
const leftAlone = quiet.felt;
const run = (attacked: AbuseReport['attacked'], wrong: readonly string[] = []) =>
  judged({ seconds: 10, quiet, attacked, leftAlone, counts: {}, wrong });

describe('an abuse run', () => {
  test('passes when the victim feels little of it, and tells what was measured', () => {
    const report = run(part([...Array(97).fill(5), 100, 200, 250]));
    expect(report.wrong).toEqual([]);
    expect(abuseSummary(report)).toMatch(/memory 200 MB at first.*event loop late by 20 ms/);
    expect(abuseSummary(report)).toContain('245 ms added');
  });

  test.each([
    ['more than 250 ms were added', part([...Array(97).fill(5), 300, 300, 300]), []],
    ['nobody could play', part([]), []],
    ['its bot had to wait for strangers’', part([5], [9000]), []],
    ['a stranger got what nobody may have', part([5]), ['an address was taken']],
  ])('fails when %s', (_, attacked, wrong) => {
    expect(run(attacked, wrong).wrong).toHaveLength(1);
  });

  test('strikes in every way there is, and leaves a server behind that plays on', async () => {
    const report = await abuse({ seconds: 15, seed: 1 });
    expect(Object.keys(report.counts)).toEqual(attacks.map(({ name }) => name));
    const struck = Object.values(report.counts).filter((counted) => Object.keys(counted).length > 0);
    expect(struck.length).toBeGreaterThan(attacks.length / 2);
    expect(report.attacked.felt.answers.length).toBeGreaterThan(0);
    // How long it took is for a machine that does nothing else to say.
    expect(report.wrong.filter((sentence) => !/ms|did not play/.test(sentence))).toEqual([]);
  }, 180_000);
});
