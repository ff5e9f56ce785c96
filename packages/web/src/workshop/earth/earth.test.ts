import { LARGEST_PACK, type Pack, readOutsidePack, remarksOn } from '@branchline/games';
import { gameWith } from '@branchline/games/testing';
import { expect, test } from 'vitest';
import { PAPERS } from '../model/document.ts';
import { contains, outlineOf } from '../model/outline.ts';
import { coded, codedLine, decoded, decodedLine } from './coded.ts';
import { earthMap, largestApart, neighboursOf } from './earth-map.ts';
import { loadGround, loadWorld, type Town } from './globe.ts';
import { fitting, moved, paperFor, projectionOf, type Region, regionHolds } from './region.ts';

const DENMARK: Region = { west: 8, south: 54.4, east: 15.3, north: 57.9 };

/** The rules of some game that pays for the longest path. */
function base(): Pack {
  const { pack } = gameWith('longestPath');
  if (!pack) throw new Error('no rules to begin with');
  return pack;
}

async function mapOf(region: Region, count = 24): Promise<Pack> {
  const ground = await loadGround(region);
  const paper = paperFor(region);
  const towns = largestApart(ground.towns, projectionOf(region, PAPERS[paper]), {
    count,
    apart: 62,
    paper: PAPERS[paper],
  });
  const wish = { borders: true, lakes: true, rivers: true, routes: true };
  return earthMap(base(), ground, { ...wish, name: 'Somewhere', paper, region, towns });
}

test('numbers and lines come back from their text', () => {
  const numbers = [0, 1, -1, 31, -32, 4095, -123_456, 45_000];
  expect(decoded(coded(numbers))).toEqual(numbers);
  const line = [[12.568, 55.676] as const, [-179.996, -84] as const];
  decodedLine(codedLine(line)).forEach(([longitude, latitude], at) => {
    expect(longitude).toBeCloseTo(line[at]?.[0] ?? 0, 2);
    expect(latitude).toBeCloseTo(line[at]?.[1] ?? 0, 2);
  });
});

test('towns lie where they are, the largest first, on land that is drawn', async () => {
  const map = await mapOf(DENMARK);
  const at = (name: string): { x: number; y: number } => {
    const place = map.places.find((one) => one.name === name);
    if (!place) throw new Error(`${name} is missing`);
    return place;
  };
  const [copenhagen, aarhus, odense, aalborg] = [at('Copenhagen'), at('Århus'), at('Odense'), at('Aalborg')];
  expect(copenhagen.x).toBeGreaterThan(odense.x);
  expect(odense.y).toBeGreaterThan(aarhus.y);
  expect(aalborg.y).toBeLessThan(aarhus.y);
  // About 156 km to the east, 59 km to the south of it.
  expect((copenhagen.x - aarhus.x) / (copenhagen.y - aarhus.y)).toBeCloseTo(157 / 53, 0);
  const land = (map.look?.shapes ?? [])
    .filter(({ kind }) => kind === 'land')
    .flatMap(({ path }) => outlineOf(path) ?? []);
  for (const { x, y } of [odense, aalborg]) expect(land.some(({ points }) => contains(points, [x, y]))).toBe(true);
  // In the middle of the Kattegat.
  expect(land.some(({ points }) => contains(points, [(aarhus.x + copenhagen.x) / 2 - 20, aarhus.y - 60]))).toBe(false);
});

