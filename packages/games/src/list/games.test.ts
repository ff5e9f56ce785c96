import { describe, expect, test } from 'vitest';
import { gameList } from '../all.ts';
import { randomPack } from '../testing/random-pack.ts';
import { addPack, findGame, forgetPack, loadGame, packRef } from './games.ts';
import { readOutsidePack } from './read-outside-pack.ts';
import { gameTitles, hashIn, loadWords, titleOf } from './titles.ts';

describe('the games of the house', () => {
  test.each(gameTitles)('$id can be played by what its title says', async (title) => {
    const entry = await loadGame(title.id);
    const { id, name, order, seats, family, pieces } = title;
    expect(entry).toMatchObject({ id, name, order, seats, family, pieces });
    expect(entry).toBe(findGame(id));
    expect(titleOf(id)).toBe(title);
  });

  test('are all in the list, in its order', () => {
    expect(gameList.map(({ id }) => id)).toEqual(gameTitles.map(({ id }) => id));
    expect(gameTitles.map(({ order }) => order)).toEqual(
      gameTitles.map(({ order }) => order).toSorted((a, b) => a - b),
    );
  });

  test('carry no facts in their titles', () => {
    for (const title of gameTitles) expect(JSON.stringify(title).length).toBeLessThan(4000);
  });
});

describe('a map from outside', () => {
  const pack = randomPack(5);
  const ref = packRef(pack);

  test('is called by its id and its hash, as no game of the house is', () => {
    expect(ref).toMatch(new RegExp(`^${pack.id}@[0-9a-f]{64}$`));
    expect(hashIn(ref)).toBe(ref.split('@')[1]);
    for (const { id } of gameTitles) expect(hashIn(id)).toBeUndefined();
    for (const odd of ['', '@', `${ref}0`, `A${ref}`, `${pack.id}@xyz`]) expect(hashIn(odd)).toBeUndefined();
  });

  test('is found once it was brought, and no more when it is forgotten', async () => {
    expect(await loadGame(ref)).toBeUndefined();
    const entry = addPack(pack);
    expect(addPack(structuredClone(pack))).toBe(entry);
    expect(await loadGame(ref)).toBe(entry);
    expect(entry).toMatchObject({ id: ref, name: pack.name, pack });
    expect(entry.make({}).id).toBe(ref);
    expect(titleOf(ref)).toMatchObject({ id: ref, name: pack.name, words: { en: { name: pack.name } } });
    forgetPack(ref);
    expect(findGame(ref)).toBeUndefined();
    expect(titleOf(ref)).toBeUndefined();
  });

  test('is named by its own words, in the languages it has them in', async () => {
    const [first = { id: '', name: '' }] = pack.places;
    const named = { ...pack, names: { da: { name: 'Et kort', places: { [first.id]: 'Byen' } } } };
    const { id } = addPack(named);
    expect(await loadWords(id, 'da')).toEqual({ name: 'Et kort', line: '', places: { [first.id]: 'Byen' } });
    expect(await loadWords(id, 'fi')).toEqual({ name: pack.name, line: '' });
    expect(titleOf(id)?.words.da?.name).toBe('Et kort');
    forgetPack(id);
    expect(await loadWords(id, 'da')).toBeUndefined();
  });

  test('must not pass for a game of the house, nor have a fault', () => {
    const [{ id: taken } = { id: '' }] = gameTitles;
    expect(readOutsidePack(pack)).toEqual({ ok: true, pack });
    expect(readOutsidePack({ ...pack, id: taken })).toEqual({
      ok: false,
      faults: [`id: ${taken} is that of a game of the house`],
    });
    expect(readOutsidePack({ ...pack, pieces: 7 }).ok).toBe(false);
  });

  test('cannot make a game of the house be forgotten', () => {
    const [{ id } = { id: '' }] = gameTitles;
    forgetPack(id);
    expect(findGame(id)).toBeDefined();
  });
});
