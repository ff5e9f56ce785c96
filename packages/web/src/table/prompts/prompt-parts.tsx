import type { NamedRejection } from '@branchline/protocol';
import type { ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import { CardsRow } from '../../cards/table-cards.tsx';
import { showRules } from '../../parts/dialog.tsx';
import { useRovingTabindex } from '../../parts/focus.ts';
import { messages } from '../../preferences/messages.ts';
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

/** Tickets of which any can be chosen. */
export function TicketChoice({ among }: { readonly among: readonly string[] }) {
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
          <TicketCard id={id} chosen={chosen.has(id)} onChoose={() => toggle(id)} />
        </li>
      ))}
    </ul>
  );
}
