import type { GameRecord } from '@branchline/games';
import { useEffect, useState } from 'preact/hooks';
import { type NamedGameReading, readGame } from '../../session/game-reading.ts';

/** What is known so far of what a game was decided by. */
export interface Found {
  readonly reading: NamedGameReading;
  readonly done: boolean;
  /** How much of the work is done, 0 to 1. */
  readonly part: number;
}

const NOTHING: Found = { reading: { turns: [], costly: [] }, done: false, part: 0 };

/** Has a finished game read for as long as this is shown. */
export function useReading(record: GameRecord): Found {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    setFound(NOTHING);
    return readGame(record, (reading, done, part) => setFound({ reading, done, part }));
  }, [record]);
  return found;
}
