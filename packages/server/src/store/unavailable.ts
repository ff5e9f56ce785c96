/** Of PostgreSQL: no connection, not enough of something, going down or coming up; of the network: whatever keeps us from it. */
const CODES = /^(08|53|57P)|^E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_AGAIN)/;
/** What has no code: connections that end while they are needed, or cannot be had in time. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Does an error mean that the store cannot be reached just now? Whether what was asked of it has been done is not known then. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CODES.test(code) || WORDS.test(error.message);
}
