import {
  addPack,
  addTitle,
  type GameEntry,
  type GameTitle,
  LARGEST_PACK,
  type Pack,
  readOutsidePack,
} from '@branchline/games';
import type { GalleryAnswer, GameListing } from '@branchline/protocol';
import { type Signal, signal } from '@preact/signals';
import { api } from '../api.ts';
import { fetchGame } from '../game.ts';
import { type MapReading, readMap } from './read-map.ts';
import { localTables } from './storage.ts';

/** A map from outside that can be chosen for a table. */
export interface KnownMap {
  readonly ref: string;
  /** Who has it: the server offers it to everybody, or this browser keeps it for whoever brought it. */
  readonly from: 'server' | 'browser';
}

/** The maps from outside that can be chosen here. */
export const knownMaps: Signal<readonly KnownMap[]> = signal([]);

/** So many bytes may what is sent to this server weigh with a map in it; nothing is known without a server. */
export const largestMap: Signal<number | undefined> = signal(undefined);

/** Looks up again which maps there are. Without a server, or in a browser that keeps nothing, there are fewer. */
export async function lookUpMaps(): Promise<void> {
  const [kept, offered] = await Promise.all([keptMaps(), offeredMaps()]);
  const own = kept.filter((ref) => !offered.includes(ref));
  knownMaps.value = [
    ...offered.map((ref) => ({ ref, from: 'server' as const })),
    ...own.map((ref) => ({ ref, from: 'browser' as const })),
  ];
}

async function keptMaps(): Promise<readonly string[]> {
  const kept = await localTables()
    .maps()
    .catch(() => []);
  const newest = kept.toSorted((one, other) => other.broughtAt - one.broughtAt);
  // Kept by an earlier version of the page, one may have a fault that this one knows of.
  return newest.flatMap(({ pack }) => added(pack)?.id ?? []);
}

function added(pack: Pack): GameEntry | undefined {
  const reading = readOutsidePack(pack);
  return reading.ok ? addPack(reading.pack) : undefined;
}

/** So many of the newest maps of the gallery are in the list; the workshop has them all. */
const NEWEST = 12;

async function offeredMaps(): Promise<readonly string[]> {
  const [byOperator, byPeople] = await Promise.all([mapsOfOperator(), mapsOfPeople()]);
  return [...new Set([...byOperator, ...byPeople])];
}

async function mapsOfPeople(): Promise<readonly string[]> {
  const gallery = await api.get<GalleryAnswer>('/gallery');
  if (!gallery.ok) return [];
  const newest = gallery.answer.maps.slice(0, NEWEST);
  const fetched = await Promise.all(newest.map(({ id }) => fetchGame(id).catch(() => undefined)));
  return fetched.flatMap((entry) => entry?.id ?? []);
}

async function mapsOfOperator(): Promise<readonly string[]> {
  const list = await api.get<GameListing>('/games');
  if (!list.ok) return [];
  largestMap.value = list.answer.largestMap;
  return list.answer.games.flatMap(({ id, title }) => {
    if (title === undefined) return [];
    // The server has read the map, and its title is ours (`titleOfEntry`).
    addTitle({ ...(title as unknown as GameTitle), id });
    return [id];
  });
}

/** Fetches a map from outside from wherever it is: this browser, or the server. */
export async function fetchMap(ref: string): Promise<GameEntry | undefined> {
  const kept = await localTables()
    .map(ref)
    .catch(() => undefined);
  return fetchGame(ref, kept?.pack);
}

/** Reads the file of a map that somebody brings, and keeps it in this browser. */
export async function bringMap(file: Blob): Promise<MapReading> {
  // No character is longer than four bytes.
  if (file.size > 4 * LARGEST_PACK) return { ok: false, fault: { kind: 'tooLong' } };
  const read = readMap(await file.text());
  if (!read.ok) return read;
  const { id: ref, pack } = read.entry;
  // A browser that keeps nothing still plays it.
  if (pack)
    await localTables()
      .keepMap({ ref, pack, broughtAt: Date.now() })
      .catch(() => undefined);
  await lookUpMaps();
  if (!knownMaps.value.some((map) => map.ref === ref)) knownMaps.value = [...knownMaps.value, { ref, from: 'browser' }];
  return read;
}

/** From now on this browser has it no more; tables that are played on it have it still. */
export async function forgetMap(ref: string): Promise<void> {
  await localTables()
    .forgetMap(ref)
    .catch(() => undefined);
  await lookUpMaps();
}
