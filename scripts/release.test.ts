import { expect, test } from 'vitest';
import { atVersion, lockAtVersion, released } from './release.mjs';

test('our packages need each other at the new version, and others as before', () => {
  const manifest = {
    name: '@branchline/bots',
    version: '0.1.0',
    dependencies: { '@branchline/engine': '0.1.0', 'pure-rand': '8.4.2' },
    devDependencies: { '@branchline/games': '0.1.0' },
  };

  expect(atVersion(manifest, '0.2.0')).toEqual({
    name: '@branchline/bots',
    version: '0.2.0',
    dependencies: { '@branchline/engine': '0.2.0', 'pure-rand': '8.4.2' },
    devDependencies: { '@branchline/games': '0.2.0' },
  });
});

test('the lock file changes where it speaks of us', () => {
  const packages = { '': { version: '1.0.0' }, 'packages/cli': { version: '1.0.0' } };
  const others = { 'node_modules/ws': { version: '1.0.0' }, 'node_modules/@branchline/cli': { dependencies: {} } };

  expect(lockAtVersion({ packages: { ...packages, ...others } }, '2.0.0')).toEqual({
    version: '2.0.0',
    packages: { '': { version: '2.0.0' }, 'packages/cli': { version: '2.0.0' }, ...others },
  });
});

test('what was not released yet is now, and there is room for what comes', () => {
  const log = '# Changes\n\n## Unreleased\n\n- a bell\n\n## 0.1.0 – 2026-11-15\n\n- all\n';

  expect(released(log, '0.2.0', '2026-12-01')).toBe(
    '# Changes\n\n## Unreleased\n\n## 0.2.0 – 2026-12-01\n\n- a bell\n\n## 0.1.0 – 2026-11-15\n\n- all\n',
  );
});

test('a version that changes nothing is none', () => {
  expect(() => released('## Unreleased\n\n## 0.1.0\n\n- all\n', '0.2.0', '2026-12-01')).toThrow('says nothing');
  expect(() => released('# Changes\n', '0.2.0', '2026-12-01')).toThrow('no part');
});
