import type { IncomingHttpHeaders } from 'node:http';
import type { Devices } from './devices.ts';
import type { Identity } from './identity.ts';
import type { Keys } from './keys.ts';

export const COOKIE = 'branchline';
const OURS = new RegExp(`(?:^|; *)${COOKIE}=([\\w.-]+)`);
/** As long as browsers keep a cookie at all. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** What is needed to know somebody again. */
export interface Recognition {
  readonly keys: Keys;
  readonly devices: Pick<Devices, 'isRevoked'>;
}

/** Who asks, by cookie and by `Authorization: Bearer`. Nothing but our own signature is believed. */
export function identityOf(headers: IncomingHttpHeaders, { keys, devices }: Recognition): Identity {
  const signed = OURS.exec(headers.cookie ?? '')?.[1];
  const cookie = signed === undefined ? undefined : keys.unsign(signed);
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const key = bearer === undefined ? undefined : keys.read(bearer);
  const sitting = cookie === undefined ? undefined : personIn(cookie);
  return { ...(sitting && !devices.isRevoked(sitting.device) && sitting), ...(key && { key }) };
}

/** What the cookie of a person's browser says, before it is signed. */
export const cookieText = (person: string, device: string): string => `${person}.${device}`;

/** The person and the browser in a cookie. Those of the first versions name the person only: that was one browser. */
function personIn(cookie: string): { person: string; device: string } {
  const [person = '', device = person] = cookie.split('.');
  return { person, device };
}

export function cookieOptions(secure: boolean): object {
  return { httpOnly: true, sameSite: 'lax', path: '/', maxAge: KEPT_SECONDS, secure };
}

/** A browser tells where a request comes from; only our own pages may change anything. Other programs tell nothing. */
export function originAllowed(origin: string | undefined, host: string, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true;
  if (origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
