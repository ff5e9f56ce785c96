import { inflateSync } from 'node:zlib';
import { gameList } from '@branchline/games/all';
import { smallGame } from '@branchline/games/testing';
import { expect, test } from 'vitest';
import { systemClock } from '../common/clock.ts';
import { mapsWithStations } from '../testing/maps.ts';
import { Canvas } from './canvas.ts';
import { openPainter } from './painter.ts';
import { tablePicture } from './table-picture.ts';

/** The pixels of one of our own pictures. */
function pixelsOf(png: Buffer): { readonly width: number; at(x: number, y: number): readonly number[] } {
  const width = png.readUInt32BE(16);
  const rows = inflateSync(png.subarray(33 + 8, 33 + 8 + png.readUInt32BE(33)));
  return { width, at: (x, y) => [...rows.subarray(y * (width * 3 + 1) + 1 + x * 3).subarray(0, 3)] };
}

test('a shape is filled where it is, with soft edges, and leaves the rest as it was', () => {
  const canvas = new Canvas(20, 10, '#ffffff');
  canvas.rectangle([4, 2, 6.5, 4], '#ff0000');
  const { at } = pixelsOf(canvas.png());
  expect(at(0, 0)).toEqual([255, 255, 255]);
  expect(at(5, 3)).toEqual([255, 0, 0]);
  expect(at(10, 3)).toEqual([255, 128, 128]);
  expect(at(5, 6)).toEqual([255, 255, 255]);
});

test.each(gameList.map(({ id, seats, pack }) => ({ id, seats, pack })))(
  'the picture of $id shows who holds what',
  async ({ id, seats, pack }) => {
    const points = Array.from({ length: seats.max }, (_, seat) => 10 * seat - 5);
    const table = { game: id, ...(pack && { pack }), routes: {}, points };
    const free = await tablePicture(table);
    const routes = Object.fromEntries((pack?.routes ?? []).slice(0, 12).map((route) => [route.id, [0]]));
    const held = await tablePicture({ ...table, routes });
    expect(pixelsOf(free).width).toBe(1200);
    expect(held.equals(free)).toBe(pack === undefined);
  },
);

test('whoever has chosen another colour has it in the picture', async () => {
  // One without a board: its picture is quickly made.
  const game = gameList.find(({ pack }) => pack === undefined)?.id ?? '';
  const table = { game, routes: {}, points: [30, 20] };
  const usual = await tablePicture(table);
  expect((await tablePicture({ ...table, colours: [0, 1] })).equals(usual)).toBe(true);
  const changed = await tablePicture({ ...table, colours: [1, 0] });
  // The bars of the two: the colours have changed places.
  const bars = (picture: Buffer) => [pixelsOf(picture).at(40, 250), pixelsOf(picture).at(40, 370)];
  expect(bars(changed)).toEqual(bars(usual).toReversed());
  expect(bars(changed)).not.toEqual(bars(usual));
});

test('a map from outside is drawn with straight lines', async () => {
  for (const pack of mapsWithStations(1, 8)) {
    const table = { game: `${pack.id}@${'0'.repeat(64)}`, pack, points: [3, 1] };
    const [route] = pack.routes;
    const free = await tablePicture({ ...table, routes: {} });
    expect((await tablePicture({ ...table, routes: { [route?.id ?? '']: [1] } })).equals(free)).toBe(false);
  }
});

test('a picture is painted beside the event loop, once for each moment of a table', async () => {
  const painter = openPainter(systemClock);
  const { id, pack } = smallGame();
  let asked = 0;
  const table = () => {
    asked++;
    return { game: id, ...(pack && { pack }), routes: {}, points: [3, 1] };
  };
  const [one, same] = await Promise.all([painter.paint('table 7', table), painter.paint('table 7', table)]);
  expect(one).toBe(same);
  expect(asked).toBe(1);
  expect(one).toEqual(await tablePicture(table()));
  expect(await painter.paint('table 8', table)).toEqual(one);
  expect(await painter.paint('table 7', table)).toBe(one);
  expect(asked).toBe(3);
  await painter.close();
});
