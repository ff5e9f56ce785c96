import { useComputed, useSignal } from '@preact/signals';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { describeRoutes } from '../accessibility/routes.ts';
import { Board } from '../board/board.tsx';
import type { PointedRoute } from '../board/board-props.ts';
import { boardHandle } from '../board/handle.ts';
import { type SeatStyle, stylesAt } from '../cards/colours.ts';
import { lazy } from '../parts/lazy.tsx';
import { messages } from '../preferences/messages.ts';
import { settings } from '../preferences/settings.ts';
import { afterPaint } from '../session/after-paint.ts';
import { lockedRegions } from '../session/board-queries.ts';
import { chooseRoute } from '../session/choose-route.ts';
import { isSubset } from '../session/draft.ts';
import { claimsOf, dearRoutes } from '../session/offers.ts';
import { chooseCity, citiesToBuild, stationGame, stationsOnBoard } from '../session/stations.ts';
import { DOUBLE_TAP, type TableModel, useTable } from '../session/table-model.ts';
import { openTwin } from '../session/tracks.ts';

// What lies on the board besides its pieces is fetched when the board is there.
const BoardMarks = lazy(() => import('./marks/board-marks.tsx').then((file) => file.BoardMarks));
const RouteTip = lazy(() => import('./marks/route-tip.tsx').then((file) => file.RouteTip));
const TicketDone = lazy(() => import('./marks/ticket-done.tsx').then((file) => file.TicketDone));
const TunnelCards = lazy(() => import('./marks/tunnel-cards.tsx').then((file) => file.TunnelCards));
const TwinChoice = lazy(() => import('./marks/twin-choice.tsx').then((file) => file.TwinChoice));

const plainStyle: SeatStyle = { name: '', colour: '#888', ink: '#fff', edge: '#222', pattern: 'line' };

/** The board with everything on it, and what can be done there. */
export function BoardPane() {
  const model = useTable();
  const { asked, draft, offers, position, shown, highlighted, game, words, seat } = model;
  const all = useComputed(() => new Set(offers.value.flatMap(claimsOf).map(({ route }) => route)));
  const claimable = useComputed(() => {
    // In the shop the board shows what would be opened.
    if (draft.shopping.value || draft.building.value) return new Set<string>();
    // Cards picked for nothing in particular light what they could claim.
    const picked = draft.route.value === undefined ? draft.cards.value : [];
    if (picked.length === 0) return all.value;
    const fitting = offers.value.flatMap(claimsOf).filter(({ cards }) => isSubset(picked, cards));
    return new Set(fitting.map(({ route }) => route));
  });
  const dear = useComputed(() => dearRoutes(model));
  const names = useComputed(() => describeRoutes(model, all.value, dear.value));
  const pointed = useSignal<PointedRoute | undefined>(undefined);
  const twins = useSignal<readonly string[] | undefined>(undefined);
  const locked = useComputed(() => lockedRegions(model));
  // The same map while nothing is built: the places are not drawn anew for every card that is taken.
  const built = useComputed(() => [...stationsOnBoard(model)].join()).value;
  const stations = useMemo(() => (built ? stationsOnBoard(model) : undefined), [model, built]);
  const building = useComputed(() => draft.building.value && draft.city.value === undefined);
  const choosable = useComputed(() => (building.value ? citiesToBuild(model) : undefined));
  const lit = useComputed(() => {
    const city = draft.city.value;
    return highlighted.value ?? (city === undefined ? undefined : { places: new Set([city]) });
  });
  const styles = useComputed(() => stylesAt(game.id, model.source.info.value.seats));
  // The same colours as long as nobody has another: the pieces are not drawn anew whenever somebody comes or goes.
  const colours = useComputed(() => styles.value.map(({ name }) => name).join()).value;
  const seatStyle = useCallback((seat: number) => styles.value[seat] ?? plainStyle, [game, colours]);
  const chosenAt = useRef(Number.NEGATIVE_INFINITY);
  const onRoute = useCallback(
    (route: string) => {
      chosenAt.current = performance.now();
      afterPaint(() => {
        chooseRoute(model, route);
        chosenAt.current = performance.now();
      });
    },
    [model],
  );
  // Out of one's turn a click on a city is none: the routes beside it are looked at.
  const mayBuild = useComputed(() => stationGame(model) !== undefined && asked.value?.kind === 'turn').value;
  const onPlace = useCallback((city: string) => afterPaint(() => chooseCity(model, city)), [model]);
  const onPoint = useCallback((next: PointedRoute | undefined) => {
    pointed.value = next;
  }, []);
  const onTwins = useCallback(
    (tracks: readonly [string, string]) => {
      // The second tap of a hurried finger, on a board that may have moved meanwhile, asks nothing.
      if (performance.now() - chosenAt.current < DOUBLE_TAP) return true;
      if (!tracks.includes(openTwin(model, tracks[0]) ?? '')) return false;
      twins.value = tracks;
      return true;
    },
    [model],
  );
  const describe = useCallback((route: string) => names.value.get(route) ?? route, [names]);
  const needed = useTicketPlaces(model);
  const { table, glance } = messages.value;
  // Read here, so that a new name is handed down.
  void names.value;
  return (
    <div class="board-pane" data-spot="board">
      <Board
        game={game.id}
        holders={position.value.routes ?? {}}
        seatStyle={seatStyle}
        claimable={claimable.value}
        dear={dear.value}
        selected={draft.route.value ?? position.value.tunnel?.route}
        lit={lit.value}
        needed={needed}
        fresh={shown.fresh.value}
        lockedRegions={locked.value}
        stations={stations}
        choosable={choosable.value}
        onRoute={onRoute}
        onPlace={mayBuild ? onPlace : undefined}
        onPoint={onPoint}
        onTwins={onTwins}
        plan={seat.value === undefined ? undefined : { name: glance.plan, on: settings.plan.value, toggle: togglePlan }}
        Marks={BoardMarks}
        describeRoute={describe}
        placeNames={words.value.places}
        title={words.value.name}
        label={table.board(words.value.name)}
        words={{ zoomIn: table.zoomIn, zoomOut: table.zoomOut, whole: table.wholeBoard }}
        handle={(handle) => {
          boardHandle.value = handle;
        }}
      />
      <TicketDone />
      <TunnelCards />
      {pointed.value && <RouteTip pointed={pointed.value} />}
      {twins.value && <TwinChoice tracks={twins.value} close={() => (twins.value = undefined)} choose={onRoute} />}
    </div>
  );
}

/** The places on tickets. */
const placesOn = ({ facts }: TableModel, tickets: readonly string[]): string[] =>
  tickets.flatMap((id) => {
    const ticket = facts.tickets.get(id);
    return ticket ? [...facts.endOf(ticket.a), ...facts.endOf(ticket.b)] : [];
  });

/** The places on my tickets, held or on offer; while there is an offer, a small board shows no more than its places. */
function useTicketPlaces(model: TableModel): ReadonlySet<string> {
  const held = useComputed(() => placesOn(model, model.me.value?.tickets.items ?? []).join()).value;
  const offered = useComputed(() => placesOn(model, model.me.value?.offered.items ?? []).join()).value;
  const board = boardHandle.value;
  useEffect(() => {
    if (!board || offered === '') return;
    board.frame(offered.split(','));
    return () => board.whole();
  }, [board, offered]);
  // The same set while they are the same, so that the names are not set anew for every card that is taken.
  return useMemo(() => new Set([...held.split(','), ...offered.split(',')]), [held, offered]);
}

function togglePlan(): void {
  settings.plan.value = !settings.plan.value;
}
