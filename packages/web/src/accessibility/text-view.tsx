import { ListTree } from 'lucide';
import { useEffect } from 'preact/hooks';
import { Dialog, openTextView, showTextView } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { lazy } from '../parts/lazy.tsx';
import { messages } from '../preferences/messages.ts';

const TextViewParts = lazy(() => import('./text-view-parts.tsx').then((file) => file.TextViewParts));

/** Opens the table in words: for those who hear it, and for whoever likes a list better than a board. */
export function TextViewButton() {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={messages.value.inWords.title}
      onClick={() => showTextView('list')}
    >
      <Icon of={ListTree} />
    </button>
  );
}

/** The table in words: every route with what can be done about it, and how things stand. A replay has no keys to list. */
export function TextViewDialog({ keys = true }: { readonly keys?: boolean }) {
  const part = openTextView.value;
  const { inWords } = messages.value;
  // Whoever leaves the table does not find it open at the next one.
  useEffect(() => () => showTextView(undefined), []);
  return (
    <Dialog title={inWords.title} class="in-words" open={part !== undefined} close={() => showTextView(undefined)}>
      {part && <TextViewParts part={part} keys={keys} />}
    </Dialog>
  );
}
