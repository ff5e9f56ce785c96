import { readFileSync } from 'node:fs';
import { gameList } from '@branchline/games';
import { describe, expect, test } from 'vitest';
import { sectionsFor } from './sections.ts';

const specification = readFileSync(new URL('../../../../docs/RULES.md', import.meta.url), 'utf8');
const specified = [...specification.matchAll(/^(?:- \*\*|\| )([A-Z]+-\d+)/gm)].map(([, id]) => id ?? '');

const PREFIXES: Readonly<Record<string, string>> = {
  'new-york': 'NY',
  'nordic-countries': 'NO',
  'united-kingdom': 'UK',
  'card-game': 'CG',
};

describe('the rules inside', () => {
  test.each(gameList.map(({ id }) => id))('tell every rule of %s, and no other', (game) => {
    const own = specified.filter((id) => id.startsWith(`${PREFIXES[game]}-`));
    const [told] = sectionsFor(game);
    expect(own.length).toBeGreaterThan(5);
    expect(told?.rules.map(({ id }) => id).sort()).toEqual([...own].sort());
  });

  test('tell every common rule somewhere', () => {
    const told = gameList.flatMap(({ id }) => sectionsFor(id).flatMap(({ rules }) => rules.map((rule) => rule.id)));
    const common = specified.filter((id) => /^(C|T)-/.test(id));
    expect(common.length).toBeGreaterThan(20);
    expect(common.filter((id) => !told.includes(id))).toEqual([]);
  });
});
