import { X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { messages } from '../preferences/messages.ts';
import { Announcer } from './announcer.tsx';
import './dialog.css';
import { Icon } from './icon.tsx';

export interface DialogProps {
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
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    else if (!open) dialog.current?.close();
    setShown(open);
  }, [open]);
  return (
    <dialog ref={dialog} class={`dialog ${look}`} aria-labelledby={id} onClose={close}>
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
