import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../../parts/page.tsx';
import { fetchWords } from '../../preferences/game-words.ts';
import { messages } from '../../preferences/messages.ts';
import { animationTime } from '../../preferences/settings.ts';
import type { TableSource } from '../../session/follow-table.ts';
import { showPosition } from '../../session/shown-position.ts';
import { createModel, TableContext, type TableModel } from '../../session/table-model.ts';
import { animationsFor } from '../../table/animations.ts';
import { Table } from '../../table/table.tsx';

interface TableScreenProps {
  /** The table, or a sentence saying why there is none. */
  readonly open: () => Promise<TableSource | string>;
  /** What is shown of a table before the deal; a table of this browser is dealt at once. */
  readonly waitingRoom?: (source: TableSource) => ComponentChildren;
  /** How the table is shown once it is dealt: to play at, unless told. */
  readonly table?: () => ComponentChildren;
}

/** Opens a table wherever it is kept, and shows it: first the people, then the game. */
export function TableScreen({ open, waitingRoom, table = () => <Table /> }: TableScreenProps) {
  const [source, setSource] = useState<TableSource | string>();
  // The host plays another way: what is known of the game is known anew.
  const [options, setOptions] = useState('');
  useEffect(() => {
    let gone = false;
    let opened: TableSource | undefined;
    void open().then(async (found) => {
      if (typeof found !== 'string') {
        opened = found;
        // What is said about the game is there before the game is seen.
        await fetchWords(found.info.value.game);
      }
      if (gone) opened?.close();
      else setSource(found);
    });
    return () => {
      gone = true;
      opened?.close();
    };
  }, [options]);
  useEffect(() => {
    if (source === undefined || typeof source === 'string') return;
    const before = JSON.stringify(source.info.peek().options);
    return effect(() => {
      const now = JSON.stringify(source.info.value.options);
      if (now !== before) setOptions(now);
    });
  }, [source]);
  if (typeof source === 'string') return <TableError sentence={source} />;
  if (!source) return <p class="loading">{messages.value.table.loading}</p>;
  return source.info.value.status === 'open' && waitingRoom ? (
    waitingRoom(source)
  ) : (
    <DealtTable source={source}>{table()}</DealtTable>
  );
}

interface DealtTableProps {
  readonly source: TableSource;
  readonly children: ComponentChildren;
}

function DealtTable({ source, children }: DealtTableProps) {
  const [model, setModel] = useState<TableModel>();
  // Whoever is given a seat, or has one back, sees with other eyes from then on.
  const seats = source.you.value.seats.join();
  useEffect(() => {
    const made = modelOf(source);
    setModel(made);
    return () => made.close();
  }, [source, seats]);
  return model && <TableContext.Provider value={model}>{children}</TableContext.Provider>;
}

function modelOf(source: TableSource): TableModel {
  const [first = 'watcher'] = source.you.value.seats;
  const over = source.log(first) === undefined && source.log('replay') !== undefined;
  const animationOf = animationsFor(source.game.id, () => source.you.value.seats[0]);
  return createModel(source, showPosition(source, over ? 'replay' : first, { animationOf, duration: animationTime }));
}

/** A table that cannot be shown, and the way back. */
function TableError({ sentence }: { readonly sentence: string }) {
  return (
    <Page title={messages.value.start.title}>
      <p class="trouble" role="alert">
        {sentence}
      </p>
      <a class="button" href="/">
        {messages.value.table.home}
      </a>
    </Page>
  );
}
