/** What the environment decides about a server. */
export interface ServerSettings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** A map that is offered besides those in `dataDir`. */
  readonly packFile?: string;
  /** Absent: one SQLite file in `dataDir`. */
  readonly databaseUrl?: string;
  /** Where to listen to the other processes, when `databaseUrl` is a pooler that cannot pass messages on. */
  readonly listenUrl?: string;
  /** So long a process that took a bot's move, an order or a clock may be silent before another takes it. */
  readonly leaseSeconds: number;
  /** The address players use, when it is not the one the server sees: behind a proxy. */
  readonly publicUrl?: string;
  /** How many proxies stand before the server; their `X-Forwarded-…` headers are believed. */
  readonly proxies: number;
  readonly logLevel: string;
  /** Absent: made at the first start and kept in `dataDir`. */
  readonly secret?: string;
  readonly botWorkers: number;
  /** After so many seconds of thinking a bot plays its quick plan. */
  readonly botSeconds: number;
  /** Bots play on at tables without people though nobody watches. */
  readonly botsAlone: boolean;
  readonly messagesPerSecond: number;
  readonly requestsPerMinute: number;
  /** Tables set up and records brought, by one session. */
  readonly tablesPerHour: number;
  /** Maps brought from one address, with a table or a record. */
  readonly packsPerHour: number;
  /** The most a request that brings a map may weigh. */
  readonly packBytes: number;
  /** Who may offer maps to everybody in the gallery. */
  readonly offerMaps: 'nobody' | 'passkey' | 'everybody';
  /** What one address may have, however many sessions it begins. */
  readonly addressRequestsPerMinute: number;
  readonly sessionsPerHour: number;
  readonly addressTablesPerHour: number;
  readonly recordsPerHour: number;
  readonly linesPerMinute: number;
  readonly watchesPerMinute: number;
  readonly pagesPerMinute: number;
  /** How many days things are kept; 0: for ever. */
  readonly keepDays: {
    readonly unbegun: number;
    readonly idle: number;
    readonly finished: number;
    readonly chat: number;
    readonly people: number;
  };
  /** When the store weighs more, or its disk has less left, no new tables are made. */
  readonly storageBytes: number;
  readonly freeBytes: number;
  readonly connectionsPerAddress: number;
  /** Lines of any kind, of everybody together. */
  readonly connections: number;
  /** Absent: metrics are told to this machine only. */
  readonly metricsToken?: string;
  /** A mail or web address by which players can reach whoever runs this server; absent: none is shown. */
  readonly contact?: string;
  /** A mail or web address by which push services can reach whoever runs this server. */
  readonly pushContact: string;
  /** Push messages go to these hosts only; `*.` stands for any name before it. */
  readonly pushHosts: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const PUSH_HOSTS = 'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** A value that is not what it must be, as a sentence. */
class BadSetting extends Error {}

/** The settings, or a sentence saying what is wrong with them. */
export function readSettings(environment: Environment, cores = 2): ServerSettings | string {
  try {
    return settings(environment, cores);
  } catch (error) {
    if (error instanceof BadSetting) return error.message;
    throw error;
  }
}

