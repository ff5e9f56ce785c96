import { useComputed } from '@preact/signals';
import { Send } from 'lucide';
import { useState } from 'preact/hooks';
import { SeatBadge } from '../cards/table-cards.tsx';
import { Icon } from '../parts/icon.tsx';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/table-model.ts';
import { turnsOf } from '../session/turn-log.ts';
import './log-and-chat.css';

/** What happened, turn by turn, the newest below; what came since one's own last turn stands out. */
export function Log() {
  const { shown, names, seat } = useTable();
  const { table } = messages.value;
  const turns = useComputed(() => turnsOf(shown.log.value, names.value));
  // What I did myself; cards that moved by themselves in between (CG-10) are news.
  const mine = shown.log.value.findLast((entry) => entry.seat !== undefined && entry.seat === seat.value)?.version ?? 0;
  return (
    <section class="log" aria-label={table.log} tabindex={0}>
      <ol>
        {turns.value.map(({ first, last, seat: owner, lines }) => (
          <li key={`${first}-${owner}`} class={last > mine ? 'new' : ''}>
            {owner !== undefined && <SeatBadge seat={owner} size={24} />}
            <span>
              {last > mine && <span class="hidden-text">{table.sinceMyTurn}: </span>}
              {lines.join(' ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What people say at the table. */
export function Chat() {
  const { source } = useTable();
  const { table } = messages.value;
  const [text, setText] = useState('');
  if (source.you.value.chat === 'none') return undefined;
  const send = (): void => {
    if (text.trim() === '') return;
    source.say(text.trim());
    setText('');
  };
  return (
    <section class="chat" aria-label={table.chat}>
      <ol>
        {source.chat.value.map(({ number, name, seat, text: said }) => (
          <li key={number}>
            {seat !== undefined && <SeatBadge seat={seat} size={22} />} <b>{name}</b> {said}
          </li>
        ))}
      </ol>
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
    </section>
  );
}
