import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameList } from '../all.ts';
import { figuresOf } from './figures.ts';
import { parseRecord } from './parse-record.ts';
import { readRecord } from './read-record.ts';

describe.each(gameList.map(({ id }) => id))('the figures of a finished game of %s', (id) => {
  const text = readFileSync(new URL(`../${id}/record-v1.jsonl`, import.meta.url), 'utf8');
  const { record } = readRecord(parseRecord(text));
  const figures = figuresOf(record);

  test('agree with its score sheet', () => {
    expect(figures.map(({ points }) => points)).toEqual(record.score.map(({ total }) => total));
    expect(figures.flatMap(({ won }, seat) => (won ? [seat] : []))).toEqual(record.result.winners);
    for (const [seat, { ticketsDone, ticketsMissed }] of figures.entries()) {
      const tickets = record.score[seat]?.lines.filter(({ kind }) => kind === 'ticket') ?? [];
      expect(ticketsDone + ticketsMissed).toBe(tickets.length);
    }
  });

  test('count the routes that the score sheet counts, and measure a path among them', () => {
    for (const [seat, { routes, longestPath }] of figures.entries()) {
      const line = record.score[seat]?.lines.find(({ kind }) => kind === 'routes');
      if (longestPath === undefined) continue;
      expect(routes).toHaveLength(line?.count ?? routes.length);
      expect(longestPath > 0).toBe(routes.length > 0);
    }
  });
});
