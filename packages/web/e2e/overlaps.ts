/*
 * What an eye would trip over on a screen: two texts on each other, a picture on a text, a text that is cut off, a text or a control that
 * reaches out of what it stands in. It is measured from what is laid out, so it needs no picture, and tells what is wrong in words.
 */

/** In the page, in one go; it uses nothing from outside. Answers what is wrong, a line each; nothing, when all is well. */
export function eyesores(): readonly string[] {
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  /** Something that is read or looked at, where it can be seen. */
  interface Seen {
    readonly what: string;
    readonly element: Element;
    readonly text: boolean;
    readonly box: Box;
  }
  interface Style {
    readonly box: Box;
    readonly position: string;
    readonly scrolls: { readonly x: boolean; readonly y: boolean };
    readonly cuts: { readonly x: boolean; readonly y: boolean };
    /** It has a ground or an edge: one sees where it ends. */
    readonly framed: boolean;
    /** Nothing shows through it. */
    readonly solid: boolean;
    readonly inline: boolean;
  }

  const SLACK = 1.5;
  // What is only heard, what is chosen from a list, and what is drawn on the board, which is moved about.
  const unseen = 'script, style, template, .hidden-text, select, textarea, [hidden]';
  const drawn = '.surface';
  const marked = '.surface .marks, .surface .underlay';
  // By design: a person's name, as long as they like, ends in dots where it has to; the handle of the sheet sits on its edge.
  const shortened = '.name, .platform-name, .score-name, .pull';
  // What has to be in sight before anything is scrolled: the question and its answers; with room for it the hand, too.
  const phone = matchMedia('(max-width: 760px) and (orientation: portrait), (max-width: 560px), (max-height: 560px)');
  const needed = `.question .line > p, .question .answers .button${phone.matches ? '' : ', .hand .stack'}`;
  // One line that goes on sideways.
  const sideways = '.hand ul, .tabs, .score-sheet, .score-most, .replay-bar, [role="tablist"]';
  const pressed = 'button, a[href], input, select, textarea, summary, [role="tab"]';

  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog:modal')];
  const root = dialogs.at(-1) ?? document.body;
  const page = document.documentElement;

  let styles = new Map<Element, Style>();
  const opacity = (colour: string): number => {
    if (colour === 'transparent') return 0;
    const parts = /[,/]\s*([\d.]+)\)$/.exec(colour);
    return colour.startsWith('rgba') || colour.includes('/') ? Number(parts?.[1] ?? 1) : 1;
  };
  const styleOf = (one: Element): Style => {
    const known = styles.get(one);
    if (known) return known;
    const css = getComputedStyle(one);
    const ground = opacity(css.backgroundColor);
    const edge = [css.borderTopWidth, css.borderRightWidth, css.borderBottomWidth, css.borderLeftWidth];
    const within = (overflow: string, ...kinds: readonly string[]): boolean => kinds.includes(overflow);
    const style: Style = {
      box: one.getBoundingClientRect(),
      position: css.position,
      scrolls: { x: within(css.overflowX, 'auto', 'scroll'), y: within(css.overflowY, 'auto', 'scroll') },
      cuts: { x: within(css.overflowX, 'hidden', 'clip'), y: within(css.overflowY, 'hidden', 'clip') },
      framed: ground > 0.03 || css.backgroundImage !== 'none' || edge.every((width) => Number.parseFloat(width) > 0),
      solid: ground > 0.9 || css.backgroundImage !== 'none',
      inline: css.display === 'inline' || css.display === 'contents',
    };
    styles.set(one, style);
    return style;
  };

  const empty = (box: Box): boolean => box.right - box.left <= 1 || box.bottom - box.top <= 1;
  const shared = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const inside = (one: Box, place: Box, { x, y } = { x: true, y: true }): boolean =>
    !(x && (one.left < place.left - SLACK || one.right > place.right + SLACK)) &&
    !(y && (one.top < place.top - SLACK || one.bottom > place.bottom + SLACK));
  const named = (one: Element): string =>
    `${one.tagName.toLowerCase()}${typeof one.className === 'string' && one.className ? `.${one.className.trim().replaceAll(/\s+/g, '.')}` : ''}`;

  const faults = new Set<string>();

  /** Goes outward from what is seen: what is scrolled away is left out, what is cut off or reaches out is told. What is left can be seen. */
  const seenPart = (start: Element | null, whole: Box, what: string, { position = 'static', mayHang = false } = {}) => {
    let box = whole;
    let held = mayHang;
    let above = position;
    for (let one = start; one && one !== page; one = one.parentElement) {
      const style = styleOf(one);
      // Only heard: as good as not there.
      if (empty(style.box) && !style.inline) return undefined;
      // What is placed by itself is held by what it is placed in alone.
      const places = style.position !== 'static';
      if ((above === 'absolute' && !places) || above === 'fixed') {
        if (one === root) break;
        continue;
      }
      if (!style.inline) {
        if (style.scrolls.x || style.scrolls.y) {
          const limits = style.box;
          box = shared(box, {
            left: style.scrolls.x || style.cuts.x ? limits.left : -1e6,
            right: style.scrolls.x || style.cuts.x ? limits.right : 1e6,
            top: limits.top,
            bottom: limits.bottom,
          });
          if (empty(box)) return undefined;
        } else if ((style.cuts.x || style.cuts.y) && !inside(box, style.box, style.cuts)) {
          if (!one.matches(shortened)) faults.add(`cut off by ${named(one)}: ${what}`);
          box = shared(box, style.box);
          if (empty(box)) return undefined;
        } else if (style.framed && !held && !inside(box, style.box))
          faults.add(`reaches out of ${named(one)}: ${what}`);
        if (style.framed) held = true;
      }
      above = style.position;
      if (one === root) break;
    }
    const [width, height] = [page.clientWidth, Math.max(page.scrollHeight, innerHeight)];
    if (box.left < -SLACK || box.right > width + SLACK) faults.add(`leaves the page sideways: ${what}`);
    if (above !== 'fixed' && root === document.body && box.bottom + scrollY > height + SLACK)
      faults.add(`lies below the page: ${what}`);
    return empty(box) ? undefined : box;
  };

  const shows = (one: Element): boolean => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** Everything that can be seen now, and what is wrong with where it is. */
  const lookOnce = (within: Element): readonly Seen[] => {
    styles = new Map();
    const all: Seen[] = [];

    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const said = node.nodeValue?.trim() ?? '';
      const element = node.parentElement;
      if (said === '' || !element || element.closest(unseen) || !shows(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const what = `“${said.slice(0, 50)}” (${named(element)})`;
      const onBoard = element.closest(drawn) !== null;
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const high = bottom - top;
        // Of a line counts what is inked: it has air above and below.
        const box = { left: left + 0.5, right: right - 0.5, top: top + high * 0.24, bottom: bottom - high * 0.2 };
        if (empty(box)) continue;
        // A number may hang on a corner.
        const part = onBoard ? box : seenPart(element, box, what, { mayHang: !/\p{L}{2}/u.test(said) });
        if (part) all.push({ what, element, text: true, box: part });
      }
    }
    // Small pictures: a mark, an icon. Large ones are what something stands on.
    const MARK = 48;
    for (const picture of within.querySelectorAll('svg')) {
      const { left, right, top, bottom, width, height } = picture.getBoundingClientRect();
      if (width > MARK || height > MARK || picture.closest(`${unseen}, ${drawn}`) || !shows(picture)) continue;
      const box = {
        left: left + width / 6,
        right: right - width / 6,
        top: top + height / 6,
        bottom: bottom - height / 6,
      };
      const what = `the picture ${named(picture.parentElement ?? picture)}`;
      const part = empty(box) ? undefined : seenPart(picture.parentElement, box, what, { mayHang: true });
      if (part) all.push({ what, element: picture, text: false, box: part });
    }
    for (const control of within.querySelectorAll<HTMLElement>(pressed)) {
      if (control.closest(`${unseen.replace('select, textarea, ', '')}, ${drawn}`) || !shows(control)) continue;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const box = { left, right, top, bottom };
      const said = (control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40);
      const { position } = styleOf(control);
      const mayHang = control.matches(shortened);
      if (!empty(box)) seenPart(control.parentElement, box, `${named(control)} “${said}”`, { position, mayHang });
    }

    return all;
  };

  /** What lies between something seen and an ancestor it has in common with another, from the inside out. */
  const upTo = (one: Element, end: Element): readonly Element[] => {
    const way: Element[] = [];
    for (let at: Element | null = one; at && at !== end; at = at.parentElement) way.push(at);
    return way;
  };
  /** One of them stands on a ground that hides the other there; a heading that stays while a list is scrolled may do so. */
  const hides = (one: Element, end: Element, where: Box): boolean =>
    upTo(one, end).some((at) => styleOf(at).solid && inside(where, styleOf(at).box));
  const commonOf = (one: Element, other: Element): Element => {
    let at: Element | null = one;
    while (at && !at.contains(other)) at = at.parentElement;
    return at ?? root;
  };
  const compare = (seen: readonly Seen[]): void => {
    const all = [...seen].sort((one, other) => one.box.top - other.box.top);
    for (const [at, one] of all.entries()) {
      for (let next = at + 1; next < all.length; next++) {
        const other = all[next];
        if (!other || other.box.top >= one.box.bottom) break;
        if ((!one.text && !other.text) || one.element === other.element) continue;
        // The board is moved about beneath its buttons, and what is marked on it lies on a ground of its own; names.spec.ts has its names.
        if ((one.element.closest(drawn) === null) !== (other.element.closest(drawn) === null)) continue;
        if (one.element.closest(marked) || other.element.closest(marked)) continue;
        const both = shared(one.box, other.box);
        if (empty(both)) continue;
        // The letters of a picture are part of it.
        if (one.element.contains(other.element) || other.element.contains(one.element)) {
          if (!(one.text && other.text)) continue;
        }
        const common = commonOf(one.element, other.element);
        if (hides(one.element, common, both) || hides(other.element, common, both)) continue;
        faults.add(`on each other: ${[one.what, other.what].sort().join(' and ')}`);
      }
    }
  };

  /** What has to be in sight and is not, because something round it scrolls. */
  const missing = (): void => {
    for (const one of root.querySelectorAll(needed)) {
      if (!shows(one)) continue;
      const box = one.getBoundingClientRect();
      for (let at = one.parentElement; at && at !== page; at = at.parentElement) {
        const { scrolls, box: place } = styleOf(at);
        const beside = scrolls.x && at.matches(sideways);
        if ((scrolls.x || scrolls.y) && !inside(box, place, { x: !beside, y: true }))
          faults.add(`out of sight in ${named(at)}: ${named(one)} “${one.textContent?.trim().slice(0, 40)}”`);
      }
      if (box.bottom > innerHeight + SLACK && document.querySelector('.table')?.contains(one))
        faults.add(`out of sight below the window: ${named(one)}`);
    }
  };
  const boxes = 'main, section, div, ol, ul, dialog, nav, aside, form, table, fieldset, p';
  const scrollers = [...root.querySelectorAll<HTMLElement>(boxes)].filter((one) => {
    const over = one.scrollHeight - one.clientHeight > SLACK || one.scrollWidth - one.clientWidth > SLACK;
    return over && (styleOf(one).scrolls.x || styleOf(one).scrolls.y) && shows(one);
  });
  // By night things lie where they lie by day: what is scrolled to is looked at once.
  const night = page.style.colorScheme === 'dark';

  compare(lookOnce(root));
  missing();
  for (const one of scrollers) {
    const tall = one.scrollHeight - one.clientHeight;
    if (one.matches('.table') && tall > SLACK) faults.add(`the whole table is scrolled, by ${tall} pixels`);
    if (one.scrollWidth - one.clientWidth > 4 && !one.matches(sideways) && !one.closest(sideways))
      faults.add(`wider than its place, by ${one.scrollWidth - one.clientWidth} pixels: ${named(one)}`);
    // What is scrolled to is looked at like all else. A list that begins at its end counts backwards.
    const before = one.scrollTop;
    const way = getComputedStyle(one).flexDirection === 'column-reverse' ? -1 : 1;
    // The next part of it, and its end: what is between is more of the same.
    const stops =
      night || tall <= SLACK || one.clientHeight < 40 ? [] : new Set([Math.min(tall, one.clientHeight), tall]);
    for (const stop of stops) {
      one.scrollTop = way * stop;
      compare(lookOnce(one));
    }
    if (one.scrollTop !== before) one.scrollTop = before;
  }
  return [...faults];
}
