import { useRef } from 'preact/hooks';
import { useRoving } from '../../parts/roving.ts';
import { messages } from '../../preferences/messages.ts';
import { useTable } from '../../session/context.ts';
import './ways.css';
import { CardsRow } from '../../cards/cards-row.tsx';

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join();

/** The sensible ways to pay, best first; the one that is chosen is marked. */
export function Ways({ ways }: { readonly ways: readonly (readonly string[])[] }) {
  const { draft, names } = useTable();
  const list = useRef<HTMLUListElement>(null);
  useRoving(list);
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
