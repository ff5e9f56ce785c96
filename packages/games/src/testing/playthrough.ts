import { fastChance, type Game, type ScoreSheet } from '@branchline/engine';
import { anyType, randomPlay } from '@branchline/engine/testing';

/** A whole random game as text, event by event, so that a reviewer sees what a change changed. */
export function playthrough(game: Game, seats: number, seed: number): string {
  const line = (thing: object): string => told(game.naming.named(thing));
  const deal = game.begin(seats, fastChance(seed, 0)).events;
  const lines = [`${game.id} for ${seats}, seed ${seed}`, '', 'the deal', ...deal.map((event) => `  ${line(event)}`)];
  let end = game.blank();
  for (const { step, seat, action, events, state } of randomPlay(game, seats, seed, anyType)) {
    lines.push('', `${step}. seat ${seat}  ${line(action)}`, ...events.map((event) => `  ${line(event)}`));
    end = state;
  }
  return `${[...lines, '', 'the score', ...sheet(game.score(end), line)].join('\n')}\n`;
}

/** A thing that happened, or was done, in one line: its type, then its fields by name. */
function told({ type, ...fields }: Record<string, unknown>): string {
  return [type, ...Object.entries(fields).map(([name, value]) => `${name}: ${shown(value)}`)].join('  ');
}

/** Piles tell who may look, lists are written out. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? value.join(' ') : 'none';
  if (typeof value !== 'object' || value === null) return String(value);
  const { sight, sealedFor, items } = value as {
    sight?: number | 'nobody';
    sealedFor?: number;
    items?: readonly string[];
  };
  const secret = sealedFor === undefined ? `seen by ${sight}` : `sealed for ${sealedFor}`;
  return `${shown(items ?? [])} (${secret})`;
}

function sheet({ seats, winners, decidedBy }: ScoreSheet, line: (thing: object) => string): string[] {
  return [
    ...seats.flatMap(({ seat, lines, total }) => [
      `seat ${seat}`,
      ...lines.map(({ kind, ...fields }) => `  ${line({ type: kind, ...fields })}`),
      `  total: ${total}`,
    ]),
    `winners: ${shown(winners)} (decided by ${decidedBy})`,
  ];
}
