import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { TableStore } from '../store/table-store.ts';

/** What only this server knows: it signs sessions and links with one, and push messages with the other. */
export interface Secrets {
  readonly secret: string;
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
}

const Kept = z.object({
  secret: z.string().min(32),
  vapid: z.object({ publicKey: z.string(), privateKey: z.string() }),
});

const fileIn = (folder: string): string => path.join(folder, 'secrets.json');

/** The secrets in this folder, made at the first start. A secret given by the environment goes before the kept one. */
export function openSecrets(folder: string, given?: string): Secrets {
  const file = fileIn(folder);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeOnce(file, newSecrets());
  const kept = Kept.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!kept.success)
    throw new Error(`${file} is damaged: restore it from a backup, or remove it and all sessions begin anew`);
  return given === undefined ? kept.data : { ...kept.data, secret: given };
}

/**
 * The secrets that all processes of one database share: those of whoever started first. A folder that holds some from the time
 * when there was one process goes on with them.
 */
export async function sharedSecrets(store: Pick<TableStore, 'keep'>, folder: string, given?: string): Promise<Secrets> {
  const own = existsSync(fileIn(folder)) ? openSecrets(folder) : newSecrets();
  const kept = Kept.safeParse(JSON.parse(await store.keep('secrets', JSON.stringify(own))));
  if (!kept.success) throw new Error('the row "secrets" of table "kept" is damaged');
  return given === undefined ? kept.data : { ...kept.data, secret: given };
}

function newSecrets(): Secrets {
  return { secret: randomBytes(32).toString('base64url'), vapid: newVapid() };
}

/** Keys of P-256 as push services want them (RFC 8292): the public one is its point, uncompressed. */
function newVapid(): Secrets['vapid'] {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = pair.privateKey.export({ format: 'jwk' });
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}

/** Readable by the server's user only; whoever comes second keeps the first one's. */
function writeOnce(file: string, secrets: Secrets): void {
  let opened: number;
  try {
    opened = openSync(file, 'wx', 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    throw error;
  }
  writeSync(opened, `${JSON.stringify(secrets, undefined, 2)}\n`);
  fsyncSync(opened);
  closeSync(opened);
}
