import { gameTitles } from '@branchline/games';
import { randomPack } from '@branchline/games/testing';
import { describe, expect, test } from 'vitest';
import { drawBoard } from '../layout/draw-board.ts';
import { barsOf } from '../layout/drawing.ts';
import { EFFORTS } from '../layout/untangle.ts';
import { drawnBoards } from '../testing/drawn-boards.ts';
import { freeCorner } from './free-spot.ts';
import { ownGround } from './ground.ts';
import { letterOf } from './letters.ts';
import { inside } from './scatter.ts';
import type { Ground } from './scenery-props.ts';
import { settingOf } from './title.tsx';

const strangers = [1, 2, 3, 4].map((seed) => {
  const pack = randomPack(seed);
  return { id: pack.id, drawing: drawBoard(pack, EFFORTS.quick).drawing };
});
const boards = [...drawnBoards, ...strangers];
const bare: Ground = { scene: 'hills', shapes: [] };

describe('letters', () => {
  test('are drawn for the alphabet of every language, and for digits', () => {
    const missing = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖÉÈÊËÏÓÜŠŽÁÇÑ0123456789-–’.,&!?:/()'].filter(
      (one) => !letterOf(one),
    );
    expect(missing).toEqual([]);
  });

  test('are drawn for the title of every game in every language', () => {
    const titles = gameTitles.flatMap(({ words }) => Object.values(words).map(({ name }) => name.toLocaleUpperCase()));
    expect(titles.length).toBeGreaterThan(0);
    expect([...titles.join('')].filter((one) => !letterOf(one))).toEqual([]);
  });

  test('no two look alike', () => {
    const drawn = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖÜÉ0123456789'].map((one) => letterOf(one)?.[1]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('of a script nobody has drawn are the machine’s', () => {
    expect(letterOf('Ж')).toBeUndefined();
  });
});

describe.each(boards)('the title of $id', ({ drawing }) => {
  const setting = settingOf({ drawing, title: ['A', 'FINE', 'MAP'], ground: bare });

  test('has a place on the board where no bar and no dot lies', () => {
    expect(setting).toBeDefined();
    const { left, top, width, height } = setting?.spot ?? { left: 0, top: 0, width: 0, height: 0 };
    const within = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
      x > left && x < left + width && y > top && y < top + height;
    expect(drawing.places.filter(within)).toEqual([]);
    expect(drawing.routes.filter((route) => barsOf(route).some(within)).map(({ id }) => id)).toEqual([]);
    const [west = 0, north = 0, east = 0, south = 0] = drawing.extent;
    expect(left >= west && top >= north && left + width <= east && top + height <= south).toBe(true);
  });

  test('keeps all its words, in their order', () => {
    expect(setting?.lines.join(' ')).toBe('A FINE MAP');
  });

  test('stands where the look wants it', () => {
    const { middle, spot } =
      settingOf({ drawing, title: ['MAP'], ground: { ...bare, titleSpot: [300, 200, 120] } }) ?? {};
    const [scale = 1, dx = 0] = drawing.unit ?? [];
    expect(middle).toBeCloseTo(300 * scale + dx, 5);
    expect(spot?.width).toBeCloseTo(120 * scale, 5);
  });
});

test('buttons stand in a corner, and not on the title', () => {
  const [board] = strangers;
  if (!board) throw new Error('there is no board');
  const { drawing } = board;
  const corner = freeCorner(drawing);
  expect(corner).toMatch(/^(10px|auto) (10px|auto) (10px|auto) (10px|auto)$/);
  const [left = 0, top = 0, right = 0, bottom = 0] = drawing.extent;
  const [down, across] = [corner.startsWith('auto'), corner.split(' ')[1] === '10px'];
  const [width, height] = [(right - left) * 0.3, (bottom - top) * 0.3];
  const spot = { left: across ? right - width : left, top: down ? bottom - height : top, width, height };
  expect(freeCorner(drawing, spot)).not.toBe(corner);
});

describe.each(boards)('the land that $id would have without an outline', ({ drawing }) => {
  test.each([true, false])('lies under every place (an island: %s)', (island) => {
    const { land, depths } = ownGround(drawing, island);
    const rings = (land.at(-1) ?? '').split('z').filter(Boolean).map(pointsOf);
    expect(depths.length > 0).toBe(island);
    expect(rings.length).toBeGreaterThan(0);
    const astray = drawing.places.filter(({ x, y }) => !rings.some((ring) => inside(ring, [x, y])));
    expect(astray.map(({ id }) => id)).toEqual([]);
  });
});

/** The points of a path of relative steps. */
function pointsOf(path: string): [number, number][] {
  const numbers = (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, at) => {
    [x, y] = [x + (numbers[at * 2] ?? 0), y + (numbers[at * 2 + 1] ?? 0)];
    return [x, y];
  });
}
