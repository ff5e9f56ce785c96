import type { ReasonKey } from '@branchline/bots';
import type { NamedFacts, TableNames } from '../shared/arguments.ts';
import type { tablesIn } from './tables.ts';

type Given = readonly [facts: NamedFacts, at: keyof ReturnType<typeof tablesIn>];

/** The facts each reason comes with, and a table where it may. */
const given: Readonly<Record<ReasonKey, readonly Given[]>> = {
  finishesTicket: [[{ ticket: 'bergen--tornio', points: 20, spaces: 0 }, 'tunnels']],
  towardsTicket: [
    [{ ticket: 'bergen--tornio', points: 20, spaces: 5 }, 'tunnels'],
    [{ ticket: 'bergen--tornio', points: 1, spaces: 1 }, 'tunnels'],
  ],
  bringsPoints: [
    [{ route: 'lieksa--murmansk', points: 27 }, 'tunnels'],
    [{ route: 'chelsea--soho', points: 1 }, 'taxis'],
  ],
  drawsUnseen: [[{}, 'tunnels']],
  collectsFor: [
    [{ card: 'red', route: 'lieksa--murmansk', lacking: 1 }, 'tunnels'],
    [{ card: 'wild', route: 'lieksa--murmansk', lacking: 4 }, 'tunnels'],
    [{ card: 'wild', route: 'chelsea--soho', lacking: 2 }, 'taxis'],
  ],
  collects: [
    [{ card: 'green' }, 'tunnels'],
    [{ card: 'wild' }, 'taxis'],
  ],
  keepsTickets: [
    [{ tickets: [], points: 0 }, 'tunnels'],
    [{ tickets: ['bergen--tornio'], points: 1 }, 'tunnels'],
    [{ tickets: ['bergen--tornio', 'bergen--kobenhavn'], points: 28 }, 'tunnels'],
  ],
  drawsTickets: [
    [{ turns: 1 }, 'tunnels'],
    [{ turns: 12 }, 'tunnels'],
  ],
  opensRoute: [[{ technology: 'propellers', route: 'southampton--new-york' }, 'technologies']],
  buysForLater: [[{ technology: 'booster' }, 'technologies']],
  buildsStation: [[{ city: 'bergen' }, 'tunnels']],
  paysTunnel: [
    [{ route: 'lieksa--murmansk', extra: 1 }, 'tunnels'],
    [{ route: 'lieksa--murmansk', extra: 2 }, 'tunnels'],
  ],
  leavesTunnel: [
    [{ route: 'lieksa--murmansk', extra: 1 }, 'tunnels'],
    [{ route: 'lieksa--murmansk', extra: 3 }, 'tunnels'],
  ],
  gathers: [
    [{ card: 'red', held: 0 }, 'tunnels'],
    [{ card: 'wild', held: 1 }, 'tunnels'],
    [{ card: 'blue', held: 4 }, 'tunnels'],
  ],
  completesTickets: [[{ tickets: ['bergen--tornio'], points: 1 }, 'tunnels']],
  drawsMoreTickets: [
    [{ held: 0 }, 'tunnels'],
    [{ held: 1 }, 'tunnels'],
    [{ held: 5 }, 'tunnels'],
  ],
  robs: [
    [{ seat: 0, colour: 'white', lost: 1 }, 'tunnels'],
    [{ seat: 1, colour: 'red', lost: 3 }, 'tunnels'],
  ],
  laysFor: [
    [{ laid: 3, helping: 1 }, 'tunnels'],
    [{ laid: 3, helping: 3 }, 'tunnels'],
    [{ laid: 2, helping: 0 }, 'tunnels'],
  ],
  takesThree: [[{}, 'technologies']],
  endsTurn: [[{}, 'technologies']],
  passes: [[{}, 'tunnels']],
};

/** A reason's facts, and who names the things in them. */
type Arguments = readonly [facts: NamedFacts, names: TableNames];

export function reasonsTo(tables: ReturnType<typeof tablesIn>): Readonly<Record<string, readonly Arguments[]>> {
  return Object.fromEntries(
    Object.entries(given).map(([key, all]) => [key, all.map(([facts, at]): Arguments => [facts, tables[at]])]),
  );
}
