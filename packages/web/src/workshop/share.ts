import { addPack, hashIn, type Pack, readOutsidePack } from '@branchline/games';
import type { GalleryAnswer, GameListing, ListedGame } from '@branchline/protocol';
import { messages } from '../preferences/messages.ts';
import { settings } from '../preferences/settings.ts';
import { api } from '../session/api.ts';
import { newLocalTable } from '../session/local/new-table.ts';
import { localTables } from '../session/local/storage.ts';
import { opponents } from '../session/opponents.ts';
import { workshopTexts } from './texts.ts';

/* What is done with a map that is in order: played, taken to a table, offered to others. */

/** The ref by which the map can be played; nothing, if it is not in order. */
function refOf(pack: Pack): string | undefined {
  const reading = readOutsidePack(pack);
  return reading.ok ? addPack(reading.pack).id : undefined;
}

/** A table against bots in this browser; answers its address. */
export async function playNow(pack: Pack): Promise<string | undefined> {
  const game = refOf(pack);
  if (game === undefined) return undefined;
  const others = Math.max(pack.seats.min - 1, Math.min(2, pack.seats.max - 1));
  const bots = opponents(settings.level.value, others).map(({ id, name }) => ({ name, bot: id }));
  const you = settings.name.value || messages.value.start.you;
  return `/play/${await newLocalTable({ game, options: {}, seats: [{ name: you }, ...bots] })}`;
}

/** The page on which a table is made, with this map chosen. An older state of the same drawing goes from the list of maps. */
export async function tableAddress(pack: Pack, draft?: string): Promise<string | undefined> {
  const ref = refOf(pack);
  if (ref === undefined) return undefined;
  const store = localTables();
  const older = (await store.maps()).filter((map) => draft !== undefined && map.draft === draft && map.ref !== ref);
  await Promise.all(older.map((map) => store.forgetMap(map.ref)));
  await store.keepMap({ ref, pack, broughtAt: Date.now(), ...(draft !== undefined && { draft }) });
  return `/new?game=${encodeURIComponent(ref)}`;
}

/** What this server offers, and whether one may offer maps here; nothing, without a server. */
export async function fetchGallery(): Promise<GalleryAnswer | undefined> {
  await api.get('/session');
  const answer = await api.get<GalleryAnswer>('/gallery');
  return answer.ok ? answer.answer : undefined;
}

/** The maps that whoever runs this server offers. */
export async function fetchOffered(): Promise<readonly ListedGame[]> {
  const answer = await api.get<GameListing>('/games');
  return answer.ok ? answer.answer.games.filter(({ id }) => hashIn(id) !== undefined) : [];
}

/** Offers a map to everybody on this server; answers why that cannot be. */
export async function offerMap(pack: Pack): Promise<string | undefined> {
  const answer = await api.post<GalleryAnswer>('/gallery', { pack: { ...pack } });
  if (answer.ok) return undefined;
  const refused: Readonly<Record<string, string>> = workshopTexts().share.refused;
  return refused[answer.refusal.code] ?? messages.value.lobby.refused[answer.refusal.code];
}

export async function withdrawMap(hash: string): Promise<void> {
  await api.delete(`/gallery?hash=${hash}`);
}
