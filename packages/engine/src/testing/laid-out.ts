import { isBoardGame } from '../board/board-game.ts';
import type { DeckFacts, SupplyLayout } from '../cards/supply.ts';
import type { AskedLayout } from '../kernel/asking.ts';
import type { Game } from '../kernel/game.ts';
import type { TicketLayout } from '../tickets/ticket-layout.ts';
import { isYardGame } from '../yard/read.ts';

/** What every family of games shows of itself: where cards and tickets stand, and how many there are. */
export interface LaidOut extends Game {
  readonly at: SupplyLayout & TicketLayout & AskedLayout;
  readonly rules: { readonly facts: { readonly deck: DeckFacts; readonly pieces?: number } };
}

function isLaidOut(game: Game): game is LaidOut {
  return isBoardGame(game) || isYardGame(game);
}

/** A game as the checks that count its cards need it. */
export function laidOut(game: Game): LaidOut {
  if (!isLaidOut(game)) throw new Error(`${game.id} does not show how its states are laid out`);
  return game;
}
