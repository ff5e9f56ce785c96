import type { RefusalCode } from '@branchline/protocol';
import { useState } from 'preact/hooks';
import { announce } from '../../parts/announcer.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { messages } from '../../preferences/messages.ts';
import type { OrderDesk } from '../../session/standing-order.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
import { draftOf, type OrderDraft, orderInWords, orderOf, SOURCES } from './order-draft.ts';
import './order-dialog.css';

interface OrderDialogProps {
  readonly desk: OrderDesk;
  readonly seat: number;
  readonly open: boolean;
  readonly close: () => void;
}

/** A sentence with gaps: what the server is to do for this seat. */
export function OrderDialog({ desk, seat, open, close }: OrderDialogProps) {
  const { orders } = messages.value;
  return (
    <Dialog title={orders.title} open={open} close={close} class="order-dialog">
      <p class="note">{orders.hint}</p>
      <OrderForm desk={desk} seat={seat} close={close} />
    </Dialog>
  );
}

const MOST_CARDS = 12;
const MOST_TURNS = 10;
const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, number) => number + 1);

/** What one would most likely want: more of the colour one has most of. */
function usualDraft({ me, facts }: TableModel): OrderDraft {
  const held = me.value?.hand.items ?? [];
  const countOf = (card: string): number => held.filter((one) => one === card).length;
  const colours = facts.cards.filter((card) => card !== 'wild');
  const colour = colours.reduce((best, one) => (countOf(one) > countOf(best) ? one : best), colours[0] ?? 'wild');
  return { source: 'deck', count: 4, colour, route: '', ifTaken: true, turns: 3 };
}

function OrderForm({ desk, seat, close }: Omit<OrderDialogProps, 'open'>) {
  const model = useTable();
  const { orders, lobby } = messages.value;
  const running = desk.state.value?.order;
  const [draft, setDraft] = useState<OrderDraft>(() => (running && draftOf(running)) ?? usualDraft(model));
  const [trouble, setTrouble] = useState<string>();
  const order = orderOf(draft);
  const change = (part: Partial<OrderDraft>): void => setDraft({ ...draft, ...part });
  const settled = (refused: RefusalCode | undefined, said: string): void => {
    if (refused) return setTrouble(lobby.refused[refused]);
    announce(said);
    close();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!order) return setTrouble(orders.nothingToDo);
        void desk.give(seat, order).then((refused) => settled(refused, orders.running));
      }}
    >
      <CardFields draft={draft} change={change} />
      {model.facts.routes.size > 0 && <RouteField draft={draft} change={change} />}
      <fieldset>
        <legend>{orders.limits}</legend>
        {draft.route !== '' && (
          <label class="switch">
            <input
              type="checkbox"
              checked={draft.ifTaken}
              onChange={({ currentTarget }) => change({ ifTaken: currentTarget.checked })}
            />
            {orders.ifTaken}
          </label>
        )}
        <label class="field">
          {orders.turns}
          <select value={draft.turns} onChange={({ currentTarget }) => change({ turns: Number(currentTarget.value) })}>
            {upTo(MOST_TURNS).map((turns) => (
              <option key={turns} value={turns}>
                {orders.turnsOf(turns)}
              </option>
            ))}
            <option value={0}>{orders.noTurns}</option>
          </select>
        </label>
      </fieldset>
      <section class="order-words" aria-label={orders.inWords} aria-live="polite">
        {order ? orderInWords(order, model.names.value).join(' ') : orders.nothingToDo}
      </section>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="order-actions">
        <button type="submit" class="button primary">
          {orders.save}
        </button>
        {running && (
          <button
            type="button"
            class="button"
            onClick={() => void desk.cancel(seat).then((refused) => settled(refused, orders.ended.cancelled))}
          >
            {orders.cancel}
          </button>
        )}
      </div>
    </form>
  );
}

interface FieldsProps {
  readonly draft: OrderDraft;
  readonly change: (part: Partial<OrderDraft>) => void;
}

/** Which cards, from where, and how many. */
function CardFields({ draft, change }: FieldsProps) {
  const { facts, names } = useTable();
  const { orders } = messages.value;
  const nowhere = facts.routes.size === 0;
  return (
    <>
      <label class="field">
        {orders.take}
        <select
          value={draft.source}
          onChange={({ currentTarget }) =>
            change({ source: SOURCES.find((one) => one === currentTarget.value) ?? 'deck' })
          }
        >
          {SOURCES.filter((one) => one !== 'none' || !nowhere).map((one) => (
            <option key={one} value={one}>
              {orders.sources[one]}
            </option>
          ))}
        </select>
      </label>
      {draft.source !== 'none' && (
        <div class="order-cards">
          <label class="field">
            {orders.until}
            <select
              value={draft.count}
              onChange={({ currentTarget }) => change({ count: Number(currentTarget.value) })}
            >
              {upTo(MOST_CARDS).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            {orders.colour}
            <select value={draft.colour} onChange={({ currentTarget }) => change({ colour: currentTarget.value })}>
              {facts.cards.map((card) => (
                <option key={card} value={card}>
                  {card === 'wild' ? names.value.wild(1) : orders.either(names.value.colour(card), names.value.wild(1))}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </>
  );
}

/** What is claimed with them: of the routes nobody holds yet. What it costs is wanted first. */
function RouteField({ draft, change }: FieldsProps) {
  const { facts, names, position } = useTable();
  const { orders } = messages.value;
  const held = position.value.routes ?? {};
  const free = [...facts.routes.values()]
    .filter(({ id }) => (held[id]?.length ?? 0) === 0)
    .map(({ id, length }) => ({ id, said: `${names.value.route(id)} (${length}, ${names.value.routeColour(id)})` }))
    .toSorted((one, other) => one.said.localeCompare(other.said));
  const choose = (route: string): void => {
    const { length = draft.count, colour } = facts.routes.get(route) ?? {};
    change({ route, count: length, ...(colour && facts.cards.includes(colour) && { colour }) });
  };
  return (
    <label class="field">
      {orders.claim}
      <select value={draft.route} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{orders.noClaim}</option>
        {free.map(({ id, said }) => (
          <option key={id} value={id}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}
