import type { Pack } from '@branchline/games';
import { BLEED, BOARD_SIZES, type BoardSize, CARD, cardSpots, cutMarks, SHEET, sheetsFor } from './pages.ts';
import { type PrintedPage, pdfOf } from './pdf.ts';

/** Dots a millimetre: 300 an inch, as sharp as printers at home are. */
const DOTS = 300 / 25.4;

/** The board over several sheets of a home printer, each with marks along which it is cut; a little more is printed than is kept. */
export async function boardPdf(board: PrintedBoard, size: BoardSize): Promise<Blob> {
  const { svg, extent, title } = board;
  const { landscape, tiles } = sheetsFor(extent, BOARD_SIZES[size]);
  const [width, height] = landscape ? [SHEET.height, SHEET.width] : [SHEET.width, SHEET.height];
  const inner = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  const pages: PrintedPage[] = [];
  for (const { part, row, column, width: wide, height: high } of tiles) {
    const [left, top, across, down] = part;
    /** So much of the board is printed beyond the cut, in its own units. */
    const more = (BLEED * across) / wide;
    const seen = [left - more, top - more, across + 2 * more, down + 2 * more];
    const [printedWide, printedHigh] = [wide + 2 * BLEED, high + 2 * BLEED];
    const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${seen.join(' ')}" preserveAspectRatio="none" ${pixels(printedWide, printedHigh)}>${inner}</svg>`;
    pages.push({
      width,
      height,
      jpeg: await painted(sheet, printedWide, printedHigh),
      spot: [SHEET.margin - BLEED, SHEET.margin - BLEED, printedWide, printedHigh],
      marks: cutMarks([SHEET.margin, SHEET.margin, wide, high]),
      label: `${String.fromCharCode(65 + row)}${column + 1}`,
    });
  }
  return pdfOf(title, pages);
}

/** A board as it is printed: its drawing, where it begins and ends, and what it is called. */
export interface PrintedBoard {
  readonly svg: string;
  readonly extent: readonly number[];
  readonly title: string;
}

const pixels = (width: number, height: number): string =>
  `width="${Math.round(width * DOTS)}" height="${Math.round(height * DOTS)}"`;

/** All tickets as cards to cut out, with a small map of where each leads. */
export async function ticketPdf(pack: Pack, words: TicketWords): Promise<Blob> {
  const pages: PrintedPage[] = [];
  const { width, height } = SHEET;
  let first = 0;
  for (const spots of cardSpots(pack.tickets.length)) {
    const cards = spots.map((spot, at) => ticketCard(pack, first + at, spot, words)).join('');
    first += spots.length;
    const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${pixels(width, height)}>${cards}</svg>`;
    pages.push({
      width,
      height,
      jpeg: await painted(sheet, width, height),
      spot: [0, 0, width, height],
      marks: spots.map(([x, y]) => cutMarks([x, y, CARD.width, CARD.height], CARD.gap / 2)).join(''),
      label: `${pages.length + 1}`,
    });
  }
  return pdfOf(pack.name, pages);
}

/** What stands on a card besides names. */
interface TicketWords {
  readonly points: (points: number) => string;
  readonly long: string;
}

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function ticketCard(pack: Pack, number: number, [x, y]: readonly [number, number], words: TicketWords): string {
  const ticket = pack.tickets[number];
  if (!ticket) return '';
  const ends = [ticket.a, ticket.b].map((id) => endsOf(pack, id));
  const [left = 0, top = 0, right = 1, bottom = 1] = pack.paper?.extent ?? [];
  const [wide, high] = [right - left, bottom - top];
  const scale = Math.min(26 / wide, 24 / high);
  const at = (px: number, py: number): string =>
    `cx="${(32 + (px - left) * scale).toFixed(2)}" cy="${(12 + (py - top) * scale).toFixed(2)}"`;
  const all = pack.places.map((place) => `<circle ${at(place.x, place.y)} r=".45" fill="#999"/>`).join('');
  const own = ends
    .flatMap(({ spots }) => spots)
    .map((spot) => `<circle ${at(spot.x, spot.y)} r="1.3" fill="#b3261e"/>`)
    .join('');
  const name = (text: string, line: number): string =>
    `<text x="4" y="${line}" font-family="sans-serif" font-weight="700" font-size="${text.length > 14 ? 3 : 4}" ${text.length > 18 ? 'textLength="26" lengthAdjust="spacingAndGlyphs"' : ''}>${safe(text)}</text>`;
  return `<g transform="translate(${x} ${y})"><rect x=".6" y=".6" width="${CARD.width - 1.2}" height="${CARD.height - 1.2}" rx="3" fill="#fffdf6" stroke="#22222b" stroke-width=".5"/><text x="4" y="7.5" font-family="sans-serif" font-size="3" fill="#5d5a66">${safe(ticket.long ? `${pack.name}, ${words.long}` : pack.name)}</text>${name(ends[0]?.name ?? '', 17)}${name(ends[1]?.name ?? '', 24)}<text x="4" y="37" font-family="sans-serif" font-weight="800" font-size="6">${safe(words.points(ticket.points))}</text>${all}${own}</g>`;
}

/** An end of a ticket: its name, and the places that will do. */
function endsOf({ places, groups = [] }: Pack, id: string) {
  const group = groups.find((one) => one.id === id);
  const spots = places.filter((place) => place.id === id || group?.members.includes(place.id));
  return { name: group?.name ?? spots[0]?.name ?? id, spots };
}

/** A drawing as a picture so many millimetres large, on white. */
async function painted(svg: string, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const size = { width: Math.round(width * DOTS), height: Math.round(height * DOTS) };
    const canvas = Object.assign(document.createElement('canvas'), size);
    const pen = canvas.getContext('2d');
    if (pen) pen.fillStyle = '#fff';
    pen?.fillRect(0, 0, size.width, size.height);
    pen?.drawImage(image, 0, 0, size.width, size.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
    if (!blob) throw new Error('this browser painted nothing');
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    URL.revokeObjectURL(address);
  }
}
