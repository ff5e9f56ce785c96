import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 bits: nobody guesses a table or a person. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** What a key opens: sitting down, watching, or one seat. */
export type KeyScope =
  | { readonly kind: 'join' | 'watch'; readonly table: string }
  | { readonly kind: 'seat'; readonly table: string; readonly seat: number; readonly generation: number };

/** Makes and checks signed things. Nothing has to be stored for them, and a stolen database forges none. */
export interface Keys {
  /** A key for a link. A seat's key is also its bearer token. */
  keyTo(opens: KeyScope): string;
  /** What the key opens; nothing, if it was not made here. */
  read(key: string): KeyScope | undefined;
  sign(text: string): string;
  /** The text of a signed text; nothing, if it was not signed here. */
  unsign(signed: string): string | undefined;
  /** A short mark that stands for something without telling it. */
  pseudonym(text: string): string;
}

export function makeKeys(secret: string): Keys {
  const signature = (purpose: string, text: string): string =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url').slice(0, 32);

  const verified = (purpose: string, signed: string): string | undefined => {
    const at = signed.lastIndexOf('.');
    if (at < 0) return undefined;
    const text = signed.slice(0, at);
    const given = Buffer.from(signed.slice(at + 1));
    const right = Buffer.from(signature(purpose, text));
    return given.length === right.length && timingSafeEqual(given, right) ? text : undefined;
  };

  return {
    keyTo: (opens) => {
      const text = textOf(opens);
      return `${text}.${signature('key', text)}`;
    },
    read: (key) => {
      const text = verified('key', key);
      return text === undefined ? undefined : opensOf(text);
    },
    sign: (text) => `${text}.${signature('sign', text)}`,
    unsign: (signed) => verified('sign', signed),
    pseudonym: (text) => signature('mark', text).slice(0, 12),
  };
}

function textOf(opens: KeyScope): string {
  return opens.kind === 'seat'
    ? `s.${opens.table}.${opens.seat}.${opens.generation}`
    : `${opens.kind[0]}.${opens.table}`;
}

function opensOf(text: string): KeyScope | undefined {
  const [kind, table, seat, generation] = text.split('.');
  if (table === undefined) return undefined;
  if (kind === 'j') return { kind: 'join', table };
  if (kind === 'w') return { kind: 'watch', table };
  return { kind: 'seat', table, seat: Number(seat), generation: Number(generation) };
}
