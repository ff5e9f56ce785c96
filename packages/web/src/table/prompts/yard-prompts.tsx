import { useEffect } from 'preact/hooks';
import { CardCounts, SeatBadge } from '../../cards/table-cards.tsx';
import { messages } from '../../preferences/messages.ts';
import { robbedBy } from '../../session/offers.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
import { type Prompt, Refusal, TicketChoice } from './prompt-parts.tsx';
import './ticket-prompts.css';

/* What only games with yards ask: a table with a board does not fetch it. */

/** Cards are picked in the hand: lay them in the yard, or hear why not (CG-30). */
function LayCardsLine() {
  const model = useTable();
  const { draft, names } = model;
  const { questions } = messages.value;
  const cards = draft.cards.value;
  const action = { type: 'layCards', cards };
  const barred = model.explain(action);
  const robbed = barred ? undefined : robbedBy(model, cards);
  return (
    <>
      <p>
        {barred ? <Refusal why={barred} /> : questions.layThese(names.value.cards(cards))}{' '}
        {robbed && (
          <strong class="robs">
            <SeatBadge seat={robbed.seat} size={28} />{' '}
            {questions.laysAndRobs(names.value.player(robbed.seat), names.value.cards(robbed.cards))}
          </strong>
        )}
      </p>
      <div class="answers">
        <button type="button" class="button quiet" onClick={() => draft.clear()}>
          {questions.cancel}
        </button>
        <button
          type="button"
          class="button primary"
          aria-disabled={Boolean(barred)}
          onClick={() => model.attempt(action)}
        >
          {robbed ? questions.layAndRob : questions.layCards}
        </button>
      </div>
    </>
  );
}

export const layCards: Prompt = { Line: LayCardsLine };

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
  return (
    <>
      <TicketChoice among={useTable().me.value?.tickets.items ?? []} />
      <OnTrackCards />
    </>
  );
}

/** What the tickets are completed with: one's own pile is open now (CG-60). */
function OnTrackCards() {
  const { me, names } = useTable();
  const cards = me.value?.onTrack?.items ?? [];
  if (cards.length === 0) return undefined;
  return (
    <section class="held-tickets">
      <h3>{messages.value.table.onTrack(cards.length)}</h3>
      <p class="hidden-text">{names.value.cards(cards)}</p>
      <p aria-hidden="true">
        <CardCounts cards={cards} />
      </p>
    </section>
  );
}

export const completeTickets: Prompt = { Line: CompleteTicketsLine, Side: CompleteTicketsSide };
