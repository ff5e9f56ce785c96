import type { Messages } from '@branchline/text';
import { boardHandle } from '../board/handle.ts';
import { announce, announceNow } from '../parts/announcer.tsx';
import { showShortcuts, showTextView } from '../parts/dialog.tsx';
import { messages } from '../preferences/messages.ts';
import { settings } from '../preferences/settings.ts';
import { drawTickets } from '../session/draw-tickets.ts';
import { boardOf } from '../session/game.ts';
import { beginStation, stationGame } from '../session/stations.ts';
import type { TableModel } from '../session/table-model.ts';
import { handSummary, newsSummary, standingsSummary, ticketsSummary } from './announcements.ts';

type Does = keyof Messages['keys']['does'];
type Group = keyof Messages['keys']['groups'];

interface Shortcut {
  readonly does: Does;
  readonly group: Group;
  /** How the keys are written. */
  readonly keys: readonly string[];
  /** What each key does; keys without it are the browser's, or belong to what is focused. */
  readonly run?: (model: TableModel, key: string) => void;
}

const ZOOM = 1.4;

function zoom(key: string): void {
  if (key === '0') boardHandle.value?.whole();
  else boardHandle.value?.zoomBy(key === '-' ? 1 / ZOOM : ZOOM);
}

function mute(): void {
  settings.sound.value = !settings.sound.value;
  announceNow(settings.sound.value ? messages.value.inWords.soundOn : messages.value.inWords.soundOff);
}

/** Shows the ways of one's tickets on the board, or no longer does. */
function switchPlan(model: TableModel): void {
  if (model.seat.value === undefined || !boardOf(model.game)) return;
  settings.plan.value = !settings.plan.value;
  announceNow(settings.plan.value ? messages.value.glance.planShown : messages.value.glance.planHidden);
}

/** Every key of a table, in the order they are listed. */
export const shortcuts: readonly Shortcut[] = [
  { does: 'deck', group: 'play', keys: ['D'], run: (model) => model.attempt({ type: 'takeCard', from: 'deck' }) },
  { does: 'two', group: 'play', keys: ['F'], run: (model) => model.takeTwo() },
  {
    does: 'place',
    group: 'play',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    run: (model, key) => model.attempt({ type: 'takeCard', from: Number(key) - 1 }),
  },
  { does: 'list', group: 'play', keys: ['R'], run: () => showTextView('list') },
  { does: 'draw', group: 'play', keys: ['N'], run: drawTickets },
  { does: 'shop', group: 'play', keys: ['S'], run: openShop },
  { does: 'confirm', group: 'play', keys: ['C'], run: () => focusPart('answer') },
  { does: 'hint', group: 'play', keys: ['I'], run: () => focusPart('hint') },
  { does: 'undo', group: 'play', keys: ['U'], run: (model) => model.undo() },
  { does: 'question', group: 'go', keys: ['Q'], run: () => focusPart('question') },
  { does: 'board', group: 'go', keys: ['B'], run: () => focusPart('board') },
  { does: 'hand', group: 'go', keys: ['H'], run: () => focusPart('hand') },
  { does: 'tickets', group: 'go', keys: ['T'], run: () => focusPart('tickets') },
  { does: 'market', group: 'go', keys: ['K'], run: () => focusPart('market') },
  { does: 'log', group: 'go', keys: ['L'], run: () => focusPart('log') },
  {
    does: 'position',
    group: 'listen',
    keys: ['P'],
    run: (model) => announceNow([...ticketsSummary(model), handSummary(model)].join(' ')),
  },
  { does: 'standing', group: 'listen', keys: ['O'], run: (model) => announceNow(standingsSummary(model).join(' ')) },
  { does: 'news', group: 'listen', keys: ['E'], run: (model) => announceNow(newsSummary(model).join(' ')) },
  { does: 'words', group: 'listen', keys: ['W'], run: () => showTextView('position') },
  { does: 'plan', group: 'listen', keys: ['V'], run: switchPlan },
  { does: 'near', group: 'listen', keys: ['+', '-', '0'], run: (_model, key) => zoom(key) },
  { does: 'mute', group: 'listen', keys: ['M'], run: mute },
  { does: 'keys', group: 'listen', keys: ['?'], run: () => showShortcuts(true) },
  { does: 'arrows', group: 'moving', keys: ['← ↑ → ↓'] },
  { does: 'ends', group: 'moving', keys: ['Home', 'End'] },
  { does: 'press', group: 'moving', keys: ['Enter'] },
  { does: 'undo', group: 'moving', keys: ['Esc'] },
  { does: 'pan', group: 'moving', keys: ['⇧ ← ↑ → ↓'] },
];

