import { type ReadonlySignal, signal } from '@preact/signals';
import { X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { messages } from '../preferences/messages.ts';
import { Announcer } from './announcer.tsx';
import { Icon } from './icon.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly close: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Something above the page: it keeps the focus while it is there and gives it back when it goes. */
export function Dialog({ title, open, close, class: look = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // What is in it comes when it is open: only then can any of it take the focus.
  const [shown, setShown] = useState(false);
  // A dialog says that it was closed a moment later, when the next key may have opened it again: only what the browser closed
  // by itself is news then.
  const closedHere = useRef(false);
  const closed = (): void => {
    if (closedHere.current) closedHere.current = false;
    else close();
  };
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    else if (!open && dialog.current?.open) {
      closedHere.current = true;
      dialog.current.close();
    }
    setShown(open);
  }, [open]);
  return (
    <dialog ref={dialog} class={`dialog ${look}`} aria-labelledby={id} onCancel={close} onClose={closed}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" class="icon-button" aria-label={messages.value.settings.close} onClick={close}>
          <Icon of={X} />
        </button>
      </header>
      {open && shown && children}
      {/* Nothing outside an open dialog is heard. */}
      {open && <Announcer />}
    </dialog>
  );
}

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

/** The parts of the table in words: what can be done, as a list, cities for a station, and how things stand. */
export const TEXT_VIEWS = ['list', 'stations', 'position'] as const;
export type TextView = (typeof TEXT_VIEWS)[number];

const textView = signal<TextView | undefined>(undefined);
/** Which part of the table in words is read; nothing while it is closed. */
export const openTextView: ReadonlySignal<TextView | undefined> = textView;

export function showTextView(view: TextView | undefined): void {
  textView.value = view;
}
