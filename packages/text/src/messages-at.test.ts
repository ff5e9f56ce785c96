import { expect, test } from 'vitest';
import { en } from './en/en.ts';
import { languages } from './languages.ts';
import { messagesAt } from './messages-at.ts';

test('where taxis drive, Norwegian calls a route otherwise, in texts and in sentences', async () => {
  const nb = await languages.nb.load();
  expect(messagesAt('train', nb)).toBe(nb);
  const taxis = messagesAt('taxi', nb);
  expect(nb.questions.turn).toContain('en toglinje');
  expect(taxis.questions.turn).toContain('en strekning');
  expect(taxis.inWords.routesFound(2)).toBe('2 strekninger');
  expect(JSON.stringify(taxis)).not.toMatch(/toglinje/i);
  expect(messagesAt('taxi', nb)).toBe(taxis);
});

test('Dutch counts taxis, and English says the same at every table', async () => {
  const nl = messagesAt('taxi', await languages.nl.load());
  expect(nl.end.chartPieces).toContain('taxi’s');
  expect(messagesAt('taxi', en).questions.turn).toBe(en.questions.turn);
  expect(messagesAt('taxi', en).table.points(2)).toBe(en.table.points(2));
});
