/** A bot that never stops thinking. */
function think(): never {
  for (;;) Math.sqrt(2);
}

// biome-ignore lint/style/noDefaultExport: the worker pool calls a file's default export
export default think;
