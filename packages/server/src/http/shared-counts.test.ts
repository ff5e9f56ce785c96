import { pino } from 'pino';
import { expect, test } from 'vitest';
import { singleProcess } from '../peers/peers.ts';
import { sharedCounts } from './shared-counts.ts';

test('whoever comes from very many addresses fills no memory and gives nobody a new allowance', () => {
  const count = sharedCounts(singleProcess, pino({ level: 'silent' }));
  const HOUR_MS = 60 * 60 * 1000;
  for (let times = 0; times < 300; times++) count('tables of 2001:db8::', HOUR_MS);
  for (let number = 0; number < 120_000; number++) count(`tables of ${number}`, HOUR_MS);
  expect(count('tables of 2001:db8::', HOUR_MS).current).toBe(301);
});
