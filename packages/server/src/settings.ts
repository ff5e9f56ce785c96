/** What the environment decides about a server. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
}

/** The settings, or a sentence saying what is wrong with them. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings | string {
  const { PORT = '3000', HOST = '127.0.0.1', DATA_DIR = './data' } = environment;
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65_535) return `PORT is "${PORT}": it must be a number from 0 to 65535.`;
  return { host: HOST, port, dataDir: DATA_DIR };
}
