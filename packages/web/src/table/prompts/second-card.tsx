import { messages } from '../../preferences/messages.ts';
import { useTable } from '../../session/context.ts';
import type { Prompt } from './prompt.ts';

function Line() {
  const model = useTable();
  const { questions } = messages.value;
  const fromDeck = model.offers.value.some(({ from }) => from === 'deck');
  return (
    <>
      <p>{questions.secondCard}</p>
      <div class="answers">
        {fromDeck && (
          <button
            type="button"
            class="button primary"
            onClick={() => model.attempt({ type: 'takeCard', from: 'deck' })}
          >
            {questions.fromDeck}
          </button>
        )}
      </div>
    </>
  );
}

export const secondCard: Prompt = { Line };
