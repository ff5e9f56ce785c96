/* A file of its own, so that what is built of it has a name: it is fetched when somebody prints. */
export { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
