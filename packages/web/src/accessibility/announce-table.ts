import { effect } from '@preact/signals';
import { announce, interrupt } from '../parts/announcer.tsx';
import { messages } from '../preferences/messages.ts';
import { turnsOf } from '../session/selectors/log-lines.ts';
import type { TableModel } from '../session/table-model.ts';

/** Tells those who hear the page what happens at the table; ends when the returned function is called. */
export function tellTable(model: TableModel): () => void {
  const endings = [happenings(model), refusals(model), talk(model), connection(model)];
  return () => {
    for (const end of endings) end();
  };
}

/** What happened, from the moment one sat down: the past is in the log. */
function happenings({ stage, names }: TableModel): () => void {
  let told = stage.log.peek().at(-1)?.version ?? 0;
  return effect(() => {
    const news = stage.log.value.filter(({ version }) => version > told);
    told = stage.log.value.at(-1)?.version ?? told;
    for (const { lines } of turnsOf(news, names.peek())) announce(lines.join(' '));
  });
}

function refusals({ whyNot, names }: TableModel): () => void {
  return effect(() => {
    const why = whyNot.value;
    if (!why) return;
    const { refusals: sentences, troubles } = messages.peek();
    interrupt('rule' in why ? sentences[why.code](why.facts, names.peek()) : troubles[why.code]);
  });
}

function talk({ source }: TableModel): () => void {
  let told = source.chat.peek().at(-1)?.number ?? -1;
  return effect(() => {
    for (const { number, name, text } of source.chat.value) if (number > told) announce(`${name}: ${text}`);
    told = source.chat.value.at(-1)?.number ?? told;
  });
}

function connection({ source }: TableModel): () => void {
  let before = source.connection.peek();
  return effect(() => {
    const now = source.connection.value;
    if (now === 'lost' && before !== 'lost') interrupt(messages.peek().table.connection.lost);
    before = now;
  });
}
