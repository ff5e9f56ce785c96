import { addPack, gameTitles } from '@branchline/games';
import { randomPack } from '@branchline/games/testing';
import { expect, test } from 'vitest';
import { completed, lightOf, lookOf, piecesOf, variablesOf } from './look-of.ts';
import { EVERY_WORD, PALETTES } from './palettes.ts';

test('a look that says nothing is on paper', () => {
  expect(completed({})).toEqual(completed({ palette: 'paper' }));
  expect(completed({}).scene).toBe(PALETTES.paper.scene);
});

test('a palette of the house has every word, its own or that of paper', () => {
  const { board } = completed({ palette: 'desert' });
  expect(Object.keys(board).toSorted()).toEqual(Object.keys(EVERY_WORD).toSorted());
  expect(board.sea).toEqual(PALETTES.desert.board.sea);
  expect(board.wave).toEqual(EVERY_WORD.wave);
});

test('colours of a pack come first, then those of the palette they are taken from', () => {
  const { board } = completed({ palette: { from: 'winter', day: { sea: '#123456' }, night: { land: '#654321' } } });
  expect(board.sea).toEqual(['#123456', PALETTES.winter.board.sea?.[1]]);
  expect(board.land).toEqual([PALETTES.winter.board.land?.[0], '#654321']);
  expect(board.park).toEqual(PALETTES.winter.board.park);
});

test('every game throws a light of its own on its page', () => {
  const lights = gameTitles.map(({ id }) => JSON.stringify(lightOf(id).style));
  expect(new Set(lights).size).toBe(gameTitles.length);
  for (const { id, family } of gameTitles)
    expect(lightOf(id)).toMatchObject({ 'data-game': id, 'data-family': family });
});

test('what is about no game, or one nobody knows, keeps the light of the house', () => {
  expect(lightOf(undefined)).toEqual({});
  expect(lightOf('no-such-game')).toEqual({});
});

test('a map that was brought has the look of its pack', () => {
  const { id } = addPack({ ...randomPack(7), look: { palette: 'coast' }, pieces: { kind: 'taxi', count: 20 } });
  expect(lookOf(id)).toEqual(completed({ palette: 'coast' }));
  expect(piecesOf(id)).toBe('taxi');
});

test('colours become variables that know day and night', () => {
  expect(variablesOf({ dotEdge: ['#111111', '#eeeeee'] })).toEqual({ '--dot-edge': 'light-dark(#111111, #eeeeee)' });
});
