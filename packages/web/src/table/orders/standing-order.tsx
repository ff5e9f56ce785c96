import type { OrderState } from '@branchline/protocol';
import { signal } from '@preact/signals';
import { ClipboardList } from 'lucide';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { lazy } from '../../parts/lazy.tsx';
import { messages } from '../../preferences/messages.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
import { sentencesOf } from '../../session/turn-log.ts';
import './standing-order.css';

const OrderDialog = lazy(() => import('./order-dialog.tsx').then((file) => file.OrderDialog));

/** The button lies in the line of the question, which comes and goes: the dialog does not. */
const open = signal(false);
/** Opens the dialog from elsewhere: the table menu. */
export function showOrder(): void {
  open.value = true;
}

/** Endings that were read, by table and by when the order was left. */
const read = signal<ReadonlySet<string>>(new Set());

/** Opens the order of one's own seat; at tables of the server only, for no other can be left. */
export function OrderButton() {
  const { source, seat } = useTable();
  const { orders } = messages.value;
  if (!source.orders || seat.value === undefined) return undefined;
  const running = source.orders.state.value?.order !== undefined;
  return (
    <div class="answers">
      <button
        type="button"
        class={running ? 'button order-runs' : 'button quiet'}
        aria-haspopup="dialog"
        onClick={showOrder}
      >
        <Icon of={ClipboardList} /> {running ? orders.running : orders.leave}
      </button>
    </div>
  );
}

/** What became of the last order, until it is read or its owner has moved; and the dialog to leave one. */
export function StandingOrder() {
  const { source, seat } = useTable();
  const { orders: desk } = source;
  const { value: mine } = seat;
  useEffect(() => {
    if (mine !== undefined) void desk?.refresh(mine);
    return () => {
      open.value = false;
    };
  }, [desk, mine]);
  if (!desk || mine === undefined) return undefined;
  return (
    <>
      <OrderReport state={desk.state.value} />
      {open.value && (
        <OrderDialog
          desk={desk}
          seat={mine}
          open={open.value}
          close={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
}

/** At the end: what became of an order that nobody was there to read of. */
export function LastOrder() {
  const { source, seat } = useTable();
  const { orders: desk } = source;
  const { value: mine } = seat;
  useEffect(() => {
    if (mine !== undefined) void desk?.refresh(mine);
  }, [desk, mine]);
  return <OrderReport state={mine === undefined ? undefined : desk?.state.value} over />;
}

interface OrderReportProps {
  readonly state: OrderState | undefined;
  /** All open: the log no longer says what an order did. */
  readonly over?: boolean;
}

function OrderReport({ state, over = false }: OrderReportProps) {
  const model = useTable();
  const { orders } = messages.value;
  if (!state?.ended || state.ended === 'cancelled' || state.since === undefined) return undefined;
  const key = `${model.source.info.value.id} ${state.since}`;
  if (read.value.has(key) || hasMovedSince(model, state)) return undefined;
  const done = doneBy(model, state);
  return (
    <section class="order-report" role="status" aria-label={orders.title}>
      <p>
        <b>{orders.ended[state.ended]}</b> {done.length > 0 ? done.join(' ') : !over && orders.didNothing}
      </p>
      <button
        type="button"
        class="button"
        onClick={() => {
          read.value = new Set([...read.value, key]);
        }}
      >
        {orders.understood}
      </button>
    </section>
  );
}

/** What the order has done, in the words of the log; there it says who moved, to its owner alone. */
function doneBy({ shown, names, seat }: TableModel, { since = 0, to = Infinity }: OrderState): readonly string[] {
  const entries = shown.log.value.filter(
    ({ by, seat: mover, version }) => by === 'order' && mover === seat.value && version > since && version <= to,
  );
  return sentencesOf(
    entries.flatMap(({ events }) => events),
    names.value,
  );
}

function hasMovedSince({ shown, seat }: TableModel, { to = Infinity }: OrderState): boolean {
  return shown.log.value.some(({ by, seat: mover, version }) => by !== 'order' && mover === seat.value && version > to);
}
