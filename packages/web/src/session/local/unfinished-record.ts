import type { KeptEntry, KeptTable } from './kept-table.ts';

/** What is known of a table that cannot be played on, in the shape of a game record without an end: no rule is asked for it. */
export function unfinishedRecord(
  { game, options, seats, seed, format = 1 }: KeptTable,
  log: readonly KeptEntry[],
): object {
  const [deal, ...moves] = log;
  return {
    record: 1,
    kept: format,
    game,
    options,
    seats,
    chance: { kind: 'strong', seed },
    deal: deal?.events ?? [],
    entries: moves.map(({ answered, events }, place) => ({ step: place + 1, ...answered, events })),
  };
}
