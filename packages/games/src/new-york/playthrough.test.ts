import { readFileSync, writeFileSync } from 'node:fs';
import { fastChance, type ScoreSheet } from '@branchline/engine';
import { anyType, randomPlay } from '@branchline/engine/testing';
import { expect, test } from 'vitest';
import { newYork } from './rules.ts';

const FILE = new URL('./playthrough.txt', import.meta.url);
const SEATS = 3;
const SEED = 9;

const game = newYork();

/** A thing that happened, or was done, in one line: its type, then its fields by name. */
function line(thing: object): string {
  const { type, ...fields } = game.naming.named(thing);
  return [type, ...Object.entries(fields).map(([name, value]) => `${name}: ${told(value)}`)].join('  ');
}

/** Piles tell who may look, lists are written out. */
function told(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? value.join(' ') : 'none';
  if (typeof value !== 'object' || value === null) return String(value);
  const { sight, sealedFor, items } = value as {
    sight?: number | 'nobody';
    sealedFor?: number;
    items?: readonly string[];
  };
  const secret = sealedFor === undefined ? `seen by ${sight}` : `sealed for ${sealedFor}`;
  return `${told(items ?? [])} (${secret})`;
}

function sheet({ seats, winners, decidedBy }: ScoreSheet): string[] {
  return [
    ...seats.flatMap(({ seat, lines, total }) => [
      `seat ${seat}`,
      ...lines.map(({ kind, ...fields }) => `  ${line({ type: kind, ...fields })}`),
      `  total: ${total}`,
    ]),
    `winners: ${told(winners)} (decided by ${decidedBy})`,
  ];
}

function playthrough(): string {
  const deal = game.begin(SEATS, fastChance(SEED, 0)).events;
  const lines = [`${game.id} for ${SEATS}, seed ${SEED}`, '', 'the deal', ...deal.map((event) => `  ${line(event)}`)];
  let end = game.blank();
  for (const { step, seat, action, events, state } of randomPlay(game, SEATS, SEED, anyType)) {
    lines.push('', `${step}. seat ${seat}  ${line(action)}`, ...events.map((event) => `  ${line(event)}`));
    end = state;
  }
  return `${[...lines, '', 'the score', ...sheet(game.score(end))].join('\n')}\n`;
}

// BRANCHLINE_UPDATE=1 writes the file anew; what changed in it is what changed in the game.
test('a whole game of New York goes as it is written in playthrough.txt', () => {
  const played = playthrough();
  if (process.env.BRANCHLINE_UPDATE === '1') writeFileSync(FILE, played);
  expect(played).toBe(readFileSync(FILE, 'utf8'));
});
