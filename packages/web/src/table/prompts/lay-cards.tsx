import { messages } from '../../preferences/messages.ts';
import { useTable } from '../../session/context.ts';
import type { Prompt } from './prompt.ts';
import { Refusal } from './refusal.tsx';

/** Cards are picked in the hand: lay them in the yard, or hear why not (CG-30). */
function Line() {
  const model = useTable();
  const { draft, names } = model;
  const { questions } = messages.value;
  const cards = draft.cards.value;
  const action = { type: 'layCards', cards };
  const barred = model.explain(action);
  return (
    <>
      <p>{barred ? <Refusal why={barred} /> : questions.layThese(names.value.cards(cards))}</p>
      <div class="answers">
        <button type="button" class="button quiet" onClick={() => draft.clear()}>
          {questions.undo}
        </button>
        <button
          type="button"
          class="button primary"
          aria-disabled={Boolean(barred)}
          onClick={() => model.attempt(action)}
        >
          {questions.layCards}
        </button>
      </div>
    </>
  );
}

export const layCards: Prompt = { Line };