const runners = new Map(shortcuts.flatMap(({ keys, run }) => keys.map((key) => [key.toLowerCase(), run] as const)));

const WRITING = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]';

/** The key as it is listed, on keyboards with other letters too. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (key === '=') return '+';
  const latin = key.length === 1 && key.charCodeAt(0) < 128;
  return (latin ? key : code.replace(/^(Key|Digit)/, '')).toLowerCase();
}

/** Listens for the keys of a table; ends when the returned function is called. */
export function listenForShortcuts(model: TableModel): () => void {
  const pressed = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.matches(WRITING)) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') return model.undo();
    const run = settings.shortcuts.value ? runners.get(keyOf(event)) : undefined;
    if (!run) return;
    event.preventDefault();
    run(model, keyOf(event));
  };
  addEventListener('keydown', pressed);
  return () => removeEventListener('keydown', pressed);
}

/** The parts of a table a key leads to. */
type TablePart =
  | 'question'
  | 'answer'
  | 'hint'
  | 'board'
  | 'hand'
  | 'tickets'
  | 'market'
  | 'log'
  | 'shop'
  | 'cities'
  | 'choice';

/** Where each part is; the first that is there and seen is meant. */
const SELECTORS: Readonly<Record<TablePart, string>> = {
  question: '[data-home]',
  answer: '.question .primary',
  hint: '.hint-button',
  board: '[data-group="board"] [tabindex="0"], .hall-floor:not(:has([tabindex="0"]))',
  hand: '[data-group="hand"] [tabindex="0"]',
  tickets: '[data-group="choice"] [tabindex="0"], [data-group="tickets"] [tabindex="0"]',
  market: '[data-group="market"] [tabindex="0"]',
  log: '.log',
  shop: '[data-group="shop"] [tabindex="0"]',
  cities: '[data-group="cities"] [tabindex="0"]',
  choice: '[data-group="choice"] [tabindex="0"]',
};

/** What is pressed, not only reached. */
const PRESSED: ReadonlySet<TablePart> = new Set(['answer', 'hint']);

/** How many frames are waited for a part to appear. */
const FRAMES = 30;

/** On a phone the parts lie on a sheet, one at a time. */
const PART_TABS: Readonly<Partial<Record<TablePart, string>>> = {
  hand: 'hand',
  tickets: 'tickets',
  market: 'market',
  log: 'log',
};

function showTab(part: TablePart): void {
  const tab = document.querySelector<HTMLElement>(`[data-part="${PART_TABS[part]}"]`);
  if (tab?.checkVisibility()) tab.click();
}

/** Puts the focus on a part of the table; says so, if there is nothing in it. */
function focusPart(part: TablePart): void {
  showTab(part);
  focusOn(part, FRAMES);
}

/** What was put in sight just now may take a moment to be there. */
function focusOn(part: TablePart, frames: number): void {
  const spots = [...document.querySelectorAll<HTMLElement>(SELECTORS[part])];
  const spot = spots.find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (spot && PRESSED.has(part)) spot.click();
  else if (spot) spot.focus();
  else if (frames > 0) requestAnimationFrame(() => focusOn(part, frames - 1));
  else if (spots.length === 0) announce(emptyWords(part));
}

function emptyWords(part: TablePart): string {
  const { table } = messages.value;
  if (part === 'hand') return table.handEmpty;
  return part === 'tickets' ? table.ticketsEmpty : '';
}

/** Opens the shop of technologies, or the cities for a station; says why not, if nothing can be bought or built now (UK-10, EU-10). */
function openShop(model: TableModel): void {
  if (stationGame(model)) {
    beginStation(model);
    if (model.draft.building.value) focusPart('cities');
    return;
  }
  const [technology] = model.facts.technologies.keys();
  if (technology === undefined) return;
  if (model.position.value.allows?.includes('buyTechnology') && model.asked.value?.kind === 'turn') {
    model.draft.shopping.value = true;
    focusPart('shop');
  } else model.attempt({ type: 'buyTechnology', technology, cards: [] });
}
