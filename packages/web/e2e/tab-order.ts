import { expect, type Page } from '@playwright/test';

/** Where the focus is after a key. */
interface Stop {
  /** The number of the control; nothing, where no control has the focus. */
  readonly number: string;
  readonly name: string;
  /** The focus can be seen there. */
  readonly seen: boolean;
  /** Arrow keys go on from here. */
  readonly group: 'none' | 'row' | 'board';
}

/** In the page: gives every control that is in sight a number, and tells what each is called. */
function numbered(): Readonly<Record<string, string>> {
  const all = 'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"], [tabindex="0"]';
  const root = document.querySelector('dialog[open]') ?? document;
  const names: Record<string, string> = {};
  let inBoard = false;
  for (const one of root.querySelectorAll<HTMLElement>(all)) {
    one.removeAttribute('data-number');
    const barred = one.matches(':disabled, [type="hidden"]') || !one.checkVisibility({ visibilityProperty: true });
    // Of several that arrow keys choose among, one stands for all; that arrows lead to every route has a test of its own.
    const sister = one.matches('input[type="radio"]:not(:checked)') || (one.matches('.route') && inBoard);
    inBoard ||= one.matches('.route');
    if (barred || sister) continue;
    const number = String(Object.keys(names).length + 1);
    one.setAttribute('data-number', one.matches('.route') ? 'board' : number);
    names[one.matches('.route') ? 'board' : number] =
      `${one.tagName} .${one.getAttribute('class')} ${one.ariaLabel ?? one.textContent?.slice(0, 40)}`;
  }
  return names;
}

/** In the page: what has the focus. */
function stop(): Stop {
  const at = document.activeElement;
  if (!at || at === document.body) return { number: '', name: '', seen: true, group: 'none' };
  const line = (one: Element | null): boolean =>
    one !== null &&
    getComputedStyle(one).outlineStyle !== 'none' &&
    Number.parseFloat(getComputedStyle(one).outlineWidth) > 0;
  const route = at.matches('.route');
  // A route has a ring, a choice the frame round its words.
  const ring = route && getComputedStyle(at.querySelector('.casing, .ring') ?? at).stroke !== 'none';
  const rest = at.getAttribute('tabindex') === '0' && at.matches('button, .route, [role="tab"]');
  return {
    number: route ? 'board' : (at.getAttribute('data-number') ?? ''),
    name: `${at.tagName} .${at.getAttribute('class')} ${at.ariaLabel ?? at.textContent?.slice(0, 40)}`,
    seen: line(at) || ring || line(at.nextElementSibling),
    group: route ? 'board' : rest ? 'row' : 'none',
  };
}

/**
 * Goes over the page with the Tab key, and with arrows through whatever is one stop of it: every control is come to, and always one
 * sees where one is. Answers how many stops there were.
 */
export async function expectEverythingReachable(page: Page, where: string): Promise<number> {
  const wanted = await page.evaluate(numbered);
  const reached = new Set<string>();
  const unseen = new Set<string>();
  const press = async (key: string): Promise<Stop> => {
    await page.keyboard.press(key);
    const at = await page.evaluate(stop);
    if (!at.seen) unseen.add(at.name);
    return at;
  };
  let stops = 0;
  for (; stops < 80; stops++) {
    const at = await press('Tab');
    // Between the last and the first is the browser's own.
    if (at.name === '') continue;
    // Once round.
    if (at.number !== '' && reached.has(at.number)) break;
    reached.add(at.number);
    if (at.group === 'row') {
      for (let next = await press('Home'), before = ''; next.number !== before; next = await press('ArrowRight')) {
        before = next.number;
        reached.add(before);
      }
    } else if (at.group === 'board') {
      const ways = [];
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) ways.push((await press(key)).name);
      expect.soft(new Set([...ways, at.name]).size, `${where}: arrows on the board`).toBeGreaterThan(1);
    }
  }
  const missed = Object.entries(wanted).flatMap(([number, name]) => (reached.has(number) ? [] : [name]));
  expect.soft(missed, `${where}: not reached`).toEqual([]);
  expect.soft([...unseen], `${where}: the focus is not seen`).toEqual([]);
  return stops;
}
