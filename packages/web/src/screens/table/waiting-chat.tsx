import { Send } from 'lucide';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import type { TableSource } from '../../session/follow-table.ts';
import { seatName } from '../../session/seat-names.ts';
import { QuickPhrases } from '../../table/quick-phrases.tsx';

/** Talk before the deal. */
export function WaitingChat({ source }: { readonly source: TableSource }) {
  const { table, lobby, quick, company, hosting } = messages.value;
  const [text, setText] = useState('');
  const { chat, muted = [] } = source.you.value;
  const lines = source.chat.value.filter(({ author }) => !muted.includes(author));
  return (
    <section class="panel waiting-chat" aria-label={chat === 'watchers' ? company.watchersChat : table.chat}>
      <h2>{chat === 'watchers' ? company.watchersChat : table.chat}</h2>
      <ol aria-live="polite">
        {lines.map(({ number, name, seat, text: said, phrase }) => (
          <li key={number}>
            <b>{name || (seat === undefined ? lobby.guest : seatName({ seat }))}</b>{' '}
            {phrase ? (quick.phrases[phrase] ?? said) : said}
          </li>
        ))}
      </ol>
      {chat === 'none' ? (
        <p>{hosting.youAreMuted}</p>
      ) : (
        <>
          <QuickPhrases source={source} />
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (text.trim() !== '') source.say(text.trim());
              setText('');
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
