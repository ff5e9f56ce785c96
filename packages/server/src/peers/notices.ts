import type { NoticeKind, PeerNotice } from './peers.ts';

const LETTERS: Readonly<Record<NoticeKind, string>> = { log: 'l', sheet: 's', talk: 't', people: 'p', touch: 'h' };
const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as NoticeKind]));
const NOTICE = /^([\w-]{1,64})([lstph])(\d{1,10})$/;
/** A message of PostgreSQL holds 8,000 bytes. */
const MOST = 100;

/** Notices as short messages, each headed by the process they come from: table ids and numbers, nothing else. */
export function messagesOf(from: string, notices: readonly PeerNotice[]): readonly string[] {
  const words = notices.map(({ table, kind, number }) => `${table}${LETTERS[kind]}${number}`);
  const messages: string[] = [];
  for (let place = 0; place < words.length; place += MOST) {
    messages.push([from, ...words.slice(place, place + MOST)].join(' '));
  }
  return messages;
}

/** The notices of a message; none, if it is our own or not one of ours. */
export function noticesOf(message: string, self: string): readonly PeerNotice[] {
  const [from, ...words] = message.split(' ');
  if (from === self) return [];
  return words.flatMap((word) => {
    const [, table = '', letter = '', number] = NOTICE.exec(word) ?? [];
    const kind = KINDS.get(letter);
    return kind === undefined ? [] : [{ table, kind, number: Number(number) }];
  });
}
