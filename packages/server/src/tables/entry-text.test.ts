import type { AnswerEntry, MovedBy } from '@branchline/engine';
import { seenBy } from '@branchline/games';
import { expect, test } from 'vitest';
import { readEntries, withChecksum } from '../store/checksum.ts';
import { EntryText } from './entry-text.ts';

const entry: AnswerEntry = {
  version: 1,
  seat: 1,
  at: 5,
  id: 'a "1"',
  question: { kind: 'takeTurn', number: 3 },
  action: { type: 'takeCard', from: 'deck' },
  events: [{ type: 'cardDrawn', seat: 1, card: 'red' }],
};
const entries = [entry, ...(['person', 'order'] satisfies MovedBy[]).map((by) => ({ ...entry, by }))];

test.each(entries)('is stored so that it can be read again: by $by', (one) => {
  expect(readEntries([withChecksum(new EntryText(one).body(), 'x', 1)], 'x', 0)).toEqual([one]);
});

test.each(entries)('is told as a viewer may see it: by $by', (one) => {
  for (const viewer of [0, 1, 'watcher', 'replay'] as const) {
    const { version, ...seen } = seenBy(one, viewer);
    expect(JSON.parse(new EntryText(one).happened('x', viewer, undefined))).toEqual({
      type: 'happened',
      table: 'x',
      version,
      viewer,
      entry: seen,
    });
  }
});
