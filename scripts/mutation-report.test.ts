import { expect, test } from 'vitest';
import { mutationReport } from './mutation-report.mjs';

const mutant = (status: string) => ({
  status,
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  location: { start: { line: 7 } },
});

test('the mutation report counts what was noticed, and names what was missed', () => {
  const mutants = [mutant('Killed'), mutant('Timeout'), mutant('Killed'), mutant('Survived'), mutant('RuntimeError')];
  const files = { 'packages/engine/src/board/claim-route.ts': { mutants } };
  const report = mutationReport({ files }, { how: 'all lines', command: 'npm run mutation', mutants: 5 });
  expect(report).toContain('| engine/board | 3 | 1 | 1 | 75.0 % |');
  expect(report).toContain('| engine/src/board/claim-route.ts:7 | ConditionalExpression | `true` |');
  expect(report.match(/claim-route/g)).toHaveLength(1);
});
