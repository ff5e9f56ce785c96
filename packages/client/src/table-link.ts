/** What a link to a table says: as people send them, `https://play.example.org/t/TABLE?key=KEY`. */
export interface TableLink {
  readonly server: string;
  readonly table: string;
  /** The invitation, or the key to a seat or to watch; a public table needs none. */
  readonly key?: string;
}

/** Reads a link; nothing, if it is none. */
export function readTableLink(text: string): TableLink | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, searchParams } = new URL(text);
  const table = /^\/t\/([\w-]{22})\/?$/.exec(pathname)?.[1];
  if (table === undefined || !/^https?:$/.test(protocol)) return undefined;
  const key = searchParams.get('key');
  return { server: origin, table, ...(key !== null && key !== '' && { key }) };
}
