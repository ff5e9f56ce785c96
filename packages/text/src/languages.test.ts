import { gameTitles } from '@branchline/games';
import { describe, expect, test } from 'vitest';
import { languageFor, languageIds, languages, saysYou } from './languages.ts';

test.each(languageIds)('%s knows what it calls somebody without a name', async (id) => {
  expect(languages[id].you).toBe((await languages[id].load()).start.you);
  expect([saysYou(languages[id].you), saysYou('Anna')]).toEqual([true, false]);
});

describe('the language of the page', () => {
  test.each(languageIds)('%s is spoken when chosen, whatever the device says', (id) => {
    expect(languageFor(id, ['fr', 'en-GB'])).toBe(id);
  });

  test('is the first one of the device that we speak', () => {
    expect(languageFor('', ['fr-CA', 'da-DK', 'en'])).toBe('da');
    expect(languageFor('', ['EN-us', 'da'])).toBe('en');
    expect(languageFor('', ['sv-FI', 'fi-FI'])).toBe('sv');
  });

  test.each(['no', 'nn-NO', 'nb-NO', 'NB'])('is Norwegian bokmål for a device that says %s', (tag) => {
    expect(languageFor('', [tag, 'en'])).toBe('nb');
  });

  test('is English when there is none', () => {
    expect(languageFor('', [])).toBe('en');
    expect(languageFor('', ['fr', 'constructor'])).toBe('en');
    expect(languageFor('klingon', ['fr'])).toBe('en');
  });
});

test('every game is told in every language', () => {
  for (const { id, words } of gameTitles) expect(Object.keys(words).sort(), id).toEqual([...languageIds].sort());
});
