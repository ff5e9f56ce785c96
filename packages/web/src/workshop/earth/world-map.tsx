import { geoContains, geoEquirectangular, geoPath } from 'd3-geo';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { workshopTexts } from '../texts.ts';
import type { Country, World } from './globe.ts';
import { fitting, moved, type Region } from './region.ts';

interface WorldMapProps {
  readonly world: World;
  readonly region: Region;
  /** What was chosen by name comes near. */
  readonly named: string | undefined;
  readonly choose: (region: Region, country?: Country) => void;
}

/** What is seen of the world: its left and upper edge and its width, in degrees from the north-west. */
interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const WHOLE: Window = { x: 0, y: 6, width: 360 };
/** The map is so much wider than high. */
const PROPORTION = 360 / 150;
/** A pointer that moved less has clicked, in pixels. */
const CLICK = 5;

type Grip = 'draw' | 'move' | 'nw' | 'ne' | 'sw' | 'se';

/** A map of the world on which a frame is drawn, moved and stretched: by mouse, finger or keys. A click chooses a country. */
export function WorldMap({ world, region, named, choose }: WorldMapProps) {
  const { earth } = workshopTexts();
  const svg = useRef<SVGSVGElement>(null);
  const [window, setWindow] = useState(WHOLE);
  const [drag, setDrag] = useState<{ grip: Grip; from: readonly [number, number]; at: Region; far: boolean }>();
  const path = useMemo(() => {
    // One unit is one degree, from 180 west and 90 north.
    const flat = geoEquirectangular()
      .scale(180 / Math.PI)
      .translate([180, 90])
      .precision(0.2);
    return geoPath(flat).digits(2)(world.land) ?? '';
  }, [world]);
  useEffect(() => {
    if (named !== undefined) setWindow(windowOn(region));
  }, [named]);
  const degrees = ({ clientX, clientY }: PointerEvent | WheelEvent): readonly [number, number] => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return [0, 0];
    const scale = window.width / box.width;
    return [window.x + (clientX - box.left) * scale - 180, 90 - (window.y + (clientY - box.top) * scale)];
  };
  const grasp = (event: PointerEvent, grip: Grip): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    svg.current?.focus({ preventScroll: true });
    svg.current?.setPointerCapture(event.pointerId);
    setDrag({ grip, from: degrees(event), at: region, far: false });
  };
  const pull = (event: PointerEvent): void => {
    if (!drag) return;
    const [x, y] = degrees(event);
    const box = svg.current?.getBoundingClientRect();
    const pixels = Math.hypot(x - drag.from[0], y - drag.from[1]) * ((box?.width ?? 1) / window.width);
    if (!drag.far && pixels < CLICK) return;
    if (!drag.far) setDrag({ ...drag, far: true });
    choose(pulled(drag.grip, drag.at, drag.from, [x, y]));
  };
  const letGo = (event: PointerEvent): void => {
    setDrag(undefined);
    if (!drag || drag.far) return;
    const point: [number, number] = [...degrees(event)] as [number, number];
    const country = world.countries.find(({ shape }) => geoContains(shape, point));
    if (country) choose(country.frame, country);
  };
  const zoom = (factor: number, about?: readonly [number, number]): void => {
    const [longitude, latitude] = about ?? [(region.west + region.east) / 2, (region.south + region.north) / 2];
    setWindow((now) => zoomed(now, factor, [(longitude + 540) % 360, 90 - latitude], about !== undefined));
  };
  const keys = (event: KeyboardEvent): void => {
    const next = byKey(event, region, window.width);
    if (next === 'closer') zoom(0.5);
    else if (next === 'farther') zoom(2);
    else if (next) choose(next);
    else return;
    event.preventDefault();
  };
  const thin = window.width / 360;
  const frames = [0, -360].map((turn) => ({ left: region.west + 180 + turn, right: region.east + 180 + turn }));
  const [top, bottom] = [90 - region.north, 90 - region.south];
  const corners = [
    ['nw', region.west, top],
    ['ne', region.east, top],
    ['sw', region.west, bottom],
    ['se', region.east, bottom],
  ] as const;
  return (
    <div class="earth-world">
      <svg
        ref={svg}
        viewBox={`${window.x} ${window.y} ${window.width} ${window.width / PROPORTION}`}
        tabindex={0}
        role="application"
        aria-label={earth.world}
        aria-describedby="earth-keys"
        onPointerDown={(event) => grasp(event, 'draw')}
        onPointerMove={pull}
        onPointerUp={letGo}
        onPointerCancel={() => setDrag(undefined)}
        onWheel={(event) => {
          event.preventDefault();
          zoom(event.deltaY > 0 ? 1.25 : 0.8, degrees(event));
        }}
        onKeyDown={keys}
      >
        <path class="earth-sea" d="M-180-90H540V270H-180Z" />
        <path class="earth-land" d={path} stroke-width={0.25 * thin} />
        {frames.map(({ left, right }) => (
          <rect
            key={left}
            class="earth-frame"
            x={left}
            y={top}
            width={right - left}
            height={bottom - top}
            stroke-width={1.4 * thin}
            onPointerDown={(event) => grasp(event, 'move')}
          />
        ))}
        {corners.map(([grip, x, y]) => (
          <circle
            key={grip}
            class={`earth-corner ${grip}`}
            cx={(x + 540) % 360}
            cy={y}
            r={Math.min(3.4 * thin, (region.east - region.west) / 5, (region.north - region.south) / 5)}
            stroke-width={0.8 * thin}
            onPointerDown={(event) => grasp(event, grip)}
          />
        ))}
      </svg>
      <p id="earth-keys" class="hidden-text">
        {earth.keysHint}
      </p>
      <div class="earth-zoom">
        <button type="button" class="button" onClick={() => zoom(0.5)}>
          {workshopTexts().zoomIn}
        </button>
        <button type="button" class="button" onClick={() => zoom(2)}>
          {workshopTexts().zoomOut}
        </button>
        <button type="button" class="button" onClick={() => setWindow(WHOLE)}>
          {earth.wholeWorld}
        </button>
      </div>
    </div>
  );
}

