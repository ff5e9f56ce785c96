import { type PackReading, readPack } from '../pack/read-pack.ts';
import { isOfTheHouse } from './titles.ts';

/** Reads a map that somebody brings: as any pack is read, and it must not pass for a game of the house. */
export function readOutsidePack(value: unknown): PackReading {
  const reading = readPack(value);
  if (!reading.ok || !isOfTheHouse(reading.pack.id)) return reading;
  return { ok: false, faults: [`id: ${reading.pack.id} is that of a game of the house`] };
}
