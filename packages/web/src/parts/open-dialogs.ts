import { type ReadonlySignal, signal } from '@preact/signals';

/*
 * Which dialogs are open. What opens one lies far below what draws it, so both meet here.
 */

const settings = signal(false);
/** What can be chosen about this browser. */
export const settingsOpen: ReadonlySignal<boolean> = settings;

export function showSettings(open: boolean): void {
  settings.value = open;
}

const shortcuts = signal(false);
/** Every key of a table and what it does. */
export const shortcutsOpen: ReadonlySignal<boolean> = shortcuts;

export function showShortcuts(open: boolean): void {
  shortcuts.value = open;
}

const rules = signal<string | undefined>(undefined);
/** The rules over the table: at their beginning (empty), or at one of them; nothing while they are closed. */
export const openRule: ReadonlySignal<string | undefined> = rules;

export function showRules(at = ''): void {
  rules.value = at;
}

export function closeRules(): void {
  rules.value = undefined;
}

/** The parts of the table in words: what can be done, as a list, and how things stand. */
export const TEXT_VIEWS = ['list', 'position'] as const;
export type TextView = (typeof TEXT_VIEWS)[number];

const textView = signal<TextView | undefined>(undefined);
/** Which part of the table in words is read; nothing while it is closed. */
export const openTextView: ReadonlySignal<TextView | undefined> = textView;

export function showTextView(view: TextView | undefined): void {
  textView.value = view;
}
