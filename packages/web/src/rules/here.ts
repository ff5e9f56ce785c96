import { findGame } from '@branchline/games';
import type { TableInfo } from '@branchline/protocol';
import { messages } from '../preferences/messages.ts';

/** What a table has chosen, as far as rules depend on it. */
export type Chosen = Pick<TableInfo, 'game' | 'options' | 'seats' | 'settings'>;

/** What rules come to at one table. */
export interface Here {
  /** A sentence for each rule that depends on something chosen there. */
  readonly told: ReadonlyMap<string, string>;
  /** Rules of what is not played with there. */
  readonly leftOut: ReadonlySet<string>;
}

/** UK-40 to UK-49 */
const ADVANCED = Array.from({ length: 10 }, (_, at) => `UK-${40 + at}`);

export function hereAt({ game, options, seats, settings }: Chosen): Here {
  const { here } = messages.value.rules;
  const rules = new Map(findGame(game)?.options.map((option) => [option.name, option]));
  const chosen = (name: string): boolean | number | undefined => options[name] ?? rules.get(name)?.default;
  const players = seats.length;
  const told = new Map<string, string>();

  const first = Number(chosen('firstSeat') ?? 0);
  told.set('C-1', first === 0 ? here.firstByLot : here.first(seats[first - 1]?.name ?? ''));
  if (rules.has('unequalTwins')) told.set('C-35', chosen('unequalTwins') ? here.unequalTwins : here.separateTwins);
  told.set('C-36', players === 2 ? here.closedTrack : here.openTrack(players));
  if (rules.has('startingCards')) told.set('NO-2', here.startingCards(Number(chosen('startingCards'))));
  if (rules.has('inspectOwnPile')) told.set('CG-12', chosen('inspectOwnPile') ? here.ownPile : here.noOwnPile);
  told.set('CG-62', players === 4 ? here.secondDeck : here.oneDeck(players));
  const plain = rules.has('advancedTechnologies') && !chosen('advancedTechnologies');
  told.set('UK-10', plain ? here.notAdvanced : here.advanced);

  const timed = settings.clock.kind !== 'none' || settings.grace > 0;
  const replaced = timed && settings.atTimeOut !== 'bot';
  told.set('T-1', timed ? here.botPlays : here.noClock);
  told.set('T-2', here.leastHarmful);
  // One of the two holds.
  return { told, leftOut: new Set([...(plain ? ADVANCED : []), replaced ? 'T-1' : 'T-2']) };
}
