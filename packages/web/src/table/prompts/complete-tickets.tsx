import { useEffect } from 'preact/hooks';
import { messages } from '../../preferences/messages.ts';
import { useTable } from '../../session/context.ts';
import type { TableModel } from '../../session/table-model.ts';
import type { Prompt } from './prompt.ts';
import { Refusal } from './refusal.tsx';
import { TicketChoice } from './ticket-choice.tsx';

/** CG-60: the best choice, as the game offers it. */
function best({ offers }: TableModel): readonly string[] {
  const tickets = offers.value.find(({ type }) => type === 'completeTickets')?.tickets;
  return Array.isArray(tickets) ? tickets.map(String) : [];
}

function Line() {
  const model = useTable();
  const { draft, facts } = model;
  const { questions } = messages.value;
  useEffect(() => {
    draft.tickets.value = new Set(best(model));
  }, []);
  const chosen = [...draft.tickets.value];
  const action = { type: 'completeTickets', tickets: chosen };
  const barred = model.explain(action);
  const points = chosen.reduce((sum, id) => sum + (facts.tickets.get(id)?.points ?? 0), 0);
  return (
    <>
      <p>{barred ? <Refusal why={barred} /> : questions.completeTickets}</p>
      <div class="answers">
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            draft.tickets.value = new Set(best(model));
          }}
        >
          {questions.bestChoice}
        </button>
        <button
          type="button"
          class="button primary"
          aria-disabled={Boolean(barred)}
          onClick={() => model.attempt(action)}
        >
          {chosen.length === 0 ? questions.completeNone : questions.complete(chosen.length, points)}
        </button>
      </div>
    </>
  );
}

function Side() {
  return <TicketChoice among={useTable().me.value?.tickets.items ?? []} />;
}

export const completeTickets: Prompt = { Line, Side };
