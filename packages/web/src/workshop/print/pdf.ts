/** A page, all in millimetres from its left upper corner: a picture, lines to cut along as the path of an SVG, and what it is called. */
export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly jpeg: Uint8Array<ArrayBuffer>;
  /** Where the picture lies: left, top, width, height. */
  readonly spot: readonly [number, number, number, number];
  readonly marks: string;
  readonly label: string;
}

const POINTS = 72 / 25.4;

/** The pages as a file. The library is fetched when somebody prints, and not before. */
export async function pdfOf(title: string, pages: readonly PrintedPage[]): Promise<Blob> {
  const { PDFDocument, rgb, StandardFonts } = await import('./pdf-library.ts');
  const file = await PDFDocument.create();
  file.setTitle(title);
  const font = await file.embedFont(StandardFonts.Helvetica);
  for (const { width, height, jpeg, spot, marks, label } of pages) {
    const page = file.addPage([width * POINTS, height * POINTS]);
    const [left, top, wide, high] = spot;
    page.drawImage(await file.embedJpg(jpeg), {
      x: left * POINTS,
      y: (height - top - high) * POINTS,
      width: wide * POINTS,
      height: high * POINTS,
    });
    const line = { borderColor: rgb(0, 0, 0), borderWidth: 0.25 };
    if (marks !== '') page.drawSvgPath(marks, { x: 0, y: height * POINTS, scale: POINTS, ...line });
    page.drawText(label, { x: 12 * POINTS, y: 4 * POINTS, size: 8, font });
  }
  const bytes = new Uint8Array(await file.save());
  return new Blob([bytes], { type: 'application/pdf' });
}
