/* What a style sheet paints, written into the drawing itself, so that it looks the same without the page. */

const PAINTED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'letter-spacing',
] as const;

/** So far the ground goes on round the paper, in its units. */
const BEYOND = 60;

/** The drawing on the paper as a file of its own; `left out` is what belongs to the drawing board and not to the map. */
export function standalone(surface: SVGSVGElement, extent: readonly number[], leftOut: string): string {
  const world = surface.querySelector('g');
  if (!world) return '';
  const copy = world.cloneNode(true) as SVGGElement;
  const colours = colourReader();
  const walk = (from: Element, to: Element): void => {
    const style = getComputedStyle(from);
    for (const name of PAINTED) {
      const value = style.getPropertyValue(name);
      if (value) to.setAttribute(name, name === 'fill' || name === 'stroke' ? colours(value) : value);
    }
    if (style.display === 'none') to.setAttribute('display', 'none');
    const shift = style.translate.split(' ').map(Number.parseFloat);
    if (style.translate !== 'none' && to.getAttribute('transform') === null)
      to.setAttribute('transform', `translate(${shift[0] ?? 0} ${shift[1] ?? 0})`);
    for (const name of ['class', 'style', 'role', 'tabindex', 'aria-label', 'data-route', 'data-place'])
      to.removeAttribute(name);
    [...from.children].forEach((child, at) => {
      const other = to.children[at];
      if (other) walk(child, other);
    });
  };
  // What is not to be printed is marked before the classes go.
  for (const gone of copy.querySelectorAll(leftOut)) gone.setAttribute('data-gone', '');
  walk(world, copy);
  for (const gone of copy.querySelectorAll('[data-gone]')) gone.remove();
  copy.removeAttribute('transform');
  const [left = 0, top = 0, right = 0, bottom = 0] = extent;
  const sea = colours(getComputedStyle(surface.parentElement ?? surface).backgroundColor);
  // Beyond the edge, too: sheets are printed a little larger than they are cut.
  const paper = `<rect x="${left - BEYOND}" y="${top - BEYOND}" width="${right - left + 2 * BEYOND}" height="${bottom - top + 2 * BEYOND}" fill="${sea}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${right - left} ${bottom - top}" width="${right - left}" height="${bottom - top}">${paper}${new XMLSerializer().serializeToString(copy)}</svg>`;
}

/** Colours as every program knows them: a browser mixes them in ways that few others understand. */
function colourReader(): (value: string) => string {
  const known = new Map<string, string>();
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return (value) => {
    if (!pen || value === 'none' || value.startsWith('url')) return value;
    const before = known.get(value);
    if (before !== undefined) return before;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = value;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = pen.getImageData(0, 0, 1, 1).data;
    const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    const read =
      alpha === 0 ? 'none' : alpha === 255 ? hex : `rgba(${red},${green},${blue},${(alpha / 255).toFixed(2)})`;
    known.set(value, read);
    return read;
  };
}
