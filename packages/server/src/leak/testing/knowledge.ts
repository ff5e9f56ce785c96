import type { Known, PlayerPosition, Position, Viewer } from '@branchline/engine';
import type { NamedEvent } from '@branchline/protocol';

/**
 * What a viewer knows of a whole position by C-60 to C-62, written down here a second time on purpose: it does not ask the
 * engine what is hidden, so that an engine which shows too much is found out as well.
 */
export function knowledge(position: Position, viewer: Viewer): string {
  const { players, ...open } = position;
  return JSON.stringify({ ...open, players: players.map((player) => known(player, player.seat === viewer)) });
}

function known(player: PlayerPosition, own: boolean): object {
  if (own) return { ...player, onTrack: undefined };
  const { hand, tickets, offered, completed } = player;
  return {
    ...player,
    hand: counted(hand),
    tickets: counted(tickets),
    offered: counted(offered),
    completed: completed && counted(completed),
    // CG-10: everybody saw what went there; CG-12: nobody may look again.
    onTrack: undefined,
  };
}

const counted = ({ count }: Known): object => ({ count });

/** What a viewer saw of its own deal: which cards came, and in which order, though a hand has none. */
export function ownDeal(deal: readonly NamedEvent[], viewer: Viewer): string {
  return JSON.stringify(deal.filter((event) => 'seat' in event && event.seat === viewer));
}
