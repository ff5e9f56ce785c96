import { useEffect } from 'preact/hooks';
import { messages } from '../../preferences/messages.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
import { type Prompt, Refusal, TicketChoice } from './prompt-parts.tsx';

function KeepTicketsLine() {
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

function KeepTicketsSide() {
  return <TicketChoice among={useTable().me.value?.offered.items ?? []} />;
}

export const keepTickets: Prompt = { Line: KeepTicketsLine, Side: KeepTicketsSide };

/** CG-60: the best choice, as the game offers it. */
function best({ offers }: TableModel): readonly string[] {
  const tickets = offers.value.find(({ type }) => type === 'completeTickets')?.tickets;
  return Array.isArray(tickets) ? tickets.map(String) : [];
}

function CompleteTicketsLine() {
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

function CompleteTicketsSide() {
  return <TicketChoice among={useTable().me.value?.tickets.items ?? []} />;
}

export const completeTickets: Prompt = { Line: CompleteTicketsLine, Side: CompleteTicketsSide };
