import { type Bits, below, fastBits, type Options } from '@branchline/engine';
import type { GameEntry } from '@branchline/games';
import type { ClockRule } from '@branchline/protocol';
import { gameFor } from '../../packs/games.ts';
import type { Casting } from './script.ts';
import type { Evening } from './stage.ts';

const CLOCKS: readonly ClockRule[] = [
  { kind: 'move', seconds: 60 },
  { kind: 'none' },
  { kind: 'move', seconds: 45 },
  { kind: 'game', seconds: 3600, increment: 5 },
];

const MANY = 6;

/** A table with options, settings, seats and bots of its own. The same number is the same evening. */
export function eveningOf(entry: GameEntry, number: number): { readonly evening: Evening; readonly cast: Casting } {
  const bits = fastBits(number, 0xe7e);
  // Many sit at a table that has room for more than any of the house.
  const { min, max } = entry.seats;
  const seats = max > MANY ? max - below(bits, 2) : min + ((number + below(bits, 2)) % (max - min + 1));
  const options = optionsOf(entry, bits, seats);
  const clock = CLOCKS[(number + 1) % CLOCKS.length] ?? { kind: 'none' };
  // Every second table has a bot; seat 0 is always a person's, who hosts.
  const bots = number % 2 === 0 ? [1 + below(bits, seats - 1)] : [];
  const seed = (number + 1).toString(16).padStart(64, '5eed');
  // At some people sit and do nothing, and are asked whether they are there.
  const impatient = number % 4 === 2;
  const settings = {
    visibility: number % 2 === 0 ? 'public' : 'private',
    clock,
    atTimeOut: number % 4 < 2 ? 'leastHarm' : 'bot',
    grace: impatient ? 30 : 0,
    ...(impatient && { idle: 20 }),
    // At some whoever watches is shown who is likely to win: of that the server must tell nobody anything.
    ...(number % 3 === 0 && { spectatorChance: true }),
    botPace: 300,
  } as const;
  const hurried = clock.kind === 'move' || impatient;
  const timeOut = !hurried ? undefined : settings.atTimeOut === 'bot' ? 'standIn' : 'clock';
  return {
    evening: { entry, options, settings, seed, bots, seats },
    cast: { game: gameFor(entry, options), seats, seed, bots, timeOut },
  };
}

function optionsOf({ options }: GameEntry, bits: Bits, seats: number): Options {
  return Object.fromEntries(
    options.map((option) => {
      if (option.kind === 'yesNo') return [option.name, below(bits, 2) === 0];
      const fit = option.among.filter((value) => option.name !== 'firstSeat' || value <= seats);
      return [option.name, fit[below(bits, fit.length)] ?? option.default];
    }),
  );
}
