import type { PeerNotice, Written } from './peers.ts';

const LETTERS: Readonly<Record<Written, string>> = { log: 'l', sheet: 's', talk: 't', people: 'p' };
const MEANT = new Map(Object.entries(LETTERS).map(([written, letter]) => [letter, written as Written]));
const NOTE = /^([\w-]{1,64})([lstp])(\d{1,10})$/;
/** A message of PostgreSQL holds 8,000 bytes. */
const MOST = 100;

/** Notes as short messages, each headed by the process they come from: table ids and numbers, nothing else. */
export function messagesOf(from: string, notes: readonly PeerNotice[]): readonly string[] {
  const words = notes.map(({ table, written, number }) => `${table}${LETTERS[written]}${number}`);
  const messages: string[] = [];
  for (let place = 0; place < words.length; place += MOST) {
    messages.push([from, ...words.slice(place, place + MOST)].join(' '));
  }
  return messages;
}

/** The notes of a message; none, if it is our own or not one of ours. */
export function notesOf(message: string, self: string): readonly PeerNotice[] {
  const [from, ...words] = message.split(' ');
  if (from === self) return [];
  return words.flatMap((word) => {
    const [, table = '', letter = '', number] = NOTE.exec(word) ?? [];
    const written = MEANT.get(letter);
    return written === undefined ? [] : [{ table, written, number: Number(number) }];
  });
}
