import { announce } from '../parts/announce.ts';
import { messages } from '../preferences/messages.ts';
import type { TableModel } from '../session/table-model.ts';

/** The parts of a table a key leads to. */
export type Part = 'question' | 'answer' | 'hint' | 'board' | 'hand' | 'tickets' | 'market' | 'log' | 'shop' | 'choice';

/** Where each part is; the first that is there and seen is meant. */
const SPOTS: Readonly<Record<Part, string>> = {
  question: '[data-home]',
  answer: '.question .primary',
  hint: '.hint-button',
  board: '[data-group="board"] [tabindex="0"], .yard-pane:not(:has([tabindex="0"]))',
  hand: '[data-group="hand"] [tabindex="0"]',
  tickets: '[data-group="choice"] [tabindex="0"], [data-group="tickets"] [tabindex="0"]',
  market: '[data-group="market"] [tabindex="0"]',
  log: '.log',
  shop: '[data-group="shop"] [tabindex="0"]',
  choice: '[data-group="choice"] [tabindex="0"]',
};

/** What is pressed, not only reached. */
const PRESSED: ReadonlySet<Part> = new Set(['answer', 'hint']);

/** So many drawings of the page are waited for. */
const FRAMES = 10;

/** On a phone the parts lie on a sheet, one at a time. */
const TABS: Readonly<Partial<Record<Part, string>>> = {
  hand: 'hand',
  tickets: 'tickets',
  market: 'market',
  log: 'log',
};

function show(part: Part): void {
  const tab = document.querySelector<HTMLElement>(`[data-part="${TABS[part]}"]`);
  if (tab?.checkVisibility()) tab.click();
}

/** Puts the focus on a part of the table; says so, if there is nothing in it. */
export function goTo(part: Part): void {
  show(part);
  reach(part, FRAMES);
}

/** What was put in sight just now may take a moment to be there. */
function reach(part: Part, frames: number): void {
  const spots = [...document.querySelectorAll<HTMLElement>(SPOTS[part])];
  const spot = spots.find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (spot && PRESSED.has(part)) spot.click();
  else if (spot) spot.focus();
  else if (frames > 0) requestAnimationFrame(() => reach(part, frames - 1));
  else if (spots.length === 0) announce(emptyWords(part));
}

function emptyWords(part: Part): string {
  const { table } = messages.value;
  if (part === 'hand') return table.handEmpty;
  return part === 'tickets' ? table.ticketsEmpty : '';
}

/** Opens the shop of technologies; says why not, if nothing can be bought now (UK-10). */
export function openShop(model: TableModel): void {
  const [technology] = model.facts.technologies.keys();
  if (technology === undefined) return;
  if (model.position.value.allows?.includes('buyTechnology') && model.asked.value?.kind === 'turn') {
    model.draft.shopping.value = true;
    goTo('shop');
  } else model.attempt({ type: 'buyTechnology', technology, cards: [] });
}
