import type { PieceKind } from '@branchline/games';
import type { Messages } from './en/en.ts';

type Said = (...given: readonly unknown[]) => unknown;

const turned = new WeakMap<Messages, Messages>();

/** The texts of a language at a table with such pieces: some languages call a route otherwise where taxis drive. */
export function messagesAt(pieces: PieceKind, messages: Messages): Messages {
  if (pieces === 'train') return messages;
  const known = turned.get(messages) ?? (turn(messages, messages.things.atTaxis) as Messages);
  turned.set(messages, known);
  return known;
}

/** Every text of a part, and what every sentence of it says, through `change`. */
function turn(part: unknown, change: (text: string) => string): unknown {
  if (typeof part === 'string') return change(part);
  if (typeof part === 'function') {
    const say = part as Said;
    return (...given: readonly unknown[]): unknown => {
      const said = say(...given);
      return typeof said === 'string' ? change(said) : said;
    };
  }
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, turn(value, change)]));
}
