import { describe, expect, test } from 'vitest';
import { BLEED, BOARD_SIZES, CARD, cardSpots, cutMarks, SHEET, sheetsFor } from './pages.ts';
import { pdfOf } from './pdf.ts';

describe('sheets', () => {
  test.each(Object.values(BOARD_SIZES))('a board %d mm long is wholly on them, and nothing twice', (longer) => {
    for (const extent of [
      [0, 0, 1200, 800],
      [0, 0, 800, 1150],
      [-50, 20, 950, 1020],
    ]) {
      const [left = 0, top = 0, right = 0, bottom = 0] = extent;
      const { tiles, landscape } = sheetsFor(extent, longer);
      const area = tiles.reduce((sum, { part }) => sum + part[2] * part[3], 0);
      expect(area).toBeCloseTo((right - left) * (bottom - top), 3);
      const [wide, high] = landscape ? [SHEET.height, SHEET.width] : [SHEET.width, SHEET.height];
      for (const { width, height } of tiles) {
        expect(width).toBeLessThanOrEqual(wide - 2 * SHEET.margin + 1e-6);
        expect(height).toBeLessThanOrEqual(high - 2 * SHEET.margin + 1e-6);
      }
    }
  });

  test('cards lie on the sheet, none on another', () => {
    const sheets = cardSpots(20);
    expect(sheets.map((sheet) => sheet.length)).toEqual([18, 2]);
    for (const [x, y] of sheets.flat()) {
      expect(x).toBeGreaterThan(0);
      expect(x + CARD.width).toBeLessThan(SHEET.width);
      expect(y + CARD.height).toBeLessThan(SHEET.height);
    }
  });

  test('marks lie outside of what is cut and of what is printed round it, on lines with its edges', () => {
    const [x, y, width, height] = [20, 30, 50, 40] as const;
    const marks = [...cutMarks([x, y, width, height]).matchAll(/M(\S+) (\S+?)([hv])(-?[\d.]+)/g)];
    expect(marks).toHaveLength(8);
    for (const [, mx = '', my = '', way, by = ''] of marks) {
      const [across, down] = [Number(mx), Number(my)];
      const [endX, endY] = way === 'h' ? [across + Number(by), down] : [across, down + Number(by)];
      for (const [px, py] of [
        [across, down],
        [endX, endY],
      ] as const) {
        const inside = px > x - BLEED && px < x + width + BLEED && py > y - BLEED && py < y + height + BLEED;
        expect(inside).toBe(false);
      }
      expect(way === 'h' ? [y, y + height] : [x, x + width]).toContain(way === 'h' ? down : across);
    }
  });
});

test('a PDF has a page of its size for every sheet', async () => {
  // The smallest picture there is: one grey pixel.
  const jpeg = Uint8Array.from(
    atob(
      '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
    ),
    (letter) => letter.charCodeAt(0),
  );
  const page = { width: 210, height: 297, jpeg, spot: [9, 9, 100, 100], marks: cutMarks([12, 12, 94, 94]) } as const;
  const file = await pdfOf('Øland', [
    { ...page, label: 'A1' },
    { ...page, width: 297, height: 210, label: 'A2' },
  ]);
  const { PDFDocument } = await import('./pdf-library.ts');
  const read = await PDFDocument.load(await file.arrayBuffer());
  expect(read.getTitle()).toBe('Øland');
  const millimetres = (points: number): number => Math.round((points * 25.4) / 72);
  const sizes = read.getPages().map((one) => [one.getWidth(), one.getHeight()].map(millimetres));
  expect(sizes).toEqual([
    [210, 297],
    [297, 210],
  ]);
});
