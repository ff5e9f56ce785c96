/** Lines up cells under each other: the first column to the left, the others, which are numbers, to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

/** A bar on the terminal that shows how far a long task is. */
export interface Progress {
  at(done: number): void;
  end(): void;
}

const WIDTH = 30;
const SILENT: Progress = { at: () => {}, end: () => {} };

/** On stderr, so that what is piped on stays clean; and only if somebody is there to look at it. */
export function progress(total: number | undefined, what: string): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return SILENT;
  let shown = 0;
  return {
    at(done) {
      const now = performance.now();
      if (now - shown < 100 && done !== total) return;
      shown = now;
      stderr.write(
        `\r${total === undefined ? '' : bar(done / total)}${done}${total === undefined ? '' : ` of ${total}`} ${what}`,
      );
    },
    end: () => stderr.write('\r\u001b[2K'),
  };
}

function bar(share: number): string {
  const full = Math.round(WIDTH * share);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} `;
}
