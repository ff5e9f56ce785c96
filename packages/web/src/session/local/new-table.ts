import type { Options } from '@branchline/engine';
import { type GameTitle, hashIn } from '@branchline/games';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { freshId, randomHex } from '../crypto.ts';
import { fetchGame } from '../game.ts';
import { opponents } from '../opponents.ts';
import { dealTable } from './local-table.ts';
import { KEPT_FORMAT, type KeptTable, type LocalSeat, localTables } from './storage.ts';

export interface NewTable {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly LocalSeat[];
}

/** Sets a new table in this browser; answers its id. */
export function newLocalTable(table: NewTable): Promise<string> {
  return keepTable(table, randomHex(32));
}

/** A new table whose shuffles come from this seed. */
export async function keepTable({ game, options, seats }: NewTable, seed: string): Promise<string> {
  const now = Date.now();
  const pack = (await fetchGame(game))?.pack;
  const table: KeptTable = {
    id: freshId(),
    format: KEPT_FORMAT,
    game,
    ...(pack && hashIn(game) !== undefined && { pack }),
    options,
    seats,
    seed,
    botPace: settings.botPace.value,
    createdAt: now,
    changedAt: now,
    over: false,
  };
  await localTables().keep(table, dealTable(table));
  return table.id;
}

/** You against as many bots as were chosen, or as the game has seats for. */
export function quickTable({ id: game, seats, look }: GameTitle): Promise<string> {
  const you = settings.name.value || messages.value.start.you;
  const { level, opponents: wanted } = settings;
  const count = Math.min(Math.max(wanted.value, seats.min - 1), seats.max - 1);
  const bots = opponents(level.value, count).map(({ id, name }) => ({ name, bot: id }));
  return newLocalTable({ game, options: {}, seats: inMyColour([{ name: you }, ...bots], look?.seats ?? []) });
}

/** The first seat has the colour that is wished for, if the game has it; whoever would have had it has the first one. */
function inMyColour(
  seats: readonly LocalSeat[],
  colours: readonly { readonly colour: string }[],
): readonly LocalSeat[] {
  const mine = colours.findIndex(({ colour }) => colour === settings.colour.value);
  if (mine <= 0) return seats;
  return seats.map((seat, at) => (at === 0 ? { ...seat, colour: mine } : at === mine ? { ...seat, colour: 0 } : seat));
}
