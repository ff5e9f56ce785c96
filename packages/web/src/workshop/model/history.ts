/** A document, and every state it had before: nothing is ever too long ago to be undone. */
export interface History<Document> {
  readonly past: readonly Document[];
  readonly now: Document;
  readonly future: readonly Document[];
}

export const begun = <Document>(now: Document): History<Document> => ({ past: [], now, future: [] });

/** One step on. What was undone before cannot be done again after that. */
export function changed<Document>(history: History<Document>, next: Document): History<Document> {
  if (next === history.now) return history;
  return { past: [...history.past, history.now], now: next, future: [] };
}

export function undone<Document>({ past, now, future }: History<Document>): History<Document> {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone<Document>({ past, now, future }: History<Document>): History<Document> {
  const [next, ...later] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: later };
}
