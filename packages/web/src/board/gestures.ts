import { fromSurface, type Point, type Transform } from './transform.ts';

/** What fingers, a mouse and its wheel move. */
export interface Movable {
  readonly now: () => Transform;
  /** Enlarges to `k` pixels a unit, or as near to that as it goes, with a spot of the layout at a point of the surface. */
  readonly move: (k: number, at: Point, spot: Point) => void;
  /** How near to this the scale may go. */
  readonly nearest: (k: number) => number;
}

/** A mouse that was moved less, in pixels, has clicked. */
const CLICK = 6;
/** Milliseconds: how long a turn of the wheel lasts, and how long after a touch browsers tell of it once more as of a mouse. */
const WHEEL = 150;
const TOUCH = 500;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Where a hand lies: on the surface, and on which spot of the layout. */
interface Hold {
  readonly id: number;
  at: Point;
  spot: Point;
}

/** Lets a board be moved by wheel, drag and pinch until the signal ends it. */
export function followGestures(svg: SVGSVGElement, board: Movable, signal: AbortSignal): void {
  const pointOf = ({ clientX, clientY }: MouseEvent | Touch): Point => {
    const { left, top } = svg.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  const held = (id: number, at: Point): Hold => ({ id, at, spot: fromSurface(board.now(), at) });
  let touched = Number.NEGATIVE_INFINITY;
  followWheel(svg, board, (event) => held(0, pointOf(event)), signal);

  const drag = (event: MouseEvent): void => {
    if (event.ctrlKey || event.button !== 0 || event.timeStamp - touched < TOUCH) return;
    event.stopImmediatePropagation();
    const hold = held(0, pointOf(event));
    const from = [event.clientX, event.clientY] as const;
    let moved = false;
    const ending = new AbortController();
    signal.addEventListener('abort', () => ending.abort(), { signal: ending.signal });
    // Whatever lies under the mouse by then.
    const everywhere = { capture: true, signal: ending.signal };
    for (const kind of ['dragstart', 'selectstart']) addEventListener(kind, swallow, everywhere);
    addEventListener(
      'mousemove',
      (next) => {
        swallow(next);
        moved ||= Math.hypot(next.clientX - from[0], next.clientY - from[1]) > CLICK;
        board.move(board.now().k, pointOf(next), hold.spot);
      },
      everywhere,
    );
    addEventListener(
      'mouseup',
      (last) => {
        swallow(last);
        ending.abort();
        if (!moved) return;
        // It follows at once, or not at all.
        addEventListener('click', swallow, true);
        setTimeout(() => removeEventListener('click', swallow, true));
      },
      everywhere,
    );
  };
  svg.addEventListener('mousedown', drag, { signal });
  followFingers(svg, board, { held, pointOf, lifted: (at) => (touched = at) }, signal);
}

function followWheel(svg: SVGSVGElement, board: Movable, hold: (event: WheelEvent) => Hold, signal: AbortSignal): void {
  let turning: Hold | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = (event: WheelEvent): void => {
    if (event.button !== 0) return;
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : event.deltaMode ? 1 : 0.002;
    // So browsers tell of two fingers on a touchpad.
    const finer = event.ctrlKey ? 10 : 1;
    const k = board.nearest(board.now().k * 2 ** (-event.deltaY * unit * finer));
    // At an end of the way the wheel moves what is around the board.
    if (!turning && k === board.now().k) return;
    swallow(event);
    const here = hold(event);
    // One spot stays under a mouse that rests, also where an edge came in between.
    if (!turning || turning.at[0] !== here.at[0] || turning.at[1] !== here.at[1]) turning = here;
    clearTimeout(timer);
    timer = setTimeout(() => {
      turning = undefined;
    }, WHEEL);
    board.move(k, turning.at, turning.spot);
  };
  svg.addEventListener('wheel', turn, { signal, passive: false });
}

interface Hands {
  readonly held: (id: number, at: Point) => Hold;
  readonly pointOf: (touch: Touch) => Point;
  readonly lifted: (at: number) => void;
}

const between = ([a, b]: Point, [c, d]: Point): Point => [(a + c) / 2, (b + d) / 2];
const far = ([a, b]: Point, [c, d]: Point): number => Math.hypot(a - c, b - d);

/** One finger moves the board, two bring it nearer; more are not looked at. */
function followFingers(
  svg: SVGSVGElement,
  board: Movable,
  { held, pointOf, lifted }: Hands,
  signal: AbortSignal,
): void {
  let fingers: Hold[] = [];
  const down = (event: TouchEvent): void => {
    if (event.ctrlKey) return;
    event.stopImmediatePropagation();
    for (const touch of Array.from(event.touches))
      if (fingers.length < 2 && fingers.every(({ id }) => id !== touch.identifier))
        fingers.push(held(touch.identifier, pointOf(touch)));
  };
  const moved = (event: TouchEvent): void => {
    const [first, second] = fingers;
    if (!first) return;
    swallow(event);
    for (const touch of Array.from(event.changedTouches))
      for (const finger of fingers) if (finger.id === touch.identifier) finger.at = pointOf(touch);
    if (!second) return board.move(board.now().k, first.at, first.spot);
    const k = board.nearest(far(first.at, second.at) / far(first.spot, second.spot));
    board.move(k, between(first.at, second.at), between(first.spot, second.spot));
  };
  const up = (event: TouchEvent): void => {
    if (fingers.length === 0) return;
    event.stopImmediatePropagation();
    lifted(event.timeStamp);
    const gone = Array.from(event.changedTouches, ({ identifier }) => identifier);
    fingers = fingers.filter(({ id }) => !gone.includes(id)).map(({ id, at }) => held(id, at));
  };
  svg.addEventListener('touchstart', down, { signal, passive: true });
  svg.addEventListener('touchmove', moved, { signal, passive: false });
  for (const end of ['touchend', 'touchcancel'] as const) svg.addEventListener(end, up, { signal });
}
