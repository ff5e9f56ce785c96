import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PointedRoute } from '../../board/board-props.ts';
import { ColourMark } from '../../cards/marks.tsx';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { messages } from '../../preferences/messages.ts';
import { boardOf } from '../../session/game.ts';
import { lastMoves } from '../../session/last-moves.ts';
import { claimWith, dearRoutes } from '../../session/offers.ts';
import { effectsOf, type Lack, lackInWords, lackOf } from '../../session/plan.ts';
import { useTable } from '../../session/table-model.ts';
import { closedTracks, pointsNow, pointsPrinted } from '../../session/tracks.ts';
import './route-tip.css';

/** A mouse that only passes by asks for nothing. */
const HOVERING = 320;
const ID = 'route-tip';

/** What there is to know of the route that is pointed at: beside it, and not in the way of the pointer. */
export function RouteTip({ pointed }: { readonly pointed: PointedRoute }) {
  const { route, by } = pointed;
  const [ready, setReady] = useState('');
  useEffect(() => {
    if (by !== 'mouse') return setReady(route);
    const timer = setTimeout(() => setReady(route), ready ? 60 : HOVERING);
    return () => clearTimeout(timer);
  }, [route, by]);
  return ready === route ? <Told {...pointed} /> : undefined;
}

/** How far from the route it stands, in pixels. */
const GAP = { mouse: 26, key: 30, finger: 56 };

function Told({ route, by, at: [x, y] }: PointedRoute) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [tip, pane] = [box.current, box.current?.parentElement];
    if (!tip || !pane) return;
    const place = (): void => {
      const [own, around] = [tip.getBoundingClientRect(), pane.getBoundingClientRect()];
      const above = y - around.top - GAP[by] - own.height;
      const below = y - around.top + GAP[by];
      const wished = above >= 4 || below + own.height > around.height ? above : below;
      // A small pane may have less room than it takes: then it lies where all of it can be read.
      const within = (at: number, size: number, room: number): number => Math.max(4, Math.min(at, room - size - 4));
      const left = within(x - around.left - own.width / 2, own.width, around.width);
      tip.style.translate = `${Math.round(left)}px ${Math.round(within(wished, own.height, around.height))}px`;
    };
    place();
    // The pane gets smaller when a refusal stands below it, or the device is turned.
    const watcher = new ResizeObserver(place);
    watcher.observe(pane);
    watcher.observe(tip);
    return () => watcher.disconnect();
  }, [route, x, y]);
  // For those who hear the page it is the description of the route that has the focus.
  useEffect(() => {
    const focused = by === 'key' ? document.querySelector(`[data-route="${CSS.escape(route)}"]`) : undefined;
    focused?.setAttribute('aria-describedby', ID);
    return () => focused?.removeAttribute('aria-describedby');
  }, [route, by]);
  return (
    <div ref={box} id={ID} class="route-tip" role="tooltip">
      <RouteFacts route={route} />
    </div>
  );
}

/** Places, length, colour, points for me now; what it costs and what I have; who holds it; what it does for my tickets. */
function RouteFacts({ route }: { readonly route: string }) {
  const model = useTable();
  const { facts, names, position, seat, shown } = model;
  const { table, routes, glance, things, colours, refusals } = messages.value;
  const told = facts.routes.get(route);
  if (!told) return undefined;
  const holders = position.value.routes?.[route] ?? [];
  const kind = told.tunnel ? routes.tunnel : told.ferry ? routes.ferry(told.ferry, names.value.wild(told.ferry)) : '';
  const closed = closedTracks(model).has(route);
  const free = holders.length === 0 && !closed;
  // What is taken or closed brings nobody anything more: it is worth what is printed.
  const points = (free ? pointsNow : pointsPrinted)(model, route);
  const lack = free ? lackOf(model, route) : undefined;
  const mover = lastMoves(shown.log.value).find((move) => move.routes.includes(route))?.seat;
  const why = closed && seat.value !== undefined ? claimProblem(model, route) : undefined;
  return (
    <>
      <b class="tip-title">{names.value.route(route)}</b>
      <p class="tip-facts">
        <ColourMark colour={told.colour} size={15} />
        {[table.spaces(told.length), colours[told.colour] ?? told.colour, kind].filter(Boolean).join(' · ')}
      </p>
      <p>{free && seat.value !== undefined ? glance.forYou(points) : table.points(points)}</p>
      {holders.length > 0 && (
        <p class="tip-holders">
          {holders.map((holder) => (
            <SeatBadge key={holder} seat={holder} size={26} />
          ))}
          {routes.held(things.and(holders.map((holder) => names.value.player(holder))))}
        </p>
      )}
      {mover !== undefined && (
        <p>{names.value.isMe(mover) ? glance.myLastMove : glance.lastMove(names.value.player(mover))}</p>
      )}
      {closed && <p>{why ? refusals[why.code](why.facts, names.value) : glance.closed}</p>}
      {lack && seat.value !== undefined && <Cost route={route} lack={lack} />}
      {free && seat.value !== undefined && <Effects route={route} />}
    </>
  );
}

/** Why a closed track cannot be claimed, whoever is to move. */
function claimProblem(model: ReturnType<typeof useTable>, route: string) {
  const board = boardOf(model.game);
  const { seat, shown } = model;
  if (!board || seat.value === undefined) return undefined;
  const claim = { ...claimWith(model, route, []), type: 'claimRoute' as const };
  const rejection = board.explainClaim(shown.view.value, seat.value, board.naming.numbered(claim));
  return rejection && board.naming.rejection(rejection);
}

/** A slot for every card due: those in the hand are filled. And the same in words. */
function Cost({ route, lack }: { readonly route: string; readonly lack: Lack }) {
  const model = useTable();
  const { names } = model;
  const { due, has, wilds, colour, group } = lack;
  const inHand = (model.me.value?.hand.items ?? []).filter((card) => card === 'wild').length;
  const held = Math.min(model.me.value?.hand.items?.filter((card) => card === colour).length ?? 0, due - wilds);
  const slots = Array.from({ length: due }, (_, at) => (at < held ? colour : at < has ? 'wild' : undefined));
  return (
    <>
      <p class="tip-slots" aria-hidden="true">
        {slots.map((card, at) =>
          card ? (
            <ColourMark key={at} colour={card} size={16} />
          ) : (
            <span key={at} class={at >= due - wilds && inHand < wilds ? 'slot wheel' : 'slot'} />
          ),
        )}
      </p>
      <p>{lackInWords(model, lack)}</p>
      {group > 0 && dearRoutes(model).has(route) && <p>{messages.value.glance.dear(group, names.value.wild(1))}</p>}
    </>
  );
}

/** What a claim would do for one's open tickets. */
function Effects({ route }: { readonly route: string }) {
  const model = useTable();
  const { glance, table } = messages.value;
  const effects = effectsOf(model, route);
  const open = (model.me.value?.tickets.items ?? []).length > 0;
  if (effects.length === 0) return open ? <p class="tip-none">{glance.helpsNone}</p> : undefined;
  return (
    <ul class="tip-tickets">
      {effects.map(({ ticket, after }) => (
        <li key={ticket} class={after === 0 ? 'completes' : ''}>
          {after === 0
            ? glance.completes(model.names.value.ticket(ticket))
            : `${model.names.value.ticket(ticket)}: ${table.ticketMissing(after)}`}
        </li>
      ))}
    </ul>
  );
}
