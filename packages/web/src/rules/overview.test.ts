import { addPack } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { randomPack } from '@branchline/games/testing';
import { languageIds, languages, type RuleTexts } from '@branchline/text';
import { describe, expect, test } from 'vitest';
import { fetchWords } from '../preferences/game-words.ts';
import { speak } from '../preferences/messages.ts';
import { overviewOf } from './overview-sections.ts';
import { fetchRules } from './sections.ts';

async function textsIn(language: (typeof languageIds)[number]): Promise<RuleTexts> {
  speak(language, await languages[language].load());
  await Promise.all(gameList.map(({ id }) => fetchWords(id, language)));
  return languages[language].loadRules();
}

describe.each(languageIds)('a game on one page in %s', (language) => {
  test.each(gameList.map(({ id }) => id))('tells what %s has, shortly and without numbers of rules', async (game) => {
    const texts = await textsIn(language);
    const sections = overviewOf(texts, game);
    const ids = sections.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['aim', 'setup', 'turn', 'end']));
    const { pack } = gameList.find(({ id }) => id === game) ?? {};
    expect(ids.includes('tunnels')).toBe(pack?.routes.some(({ tunnel }) => tunnel) ?? false);
    expect(ids.includes('ferries')).toBe(pack?.routes.some(({ ferry }) => ferry) ?? false);
    expect(ids.includes('stations')).toBe(pack?.rules.stations !== undefined);
    expect(ids.includes('technologies')).toBe(pack?.technologies !== undefined);
    expect(ids.includes('rob')).toBe(pack === undefined);
    const turn = sections.find(({ id }) => id === 'turn')?.lines.join(' ') ?? '';
    const { sweepAt } = pack?.rules.market ?? {};
    const swept =
      sweepAt === undefined
        ? []
        : [texts.overview.sweep(sweepAt)].map(pack?.pieces.kind === 'taxi' ? texts.slots.inTaxis : String);
    for (const line of swept) expect(turn).toContain(line);
    if (!sweepAt) expect(turn).not.toContain(texts.overview.sweep(3));
    const lines = sections.flatMap((section) => section.lines);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.join(' ')).not.toMatch(/\b[A-Z]{1,2}-\d+/);
    expect(lines.join(' ').split(/\s+/).length).toBeLessThan(500);
  });
});

test('a map from outside has such a page too, made from its slots', async () => {
  const texts = await textsIn('en');
  const pack = randomPack(3);
  const game = addPack(pack).id;
  await fetchRules([game]);
  const sections = overviewOf(texts, game);
  expect(sections.find(({ id }) => id === 'setup')?.lines.join(' ')).toContain(`${pack.pieces.count} `);
  expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['aim', 'turn', 'claim', 'end']));
});
