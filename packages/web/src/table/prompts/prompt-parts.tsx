import type { NamedAction, NamedRejection } from '@branchline/protocol';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CardsRow } from '../../cards/table-cards.tsx';
import { announce } from '../../parts/announcer.tsx';
import { showRules } from '../../parts/dialog.tsx';
import { useRovingTabindex } from '../../parts/focus.ts';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { type AnswerProblem, useTable } from '../../session/table-model.ts';
import { TicketCard } from '../hand/tickets.tsx';
import './prompt-parts.css';

/** What a question needs: a sentence with buttons, and room beside the hand for what is chosen from. */
export interface Prompt {
  readonly Line: ComponentType;
  readonly Side?: ComponentType | undefined;
}

const byTheRules = (why: AnswerProblem): why is NamedRejection => 'rule' in why;

/** Why not, in words, with the rule behind it. */
export function Refusal({ why }: { readonly why: AnswerProblem }) {
  const { names, game } = useTable();
  const { refusals, troubles, questions } = messages.value;
  if (!byTheRules(why)) return <span class="refusal">{troubles[why.code]}</span>;
  return (
    <span class="refusal">
      {refusals[why.code](why.facts, names.value)}{' '}
      <a
        class="rule"
        href={`/rules/${game.id}#${why.rule}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          showRules(why.rule);
        }}
      >
        {questions.rule(why.rule)}
      </a>
    </span>
  );
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join();

/** The sensible ways to pay, best first; the one that is chosen is marked. */
export function PaymentChoice({ ways }: { readonly ways: readonly (readonly string[])[] }) {
  const { draft, names } = useTable();
  const list = useRef<HTMLUListElement>(null);
  useRovingTabindex(list);
  const { questions } = messages.value;
  const chosen = draft.cards.value;
  return (
    <div class="ways">
      <ul ref={list} data-group="ways" aria-label={questions.payWith}>
        {ways.map((cards) => (
          <li key={cards.join()}>
            <button
              type="button"
              class="way"
              aria-pressed={same(cards, chosen)}
              aria-label={names.value.cards(cards)}
              onClick={() => draft.pay(cards)}
            >
              <CardsRow cards={cards} />
            </button>
          </li>
        ))}
      </ul>
      <p class="hint">{questions.orChoose}</p>
    </div>
  );
}

interface TicketChoiceProps {
  readonly among: readonly string[];
  /** What is said about each, instead of how far it is. */
  readonly noteOf?: (ticket: string) => string | undefined;
}

/** Tickets of which any can be chosen. */
export function TicketChoice({ among, noteOf }: TicketChoiceProps) {
  const { draft } = useTable();
  const list = useRef<HTMLUListElement>(null);
  useRovingTabindex(list);
  const chosen = draft.tickets.value;
  const toggle = (id: string): void => {
    draft.tickets.value = new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]);
  };
  return (
    <ul ref={list} class="choice" data-group="choice" aria-label={messages.value.inWords.ticketChoice}>
      {among.map((id) => (
        <li key={id}>
          <TicketCard id={id} chosen={chosen.has(id)} onChoose={() => toggle(id)} note={noteOf?.(id)} />
        </li>
      ))}
    </ul>
  );
}

interface ConfirmButtonProps {
  readonly action: NamedAction;
  readonly children: ComponentChildren;
}

/** The button that does what is shown once more; where that is wished, it is pressed by itself after a few seconds. */
export function ConfirmButton({ action, children }: ConfirmButtonProps) {
  const model = useTable();
  const barred = model.explain(action) !== undefined;
  const left = useCountdown(JSON.stringify(action), !barred, () => model.attempt(action));
  return (
    <button type="button" class="button primary" aria-disabled={barred} onClick={() => model.attempt(action)}>
      {children}
      {left !== undefined && (
        <span class="countdown" aria-hidden="true">
          {left}
        </span>
      )}
    </button>
  );
}

/** Counts down from what was chosen, anew for anything else, and not while something lies over the page. */
function useCountdown(what: string, running: boolean, done: () => void): number | undefined {
  const from = running ? settings.countdown.value : 0;
  const [left, setLeft] = useState(from);
  const now = useRef(done);
  now.current = done;
  useEffect(() => {
    setLeft(from);
    if (from === 0) return;
    announce(messages.value.questions.confirmsIn(from));
    let seconds = from;
    const timer = setInterval(() => {
      if (document.hidden || document.querySelector('dialog[open]')) return;
      seconds--;
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      now.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [what, from]);
  return from > 0 ? left : undefined;
}
