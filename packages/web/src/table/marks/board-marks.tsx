import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { barsOf, barsPath, type Drawing, type DrawnRoute } from '../../board/bars.ts';
import type { MarksProps } from '../../board/board-props.ts';
import { settings } from '../../preferences/settings.ts';
import { afterPaint } from '../../session/after-paint.ts';
import { boardOf } from '../../session/game.ts';
import { lastMoves } from '../../session/last-moves.ts';
import { lackOf, planOf, stepsAlong, wayOf } from '../../session/plan.ts';
import { type Highlight, type TableModel, useTable } from '../../session/table-model.ts';
import { closedTracks } from '../../session/tracks.ts';
import { type Box, type Point, placeLabels } from './place-labels.ts';
import { LabelView, labelsOf, type WayProps, WayView } from './way-view.tsx';
import './board-marks.css';

/** What lies on the board besides pieces: closed tracks, everybody's last move, and the ways of one's tickets. */
export function BoardMarks({ drawing, letters }: MarksProps) {
  const model = useTable();
  const ways = useSignal<readonly WayProps[]>([]);
  // Worked out when whatever was pressed has been seen.
  useSignalEffect(() => {
    void [model.shown.view.value, model.seat.value, settings.plan.value, model.pinned.value];
    void [model.highlighted.value, model.celebrated.value];
    afterPaint(() => {
      ways.value = waysToShow(model);
    });
  });
  const closed = useComputed(() => (model.position.value.over ? '' : [...closedTracks(model)].join()));
  const routes = useMemo(() => new Map(drawing.routes.map((route) => [route.id, route])), [drawing]);
  const [fades, signs] = useMemo(() => {
    const barred = closed.value.split(',').flatMap((id) => routes.get(id) ?? []);
    return [
      barred.map((route) => <path key={route.id} class="closed-fade" d={barsPath(route, drawing.bar, 0)} />),
      barred.map((route) => <ClosedSign key={route.id} route={route} width={drawing.bar} />),
    ];
  }, [closed.value, routes]);
  const labels = useMemo(() => labelsOf(ways.value, drawing, routes, letters), [ways.value, drawing, letters]);
  const spaces = useMemo(() => spacesOf(drawing), [drawing]);
  const [spots, setSpots] = useState<ReadonlyMap<string, Point>>(new Map());
  const group = useRef<SVGGElement>(null);
  // Where the names stand is known once they do.
  useEffect(() => {
    if (labels.length > 0) afterPaint(() => setSpots(placeLabels(labels, namesBeside(group.current), spaces)));
  }, [labels, spaces]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus
    <g ref={group} class="marks" aria-hidden="true">
      {fades}
      <LastMoves drawing={drawing} />
      {/* Above the frame of a move on the other track: it may be what closed this one. */}
      {signs}
      {ways.value.map((way) => (
        <WayView key={way.ticket} {...way} drawing={drawing} routes={routes} />
      ))}
      {labels.map((label) => {
        const at = spots.get(label.key);
        return at && <LabelView key={label.key} label={label} at={at} letters={letters} />;
      })}
    </g>
  );
}

/** Every space of the board. */
const spacesOf = ({ routes, bar }: Drawing): readonly Box[] =>
  routes.flatMap((route) => barsOf(route).map(({ x, y }) => ({ x, y, width: bar, height: bar })));

/** The names and dots as they are written now, on the same ground as the marks. */
function namesBeside(group: SVGGElement | null): readonly Box[] {
  const written = group?.parentElement?.querySelectorAll<SVGGraphicsElement>('.name, .place .dot, .place .badge') ?? [];
  return [...written].map((one) => {
    const { x, y, width, height } = one.getBBox();
    return { x: x + width / 2, y: y + height / 2, width, height };
  });
}

/** What is pointed at; otherwise what is pinned, and the whole plan if it is wanted. */
function waysToShow(model: TableModel): readonly WayProps[] {
  const { highlighted, pinned, celebrated, position, me } = model;
  if (highlighted.value?.trails) return trailsOf(model, highlighted.value);
  const tickets = highlighted.value?.tickets ?? (celebrated.value === undefined ? undefined : [celebrated.value]);
  const held = position.value.over ? [] : (me.value?.tickets.items ?? []);
  const plan = (held.length > 0 ? planOf(model) : []).filter(
    ({ ticket }) => settings.plan.value || pinned.value.has(ticket),
  );
  const ways = tickets ? tickets.flatMap((id) => wayOf(model, id) ?? []) : plan;
  return ways.map((way) => {
    const open = way.steps.filter(({ own }) => !own);
    const lacks = open.flatMap(({ route }) => {
      const lack = lackOf(model, route);
      return lack ? [[route, lack] as const] : [];
    });
    const at = held.indexOf(way.ticket);
    return { ...way, ...(at >= 0 && ways.length > 1 && { number: at + 1 }), lacks: new Map(lacks) };
  });
}

/** Routes that are travelled one after the other, from end to end. */
function trailsOf({ game }: TableModel, { trails = [], places = new Set() }: Highlight): readonly WayProps[] {
  const board = boardOf(game);
  if (!board) return [];
  return trails.map((trail, at) => {
    const first = board.board.routes.find(({ id }) => id === trail[0]?.route);
    const routes = trail.map(({ route }) => route);
    const steps = stepsAlong(board, routes, first ? [first.a, first.b] : []);
    return {
      ticket: `${at}`,
      from: [...places],
      to: [],
      steps: steps.map((step, place) => ({ ...step, own: trail[place]?.own ?? true })),
      lacks: new Map(),
    };
  });
}

/** On the second track of a double that nobody may claim any more: it has faded, and this says why. */
function ClosedSign({ route, width }: { readonly route: DrawnRoute; readonly width: number }) {
  const bars = barsOf(route);
  const middle = bars[Math.floor(bars.length / 2)];
  if (!middle) return undefined;
  return (
    <g class="closed-track" data-closed={route.id}>
      <circle cx={middle.x} cy={middle.y} r={width * 0.52} stroke-width={width * 0.12} />
      <path d={`M${middle.x - width * 0.28} ${middle.y}h${width * 0.56}`} stroke-width={width * 0.2} />
    </g>
  );
}

/** The routes and stations of everybody's last move, in a frame; whose they are is seen from the pieces. */
function LastMoves({ drawing }: Pick<MarksProps, 'drawing'>) {
  const { shown, position } = useTable();
  const moves = useComputed(() => (position.value.over ? [] : lastMoves(shown.log.value)));
  const { bar, dot } = drawing;
  return (
    <>
      {moves.value.flatMap(({ routes, places }) => [
        ...drawing.routes
          .filter(({ id }) => routes.includes(id))
          .map((route) => {
            const d = barsPath(route, bar, bar * 0.3);
            return (
              <g key={route.id} class="last-move" data-last={route.id}>
                <path class="outer" d={d} stroke-width={bar * 0.52} />
                <path class="inner" d={d} stroke-width={bar * 0.24} />
              </g>
            );
          }),
        ...drawing.places
          .filter(({ id }) => places.includes(id))
          .map(({ id, x, y }) => (
            <g key={id} class="last-move" data-last={id}>
              <circle class="outer" cx={x} cy={y} r={dot * 2.5} stroke-width={dot * 0.5} />
              <circle class="inner" cx={x} cy={y} r={dot * 2.5} stroke-width={dot * 0.24} />
            </g>
          )),
      ])}
    </>
  );
}
