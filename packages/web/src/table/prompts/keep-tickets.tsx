import { messages } from '../../preferences/messages.ts';
import { useTable } from '../../session/context.ts';
import type { Prompt } from './prompt.ts';
import { TicketChoice } from './ticket-choice.tsx';

function Line() {
  const model = useTable();
  const { questions } = messages.value;
  const offered = model.me.value?.offered.items ?? [];
  const kept = [...model.draft.tickets.value];
  const least = Math.min(...model.offers.value.map(({ tickets }) => (Array.isArray(tickets) ? tickets.length : 0)));
  const action = { type: 'keepTickets', tickets: kept };
  const barred = model.explain(action);
  return (
    <>
      <p>{questions.keepTickets(Number.isFinite(least) ? least : 1, offered.length)}</p>
      <div class="answers">
        {kept.length > 0 && (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              model.draft.tickets.value = new Set();
            }}
          >
            {questions.undo}
          </button>
        )}
        <button
          type="button"
          class="button primary"
          aria-disabled={Boolean(barred)}
          onClick={() => model.attempt(action)}
        >
          {questions.keep(kept.length)}
        </button>
      </div>
    </>
  );
}

function Side() {
  return <TicketChoice among={useTable().me.value?.offered.items ?? []} />;
}

export const keepTickets: Prompt = { Line, Side };