test.each<readonly [string, Region]>([
  ['islands and a peninsula', DENMARK],
  ['no coast at all', { west: 12.1, south: 48.6, east: 18.8, north: 51 }],
  ['fjords and a long coast', { west: 4.6, south: 58, east: 31.1, north: 71.2 }],
  ['great lakes', { west: -93, south: 41, east: -75, north: 49 }],
  ['thousands of islands about the equator', { west: 95, south: -10.9, east: 141, north: 5.9 }],
  ['across the date line', { west: 160, south: -50, east: 190, north: -10 }],
  ['far south', { west: -75.7, south: -55.9, east: -66.4, north: -17.5 }],
  ['a continent', { west: -11, south: 35, east: 42, north: 70 }],
  ['near the pole', { west: 10, south: 65, east: 40, north: 80 }],
  ['a corner of a country', { west: 4, south: 52, east: 5.2, north: 52.6 }],
  ['the world', { west: -170, south: -58, east: 190, north: 80 }],
])('a map of %s is a pack within its limits that can be played', async (_, region) => {
  const map = await mapOf(fitting(region));
  const text = JSON.stringify(map);
  expect(text.length).toBeLessThan(LARGEST_PACK / 2);
  expect(map.look?.shapes?.length).toBeGreaterThan(0);
  expect(map.look?.shapes?.some(({ path }) => /NaN|Infinity|e/.test(path))).toBe(false);
  expect(remarksOn(map).filter(({ grave }) => grave)).toEqual([]);
  const reading = readOutsidePack(JSON.parse(text));
  expect(reading.ok ? [] : reading.faults).toEqual([]);
  const [, , right = 0, bottom = 0] = map.paper?.extent ?? [];
  expect(map.places.every(({ x, y }) => x >= 0 && y >= 0 && x <= right && y <= bottom)).toBe(true);
});

test('the Caspian Sea is water, and the Ladoga a lake', async () => {
  const caspian = await mapOf({ west: 44, south: 35, east: 58, north: 48 });
  expect(caspian.look?.shapes?.some(({ kind, path }) => kind === 'water' && path.length > 500)).toBe(true);
  const ladoga = await mapOf({ west: 24, south: 58, east: 36, north: 63 });
  expect(ladoga.look?.shapes?.filter(({ kind }) => kind === 'lake').length).toBeGreaterThan(2);
});

test('of towns that lie together only the largest is taken by itself', async () => {
  const { towns } = await loadGround(DENMARK);
  const projection = projectionOf(DENMARK, PAPERS.wide);
  const apart = largestApart(towns, projection, { count: 15, apart: 62, paper: PAPERS.wide });
  const names = apart.map(({ name }: Town) => name);
  expect(names[0]).toBe('Copenhagen');
  expect(names).not.toContain('Frederiksberg');
  expect(apart).toHaveLength(15);
  expect(apart.map(({ people }) => people)).toEqual(
    apart.map(({ people }) => people).toSorted((one, other) => other - one),
  );
});

test('neighbours are joined so that every place is reached', () => {
  const places = [
    { id: 'a', name: 'A', x: 0, y: 0 },
    { id: 'b', name: 'B', x: 100, y: 0 },
    { id: 'c', name: 'C', x: 200, y: 10 },
    { id: 'd', name: 'D', x: 100, y: 90 },
  ];
  const pairs = neighboursOf({ places }).map((pair) => pair.join(''));
  expect(pairs).toContain('ab');
  expect(pairs).toContain('bc');
  expect(pairs).toContain('bd');
  // B lies between the two.
  expect(pairs).not.toContain('ac');
});

test('a region stays on the globe, and is never too small', () => {
  expect(fitting({ west: 10, south: 50, east: 10.1, north: 50.1 })).toEqual({
    west: 10,
    south: 50,
    east: 10.5,
    north: 50.5,
  });
  expect(fitting({ west: 200, south: -99, east: 210, north: 99 })).toEqual({
    west: -160,
    south: -84,
    east: -150,
    north: 84,
  });
  expect(moved(DENMARK, 0, 90).north).toBe(84);
  expect(moved(DENMARK, 360, 0)).toEqual(DENMARK);
  expect(regionHolds({ west: 170, south: -20, east: 190, north: 0 }, [-175, -10])).toBe(true);
  expect(regionHolds({ west: 170, south: -20, east: 190, north: 0 }, [160, -10])).toBe(false);
});

test('countries are chosen without what lies far off', async () => {
  const { countries } = await loadWorld();
  const frame = (code: string): Region | undefined => countries.find((one) => one.code === code)?.frame;
  expect(countries.length).toBeGreaterThan(220);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(frame('DK')).toMatchObject({ west: 8.1, north: 57.8 });
  expect(frame('US')?.north).toBeLessThan(50);
  expect(frame('FR')?.west).toBeGreaterThan(-6);
  for (const code of ['IS', 'GL', 'BT', 'PS', 'DJ', 'FJ', 'MT']) expect(frame(code), code).toBeDefined();
});
