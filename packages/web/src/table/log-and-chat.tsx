import { useComputed } from '@preact/signals';
import { Send } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { SeatBadge } from '../cards/table-cards.tsx';
import { useRovingTabindex } from '../parts/focus.ts';
import { Icon } from '../parts/icon.tsx';
import { lazy } from '../parts/lazy.tsx';
import { messages } from '../preferences/messages.ts';
import { seatName } from '../session/seat-names.ts';
import { highlight, useTable } from '../session/table-model.ts';
import { ticketsDoneIn } from '../session/tickets-done.ts';
import { type LogSubject, lastOwnMove, turnsOf, withNotices, withTicketsDone } from '../session/turn-log.ts';
import type { PointedLine } from './marks/log-cards.tsx';
import { QuickPhrases } from './quick-phrases.tsx';
import './log-and-chat.css';

// Fetched when a line is first pointed at.
const LogCards = lazy(() => import('./marks/log-cards.tsx').then((file) => file.LogCards));

/**
 * What happened, turn by turn, the newest below; what came since one's own last turn stands out; to a spectator all is alike. Pointing at
 * a line shows its route on the board, and its cards.
 */
export function Log() {
  const model = useTable();
  const { shown, names, seat, source } = model;
  const { table } = messages.value;
  const list = useRef<HTMLOListElement>(null);
  useRovingTabindex(list, { newestFirst: true });
  const done = useComputed(() => ticketsDoneIn(model));
  const lines = useComputed(() => {
    const turns = withTicketsDone(turnsOf(shown.log.value, names.value), seat.value, done.value);
    return withNotices(turns, source.info.value);
  });
  // What I did myself; what was done for me, and cards that moved by themselves in between (CG-10), are news.
  const plays = seat.value !== undefined;
  const mine = lastOwnMove(shown.log.value, seat.value);
  const isNew = (last: number): boolean => plays && last > mine;
  const [pointed, point] = useState<PointedLine>();
  return (
    <section class="log" aria-label={table.log} tabindex={0}>
      <ol ref={list}>
        {lines.value.map(({ first, last, seat: owner, lines, at, about }) => (
          <li key={`${first}-${owner}-${at ?? ''}`} class={isNew(last) ? 'new' : ''}>
            {owner !== undefined && <SeatBadge seat={owner} size={24} />}
            <LogLine about={about} point={point}>
              {isNew(last) && <span class="hidden-text">{table.sinceMyTurn}: </span>}
              {lines.join(' ')}
            </LogLine>
          </li>
        ))}
      </ol>
      {pointed && <LogCards {...pointed} />}
    </section>
  );
}

interface LogLineProps {
  readonly about: LogSubject | undefined;
  readonly point: (pointed: PointedLine | undefined) => void;
  readonly children: ComponentChildren;
}

/** A turn in words; one that was about something can be pointed at. */
function LogLine({ about, point, children }: LogLineProps) {
  const { highlighted } = useTable();
  if (!about || about.routes.length + about.places.length + about.cards.length === 0) return <span>{children}</span>;
  const { routes, places, cards } = about;
  const show = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
    const onBoard = routes.length + places.length > 0;
    highlight(highlighted, onBoard ? { routes: new Set(routes), places: new Set(places) } : undefined);
    point(cards.length > 0 ? { cards, box: currentTarget.getBoundingClientRect() } : undefined);
  };
  const hide = (): void => {
    highlight(highlighted, undefined);
    point(undefined);
  };
  return (
    <button
      type="button"
      class="log-line"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={show}
    >
      {children}
    </button>
  );
}

/** What people say at the table. */
export function Chat() {
  const { source } = useTable();
  const { table, quick, company, lobby, hosting } = messages.value;
  const [text, setText] = useState('');
  const { chat } = source.you.value;
  // Whoever is muted still reads; at a table of this browser there is nobody to talk to.
  if (chat === 'none' && !source.server) return undefined;
  const send = (): void => {
    if (text.trim() === '') return;
    source.say(text.trim());
    setText('');
  };
  const apart = chat === 'watchers';
  return (
    <section class="chat" aria-label={apart ? company.watchersChat : table.chat}>
      {apart && (
        <p class="apart">
          <b>{company.watchersChat}</b> {company.watchersChatHint}
        </p>
      )}
      <ol>
        {source.chat.value
          .filter(({ author }) => !source.you.value.muted?.includes(author))
          .map(({ number, name, seat, text: said, phrase }) => (
            <li key={number}>
              {seat !== undefined && <SeatBadge seat={seat} size={22} />}{' '}
              <b>{name || (seat === undefined ? lobby.guest : seatName({ seat }))}</b>{' '}
              {phrase ? (quick.phrases[phrase] ?? said) : said}
            </li>
          ))}
      </ol>
      {chat === 'none' ? (
        <p class="apart">{hosting.youAreMuted}</p>
      ) : (
        <>
          <QuickPhrases source={source} />
          <form
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <input
              maxLength={500}
              aria-label={table.sayLabel}
              placeholder={table.sayLabel}
              value={text}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
            <button type="submit" class="icon-button" aria-label={table.send}>
              <Icon of={Send} />
            </button>
          </form>
        </>
      )}
    </section>
  );
}
