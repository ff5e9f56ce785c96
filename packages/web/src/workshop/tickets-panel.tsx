import { proposeTickets, ticketWish, waysOf } from '@branchline/games';
import { Trash2 } from 'lucide';
import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { NumberField, NumberInput, SelectField, Switch } from './fields.tsx';
import { addTickets, changeTicket, hasTicket, removeGroup, removeTickets, ticketOf } from './model/edits.ts';
import { sentenceOn, workshopTexts } from './texts.ts';
import type { Workbench } from './workbench.ts';

/** The tickets: by hand, proposed, and valued by their shortest way. */
export function TicketsPanel({ bench }: { readonly bench: Workbench }) {
  const { tickets: texts } = workshopTexts();
  const pack = bench.pack.value;
  const [turn, setTurn] = useState(0);
  const ways = useMemo(() => waysOf(pack), [pack.places, pack.routes, pack.groups]);
  const ends = [...pack.places, ...(pack.groups ?? [])];
  const nameOf = (id: string): string => ends.find((end) => end.id === id)?.name ?? id;
  const dealsLong = pack.rules.tickets.dealt.long !== undefined;
  const wrong = new Map(
    bench.remarks.value.flatMap((remark) => (remark.tickets ?? []).map((id) => [id, sentenceOn(remark)] as const)),
  );
  const propose = (): void => {
    const wish = ticketWish(pack);
    const long = pack.tickets.filter((ticket) => ticket.long).length;
    const missing = {
      count: Math.max(3, wish.count - (pack.tickets.length - long)),
      long: Math.max(0, wish.long - long),
      turn,
    };
    bench.change((now) => addTickets(now, proposeTickets(now, missing)));
    setTurn(turn + 1);
  };
  const revalue = (): void =>
    bench.change((now) => ({
      ...now,
      tickets: now.tickets.map((ticket) => {
        const way = ways(ticket.a, ticket.b);
        return Number.isFinite(way) && way > 0 ? { ...ticket, points: Math.min(100, way) } : ticket;
      }),
    }));
  return (
    <>
      <p class="note">{texts.proposeHint}</p>
      <div class="button-row">
        <button type="button" class="button primary" disabled={pack.routes.length === 0} onClick={propose}>
          {texts.propose}
        </button>
        <button type="button" class="button" disabled={pack.tickets.length === 0} onClick={revalue}>
          {texts.revalue}
        </button>
        <button
          type="button"
          class="button"
          disabled={pack.tickets.length === 0}
          onClick={() => bench.change((now) => ({ ...now, tickets: [] }))}
        >
          {texts.clear}
        </button>
      </div>
      {ends.length > 1 && <NewTicket bench={bench} ways={ways} />}
      <h2>{texts.count(pack.tickets.length)}</h2>
      <ul class="ticket-list">
        {pack.tickets.map(({ id, a, b, points, long }) => {
          const way = ways(a, b);
          return (
            <li key={id} id={`workshop-ticket-${id}`}>
              <span>
                {nameOf(a)} – {nameOf(b)}
                {Number.isFinite(way) && <small>{texts.way(way)}</small>}
              </span>
              {dealsLong && (
                <Switch
                  checked={long === true}
                  change={(on) => bench.change((now) => changeTicket(now, id, { long: on || undefined }))}
                >
                  {texts.long}
                </Switch>
              )}
              <NumberInput
                label={`${texts.points}: ${nameOf(a)} – ${nameOf(b)}`}
                value={points}
                least={1}
                most={100}
                change={(next) => bench.change((now) => changeTicket(now, id, { points: next }))}
              />
              <button
                type="button"
                class="icon-button"
                aria-label={texts.remove(nameOf(a), nameOf(b))}
                onClick={() => bench.change((now) => removeTickets(now, [id]))}
              >
                <Icon of={Trash2} />
              </button>
              {wrong.has(id) && <p class="odd">{wrong.get(id)}</p>}
            </li>
          );
        })}
      </ul>
      <Groups bench={bench} />
    </>
  );
}

/** Names for which any of several places will do; they are made of places that are selected together. */
function Groups({ bench }: { readonly bench: Workbench }) {
  const { tickets: texts } = workshopTexts();
  const { groups = [], places } = bench.pack.value;
  if (groups.length === 0) return undefined;
  const nameOf = (id: string): string => places.find((place) => place.id === id)?.name ?? id;
  return (
    <>
      <h2>{texts.groups}</h2>
      <ul class="ticket-list">
        {groups.map(({ id, name, members }) => (
          <li key={id}>
            <span>
              {name}
              <small>{members.map(nameOf).join(', ')}</small>
            </span>
            <button
              type="button"
              class="icon-button"
              aria-label={texts.removeGroup(name)}
              onClick={() => bench.change((now) => removeGroup(now, id))}
            >
              <Icon of={Trash2} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface NewTicketProps {
  readonly bench: Workbench;
  readonly ways: ReturnType<typeof waysOf>;
}

function NewTicket({ bench, ways }: NewTicketProps) {
  const { tickets: texts } = workshopTexts();
  const pack = bench.pack.value;
  const ends = [...pack.places, ...(pack.groups ?? [])].map(({ id, name }) => [id, name] as const);
  const known = (id: string | undefined, other: number): string =>
    ends.some(([end]) => end === id) ? (id ?? '') : (ends[other]?.[0] ?? '');
  const [pair, setPair] = useState<{ readonly a?: string; readonly b?: string; readonly points?: number }>({});
  const [a, b] = [known(pair.a, 0), known(pair.b, 1)];
  const way = ways(a, b);
  const there = hasTicket(pack, a, b);
  const points = pair.points ?? (Number.isFinite(way) && way > 0 ? Math.min(100, way) : 1);
  return (
    <fieldset class="panel-part">
      <legend>{texts.add}</legend>
      <SelectField label={texts.from} value={a} among={ends} change={(next) => setPair({ a: next, b })} />
      <SelectField label={texts.to} value={b} among={ends} change={(next) => setPair({ a, b: next })} />
      <NumberField
        label={texts.points}
        value={points}
        least={1}
        most={100}
        change={(next) => setPair({ a, b, points: next })}
      />
      {there && (
        <p class="note" role="status">
          {texts.there}
        </p>
      )}
      <button
        type="button"
        class="button"
        disabled={a === b || there}
        onClick={() => {
          bench.change((now) => addTickets(now, [ticketOf({ id: '', a, b, points })]));
          setPair({ a, b });
        }}
      >
        {texts.add}
      </button>
    </fieldset>
  );
}
