import type { PhraseId } from '@branchline/protocol';
import { MessageSquareText } from 'lucide';
import { useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { messages } from '../preferences/messages.ts';
import type { TableSource } from '../session/follow-table.ts';
import './quick-phrases.css';

/** A dozen things that can be said with one press, and that everybody reads in their own language. */
export function QuickPhrases({ source }: { readonly source: TableSource }) {
  const { quick } = messages.value;
  const [open, setOpen] = useState(false);
  return (
    <div class="quick">
      <button type="button" class="button quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon of={MessageSquareText} /> {quick.title}
      </button>
      {open && (
        <ul aria-label={quick.title}>
          {(Object.keys(quick.phrases) as PhraseId[]).map((phrase) => (
            <li key={phrase}>
              <button
                type="button"
                class="button"
                onClick={() => {
                  source.sayPhrase(phrase);
                  setOpen(false);
                }}
              >
                {quick.phrases[phrase]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
