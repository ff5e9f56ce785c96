import type { Remark } from '@branchline/games';
import { barsOf, type Drawing, type DrawnPlace } from '../../board/layout/drawing.ts';
import { ASCENT, type Box, into, LEADING, widthOf } from '../../board/layout/labels.ts';

/** So much of a name may lie under another one, and so many spaces of routes under it. */
const SHARED = 0.1;
const SPACES = 2;

/** The room a name takes where it is written. */
function boxOf({ x, y, label }: DrawnPlace, type: number): Box {
  const width = Math.max(...label.lines.map(widthOf)) * type;
  const from = label.anchor === 'start' ? 0 : label.anchor === 'end' ? width : width / 2;
  const [left, top] = [x + label.x - from, y + label.y - ASCENT * type];
  return { left, top, right: left + width, bottom: top + label.lines.length * type * LEADING };
}

const areaOf = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Names that lie over each other, over the dot of another place, on a route, or beyond the paper, though the layout has looked for room. */
export function collidingNames({ places, routes, type, dot, extent }: Drawing): readonly Remark[] {
  const names = places.map((place) => ({ place, box: boxOf(place, type) }));
  const bars = routes.flatMap(barsOf);
  const [left = 0, top = 0, right = 0, bottom = 0] = extent;
  return names.flatMap(({ place, box }): Remark[] => {
    const under = names.find(
      (other) =>
        other.place !== place && areaOf(common(box, other.box)) > SHARED * Math.min(areaOf(box), areaOf(other.box)),
    );
    const dotted = places.find((other) => other !== place && into(box, other.x, other.y, dot) > dot * 0.6);
    const other = under?.place ?? dotted;
    const inner = {
      left: box.left + type * 0.3,
      top: box.top + type * 0.3,
      right: box.right - type * 0.3,
      bottom: box.bottom - type * 0.3,
    };
    const crossed = bars.filter(({ x, y }) => x > inner.left && x < inner.right && y > inner.top && y < inner.bottom);
    const beyond = areaOf(common(box, { left, top, right, bottom })) < areaOf(box) * 0.8;
    if (!other && crossed.length < SPACES && !beyond) return [];
    const spots = other ? [place.id, other.id] : [place.id];
    return [{ key: 'namesCollide', grave: false, facts: { name: place.name }, places: spots }];
  });
}
