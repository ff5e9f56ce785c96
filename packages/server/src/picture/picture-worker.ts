import { tablePicture } from './table-picture.ts';

// biome-ignore lint/style/noDefaultExport: the worker pool calls a file's default export
export default tablePicture;