/** The frame as a pointer pulls it. */
function pulled(
  grip: Grip,
  at: Region,
  [fromX, fromY]: readonly [number, number],
  [x, y]: readonly [number, number],
): Region {
  if (grip === 'move') return moved(at, x - fromX, y - fromY);
  const [west, east] = grip === 'draw' ? [fromX, x] : grip.endsWith('w') ? [at.east, x] : [at.west, x];
  const [south, north] = grip === 'draw' ? [fromY, y] : grip.startsWith('n') ? [at.south, y] : [at.north, y];
  return fitting({
    west: Math.min(west, east),
    south: Math.min(south, north),
    east: Math.max(west, east),
    north: Math.max(south, north),
  });
}

/** So near that a region is seen well, with its neighbours. */
function windowOn({ west, south, east, north }: Region): Window {
  const width = Math.max(30, Math.max(east - west, (north - south) * PROPORTION) * 2);
  return zoomed(WHOLE, width / 360, [((west + east) / 2 + 540) % 360, 90 - (south + north) / 2], false);
}

function zoomed(now: Window, factor: number, [x, y]: readonly [number, number], still: boolean): Window {
  const width = Math.min(360, Math.max(6, now.width * factor));
  const high = width / PROPORTION;
  // Under a pointer the spot stays where it is; otherwise the frame comes into the middle.
  const [partX, partY] = still ? [(x - now.x) / now.width, (y - now.y) / (now.width / PROPORTION)] : [0.5, 0.5];
  const top = width >= 360 ? WHOLE.y : Math.min(180 - high, Math.max(0, y - high * partY));
  return { x: Math.min(360 - width, Math.max(0, x - width * partX)), y: top, width };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Arrows move the frame, with Shift they stretch it; + and - bring the map nearer. */
function byKey(
  { key, shiftKey, ctrlKey, altKey }: KeyboardEvent,
  region: Region,
  width: number,
): Region | 'closer' | 'farther' | undefined {
  if (ctrlKey || altKey) return;
  if (key === '+') return 'closer';
  if (key === '-') return 'farther';
  const [across, up] = STEPS[key] ?? [0, 0];
  if (across === 0 && up === 0) return;
  const step = Math.max(0.5, width / 72);
  if (!shiftKey) return moved(region, across * step, up * step);
  const { west, south, east, north } = region;
  return fitting({ west, south: south - up * step, east: east + across * step, north });
}
