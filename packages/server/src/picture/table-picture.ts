import { findGame, loadDrawing, loadOutline, type Pack, titleOf } from '@branchline/games';
import { type Bar, Canvas, type Polygon } from './canvas.ts';
import { paintNumber } from './digits.ts';

/** What a preview shows of a table: nothing that is hidden from a watcher. */
export interface PictureOf {
  /** A game of the house, or a map from outside. */
  readonly game: string;
  readonly pack?: Pack;
  /** Who holds each route, if any is held. */
  readonly routes: Readonly<Record<string, readonly number[]>>;
  /** Each seat's points. */
  readonly points: readonly number[];
  /** Which of the game's seat colours each seat has; as its number, where none is said. */
  readonly colours?: readonly number[];
}

/** As messengers like them. */
const SIZE = { width: 1200, height: 630 };
const COLUMN = 300;
const MARGIN = 24;

/** The colours of cards and seats, as the page has them. */
const CARDS: Readonly<Record<string, string>> = {
  red: '#d12d17',
  orange: '#ef9320',
  yellow: '#f2c93c',
  green: '#089d6b',
  blue: '#2f66ca',
  purple: '#864696',
  pink: '#cf6cb3',
  black: '#2b2b33',
  white: '#f7f4ec',
};
const SEATS: Readonly<Record<string, string>> = {
  blue: '#2f62ff',
  red: '#e0215f',
  yellow: '#ffe000',
  black: '#0c1013',
  green: '#00df9f',
  white: '#fffffa',
  purple: '#7206b2',
  orange: '#ff8000',
};
const GREY = '#aaaba2';
const INK = '#2a2a30';

/** The board as it stands, and the points, as a picture (PNG). */
export async function tablePicture(table: PictureOf): Promise<Buffer> {
  const look = titleOf(table.game)?.look ?? table.pack?.look;
  const day = typeof look?.palette === 'object' ? look.palette.day : {};
  const paper = look?.page?.day.paper ?? '#fffcf2';
  const canvas = new Canvas(SIZE.width, SIZE.height, paper);
  const colours = seatColours(table);
  const drawing = await drawingOf(table);
  if (drawing) {
    const room = { x: 0, y: 0, width: SIZE.width - COLUMN, height: SIZE.height };
    canvas.rectangle([room.x, room.y, room.width, room.height], day.sea ?? '#cddcd8');
    const place = placing(drawing.extent, room);
    const outline = (await loadOutline(table.game)) as { readonly land?: Readonly<Record<string, string>> } | undefined;
    const land = day.land ?? '#f4ecd6';
    if (outline?.land) for (const path of Object.values(outline.land)) canvas.fill(polygonsOf(path, place), land);
    else canvas.rectangle([room.x + MARGIN, room.y + MARGIN, room.width - 2 * MARGIN, room.height - 2 * MARGIN], land);
    // Land that reaches over the edge of the board ends there.
    canvas.rectangle([room.width, 0, COLUMN, SIZE.height], paper);
    paintRoutes(canvas, drawing, { place, holders: table.routes, colours });
  }
  paintPoints(canvas, table.points, { colours, left: drawing ? SIZE.width - COLUMN : 0 });
  return canvas.png();
}

/** Colours of seats as the game's look wishes, the rest as they come. */
function seatColours({ game, pack, points, colours = [] }: PictureOf): readonly string[] {
  const title = titleOf(game);
  const wishes = (title?.look ?? pack?.look)?.seats ?? [];
  const hexOf = (colour: string): string | undefined => SEATS[colour] ?? (colour.startsWith('#') ? colour : undefined);
  const taken = new Set(wishes.map(({ colour }) => hexOf(colour)));
  const left = Object.values(SEATS).filter((colour) => !taken.has(colour));
  const all = Array.from({ length: title?.seats.max ?? Object.keys(SEATS).length }, (_, seat) => {
    return hexOf(wishes[seat]?.colour ?? '') ?? left.shift() ?? GREY;
  });
  // Whoever has chosen another colour has it here too.
  return points.map((_, seat) => all[(colours[seat] ?? seat) % all.length] ?? GREY);
}

/** As far as the generated drawing of a board is needed here. */
interface Drawing {
  readonly extent: readonly [left: number, top: number, right: number, bottom: number];
  readonly bar: number;
  readonly dot: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
  readonly routes: readonly {
    readonly id: string;
    readonly colour: string;
    readonly size: number;
    readonly bars: readonly number[];
  }[];
}

async function drawingOf({ game, pack = findGame(game)?.pack }: PictureOf): Promise<Drawing | undefined> {
  const kept = (await loadDrawing(game)) as Drawing | undefined;
  return kept ?? (pack && straightDrawing(pack));
}

