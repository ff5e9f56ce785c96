/** Of PostgreSQL: no connection, not enough of something, going down or coming up; of the network: whatever keeps us from it. */
const CODES = /^(08|53|57P)|^E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_AGAIN)/;
/** What has no code: connections that end while they are needed, or cannot be had in time. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Of SQLite, by the lower byte of its code: busy, read-only, trouble with the disk, full, cannot be opened. */
const OF_THE_FILE = new Set([5, 8, 10, 13, 14]);

/** Does an error mean that the store cannot be reached just now? Whether what was asked of it has been done is not known then. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if ('errcode' in error && typeof error.errcode === 'number') return OF_THE_FILE.has(error.errcode & 0xff);
  return CODES.test(code) || WORDS.test(error.message);
}
