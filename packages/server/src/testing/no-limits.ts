/** Everything a test does comes from one address: what that may have is no matter, where a test does not say so. */
export const NO_LIMITS: Readonly<Record<string, string>> = {
  REQUESTS_PER_MINUTE: '1000000',
  ADDRESS_REQUESTS_PER_MINUTE: '1000000',
  SESSIONS_PER_HOUR: '1000000',
  TABLES_PER_HOUR: '1000000',
  ADDRESS_TABLES_PER_HOUR: '1000000',
  RECORDS_PER_HOUR: '1000000',
  PACKS_PER_HOUR: '1000000',
  LINES_PER_MINUTE: '1000000',
  WATCHES_PER_MINUTE: '1000000',
  PAGES_PER_MINUTE: '1000000',
};