/** A map from outside: its routes as straight lines; tracks between the same places lie side by side. */
function straightDrawing({ places, routes }: Pack): Drawing {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const bar = Math.max(right - left, bottom - top) / 60;
  const rim = bar * 4;
  const beside = new Map<string, number>();
  return {
    extent: [left - rim, top - rim, right + rim, bottom + rim],
    bar,
    dot: bar * 0.7,
    places,
    routes: routes.flatMap(({ id, a, b, length, colour = 'grey' }) => {
      const [from, to] = [places.find((one) => one.id === a), places.find((one) => one.id === b)];
      if (!from || !to) return [];
      const track = beside.get(`${a} ${b}`) ?? 0;
      beside.set(`${a} ${b}`, track + 1);
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const far = Math.hypot(dx, dy) || 1;
      const [ox, oy] = [(-dy / far) * bar * 1.4 * track, (dx / far) * bar * 1.4 * track];
      const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
      const bars = Array.from({ length }, (_, space) => (space + 0.5) / length).flatMap((part) => [
        from.x + dx * part + ox,
        from.y + dy * part + oy,
        angle,
      ]);
      return [{ id, colour, size: (far / length) * 0.84, bars }];
    }),
  };
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From the board's measure to the picture's. */
interface Placing {
  readonly scale: number;
  x(value: number): number;
  y(value: number): number;
}

function placing([left, top, right, bottom]: Drawing['extent'], room: Room): Placing {
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top));
  const [dx, dy] = [
    room.x + (room.width - (right - left) * scale) / 2,
    room.y + (room.height - (bottom - top) * scale) / 2,
  ];
  return { scale, x: (value) => dx + (value - left) * scale, y: (value) => dy + (value - top) * scale };
}

/** Outlines are written as `M x y l dx dy … z`. */
function polygonsOf(path: string, place: Placing): readonly Polygon[] {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const steps = (ring.match(/-?[\d.]+/g) ?? []).map(Number);
      const corners: number[] = [];
      let [x, y] = [0, 0];
      for (let at = 0; at + 1 < steps.length; at += 2) {
        x += steps[at] ?? 0;
        y += steps[at + 1] ?? 0;
        corners.push(place.x(x), place.y(y));
      }
      return corners;
    });
}

interface RoutePaint {
  readonly place: Placing;
  readonly holders: PictureOf['routes'];
  readonly colours: readonly string[];
}

function paintRoutes(canvas: Canvas, drawing: Drawing, { place, holders, colours }: RoutePaint): void {
  for (const { id, colour, size, bars } of drawing.routes) {
    const [holder] = holders[id] ?? [];
    for (let at = 0; at < bars.length; at += 3) {
      const [x = 0, y = 0, angle = 0] = [bars[at], bars[at + 1], bars[at + 2]];
      const bar: Bar = {
        x: place.x(x),
        y: place.y(y),
        angle,
        length: size * place.scale,
        thickness: drawing.bar * place.scale,
      };
      // A piece is larger than the space it stands on, with a dark edge.
      const grown = holder === undefined ? 0 : 3;
      canvas.bar(
        { ...bar, length: bar.length + grown + 1, thickness: bar.thickness + grown + 1 },
        holder === undefined ? '#fffdf7' : INK,
      );
      canvas.bar(
        { ...bar, length: bar.length + grown - 2, thickness: bar.thickness + grown - 2 },
        colours[holder ?? -1] ?? CARDS[colour] ?? GREY,
      );
    }
  }
  for (const { x, y } of drawing.places) {
    canvas.disc(place.x(x), place.y(y), drawing.dot * place.scale, INK);
    canvas.disc(place.x(x), place.y(y), drawing.dot * place.scale * 0.7, '#fffdf7');
  }
}

/** Everybody's points: a bar as long as they are many, and the number beside it. */
function paintPoints(
  canvas: Canvas,
  points: readonly number[],
  { colours, left }: { readonly colours: readonly string[]; readonly left: number },
): void {
  const row = Math.min(120, (SIZE.height - 2 * MARGIN) / points.length);
  const top = (SIZE.height - row * points.length) / 2;
  const most = Math.max(1, ...points);
  const height = row * 0.42;
  const digits = 4 * 0.74 * height;
  const longest = SIZE.width - left - 3 * MARGIN - digits;
  for (const [seat, count] of points.entries()) {
    const y = top + row * seat + row * 0.2;
    const length = Math.max(8, (Math.max(0, count) / most) * longest);
    canvas.rectangle([left + MARGIN - 2, y - 2, length + 4, row * 0.6 + 4], INK);
    canvas.rectangle([left + MARGIN, y, length, row * 0.6], colours[seat] ?? GREY);
    const x = left + MARGIN + length + 14;
    paintNumber(canvas, count, { x, y: y + row * 0.09, height, colour: INK });
  }
}
