import { useComputed } from '@preact/signals';
import { useCallback } from 'preact/hooks';
import { describeRoutes } from '../accessibility/routes.ts';
import { Board } from '../board/board.tsx';
import { boardHandle } from '../board/handle.ts';
import { type SeatStyle, seatStyles } from '../cards/colours.ts';
import { messages } from '../preferences/messages.ts';
import { afterPaint } from '../session/after-paint.ts';
import { lockedRegions } from '../session/board-queries.ts';
import { chooseRoute } from '../session/choose-route.ts';
import { isSubset } from '../session/draft.ts';
import { claimsOf } from '../session/offers.ts';
import { useTable } from '../session/table-model.ts';

const plainStyle: SeatStyle = { name: '', colour: '#888', ink: '#fff', edge: '#222', pattern: 'plain' };

/** The board with everything on it, and what can be done there. */
export function BoardPane() {
  const model = useTable();
  const { draft, offers, position, shown, highlighted, game } = model;
  const all = useComputed(() => new Set(offers.value.flatMap(claimsOf).map(({ route }) => route)));
  const claimable = useComputed(() => {
    // In the shop the board shows what would be opened.
    if (draft.shopping.value) return new Set<string>();
    // Cards picked for nothing in particular light what they could claim.
    const picked = draft.route.value === undefined ? draft.cards.value : [];
    if (picked.length === 0) return all.value;
    const fitting = offers.value.flatMap(claimsOf).filter(({ cards }) => isSubset(picked, cards));
    return new Set(fitting.map(({ route }) => route));
  });
  const names = useComputed(() => describeRoutes(model, all.value));
  const locked = useComputed(() => lockedRegions(model));
  const lit = useComputed(() => highlighted.value);
  const styles = seatStyles(game.id);
  const seatStyle = useCallback((seat: number) => styles[seat % styles.length] ?? plainStyle, [game]);
  const onRoute = useCallback((route: string) => afterPaint(() => chooseRoute(model, route)), [model]);
  const describe = useCallback((route: string) => names.value.get(route) ?? route, [names]);
  const { table, games } = messages.value;
  // Read here, so that a new name is handed down.
  void names.value;
  return (
    <div class="board-pane" data-spot="board">
      <Board
        game={game.id}
        holders={position.value.routes ?? {}}
        seatStyle={seatStyle}
        claimable={claimable.value}
        selected={draft.route.value ?? position.value.tunnel?.route}
        lit={lit.value}
        fresh={shown.fresh.value}
        lockedRegions={locked.value}
        onRoute={onRoute}
        describeRoute={describe}
        placeNames={games[game.id]?.places}
        title={games[game.id]?.name ?? game.id}
        label={table.board(games[game.id]?.name ?? game.id)}
        words={{ zoomIn: table.zoomIn, zoomOut: table.zoomOut, whole: table.wholeBoard }}
        handle={(handle) => {
          boardHandle.value = handle;
        }}
      />
    </div>
  );
}
