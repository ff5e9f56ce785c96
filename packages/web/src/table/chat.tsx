import { Send } from 'lucide';
import { useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { messages } from '../preferences/messages.ts';
import './chat.css';
import { SeatBadge } from '../cards/table-cards.tsx';
import { useTable } from '../session/context.ts';

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