function settings(environment: Environment, cores: number): ServerSettings {
  const { HOST = '127.0.0.1', DATA_DIR = './data', PACK_FILE } = environment;
  const { SECRET, METRICS_TOKEN, DATABASE_URL, LISTEN_URL, PUBLIC_URL, CONTACT } = environment;
  const number = (name: string, usual: number, most: number, least = 1) =>
    wholeNumber(name, environment[name], { usual, least, most });
  if (HOST === '')
    throw new BadSetting('HOST is empty: it must be an address of this machine, such as 127.0.0.1 or 0.0.0.0.');
  if (DATA_DIR === '') throw new BadSetting('DATA_DIR is empty: it must be a folder.');
  return {
    host: HOST,
    port: number('PORT', 3000, 65_535, 0),
    dataDir: DATA_DIR,
    ...(PACK_FILE && { packFile: PACK_FILE }),
    ...(DATABASE_URL !== undefined && {
      databaseUrl: address('DATABASE_URL', DATABASE_URL, ['postgres:', 'postgresql:'], true),
    }),
    ...(LISTEN_URL !== undefined && {
      listenUrl: address('LISTEN_URL', LISTEN_URL, ['postgres:', 'postgresql:'], true),
    }),
    leaseSeconds: number('LEASE_SECONDS', 15, 600),
    ...(PUBLIC_URL !== undefined && {
      publicUrl: new URL(address('PUBLIC_URL', PUBLIC_URL, ['http:', 'https:'])).origin,
    }),
    proxies: number('PROXIES', 0, 10, 0),
    logLevel: oneOf('LOG_LEVEL', environment.LOG_LEVEL ?? 'info', LOG_LEVELS),
    ...(SECRET !== undefined && { secret: long('SECRET', SECRET, 32) }),
    ...(METRICS_TOKEN !== undefined && { metricsToken: long('METRICS_TOKEN', METRICS_TOKEN, 16) }),
    botWorkers: number('BOT_WORKERS', Math.max(1, cores - 1), 64),
    botSeconds: number('BOT_SECONDS', 10, 600),
    botsAlone: oneOf('TABLES_OF_BOTS', environment.TABLES_OF_BOTS ?? 'watched', ['watched', 'always']) === 'always',
    messagesPerSecond: number('MESSAGES_PER_SECOND', 20, 1_000_000),
    requestsPerMinute: number('REQUESTS_PER_MINUTE', 1200, 10_000_000),
    tablesPerHour: number('TABLES_PER_HOUR', 120, 10_000_000),
    packsPerHour: number('PACKS_PER_HOUR', 60, 10_000_000),
    packBytes: number('PACK_KILOBYTES', 300, 1000, 64) * 1000,
    offerMaps: oneOf('OFFER_MAPS', environment.OFFER_MAPS ?? 'nobody', ['nobody', 'passkey', 'everybody']),
    addressRequestsPerMinute: number('ADDRESS_REQUESTS_PER_MINUTE', 12_000, 10_000_000),
    sessionsPerHour: number('SESSIONS_PER_HOUR', 300, 10_000_000),
    addressTablesPerHour: number('ADDRESS_TABLES_PER_HOUR', 300, 10_000_000),
    recordsPerHour: number('RECORDS_PER_HOUR', 60, 10_000_000),
    linesPerMinute: number('LINES_PER_MINUTE', 120, 10_000_000),
    watchesPerMinute: number('WATCHES_PER_MINUTE', 1200, 10_000_000),
    pagesPerMinute: number('PAGES_PER_MINUTE', 600, 10_000_000),
    keepDays: {
      unbegun: number('KEEP_UNBEGUN_DAYS', 14, 36_500, 0),
      idle: number('KEEP_IDLE_DAYS', 90, 36_500, 0),
      finished: number('KEEP_FINISHED_DAYS', 400, 36_500, 0),
      chat: number('KEEP_CHAT_DAYS', 90, 36_500, 0),
      people: number('KEEP_PEOPLE_DAYS', 400, 36_500, 0),
    },
    storageBytes: number('STORAGE_MEGABYTES', 20_000, 1_000_000_000) * 1_000_000,
    freeBytes: number('FREE_MEGABYTES', 200, 1_000_000_000, 0) * 1_000_000,
    connectionsPerAddress: number('CONNECTIONS_PER_ADDRESS', 100, 10_000_000),
    connections: number('CONNECTIONS', 20_000, 1_000_000, 10),
    ...(CONTACT !== undefined && { contact: address('CONTACT', CONTACT, ['mailto:', 'https:']) }),
    pushContact: address('PUSH_CONTACT', environment.PUSH_CONTACT ?? CONTACT ?? 'mailto:admin@localhost.localdomain', [
      'mailto:',
      'https:',
    ]),
    pushHosts: (environment.PUSH_HOSTS ?? PUSH_HOSTS).split(',').filter((host) => host !== ''),
  };
}

interface Bounds {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

function wholeNumber(name: string, text: string | undefined, { usual, least, most }: Bounds): number {
  if (text === undefined) return usual;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new BadSetting(`${name} is "${text}": it must be a number from ${least} to ${most}.`);
}

function oneOf<Word extends string>(name: string, text: string, all: readonly Word[]): Word {
  const known = all.find((word) => word === text);
  if (known !== undefined) return known;
  throw new BadSetting(`${name} is "${text}": it must be one of ${all.join(', ')}.`);
}

/** What nobody is to guess. */
function long(name: string, text: string, least: number): string {
  if (text.length >= least) return text;
  throw new BadSetting(`${name} is too short: it must have at least ${least} characters.`);
}

/** `secret`: the value may hold a password, so the sentence does not repeat it. */
function address(name: string, text: string, schemes: readonly string[], secret = false): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && schemes.includes(url.protocol)) return text;
  const kinds = schemes.map((scheme) => `${scheme}${scheme === 'mailto:' ? '…' : '//…'}`).join(' or ');
  throw new BadSetting(`${name} is ${secret ? 'not understood' : `"${text}"`}: it must be an address like ${kinds}.`);
}
