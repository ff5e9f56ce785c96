import { loadWords } from '@branchline/games';
import { gameList } from '@branchline/games/all';
import { expect, test } from 'vitest';
import { languageIds } from './languages.ts';

/*
 * Owners of a box have cards with English names before them: where a technology goes by a translated name, the printed one is beside it.
 */

/** Every text in the words of a game, by its path. */
function textsOf(part: object, at = ''): readonly (readonly [path: string, text: string])[] {
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value] as const] : textsOf(value, `${at}${key}.`),
  );
}

const withTechnologies = gameList.flatMap(({ pack }) => (pack?.technologies ? [pack] : []));
const translated = languageIds.filter((language) => language !== 'en');

test.each(translated)('in %s every text about a technology has its printed name', async (language) => {
  expect(withTechnologies).not.toEqual([]);
  for (const { id, technologies = [] } of withTechnologies) {
    const [english, own] = await Promise.all([loadWords(id, 'en'), loadWords(id, language)]);
    const texts = new Map(textsOf(own ?? {}));
    for (const { id: technology, name } of technologies) {
      expect(texts.get(`technologyNames.${technology}`) ?? name, technology).toContain(name);
      for (const [path, text] of textsOf(english ?? {}))
        if (text.includes(name)) expect(texts.get(path), path).toContain(name);
    }
  }
});
