import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../../parts/page.tsx';
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
}

/** Opens a table wherever it is kept, and shows it: first the people, then the game. */
export function TableScreen({ open, waitingRoom }: TableScreenProps) {
  const [source, setSource] = useState<TableSource | string>();
  useEffect(() => {
    let gone = false;
    let opened: TableSource | undefined;
    void open().then((found) => {
      if (typeof found !== 'string') opened = found;
      if (gone) opened?.close();
      else setSource(found);
    });
    return () => {
      gone = true;
      opened?.close();
    };
  }, []);
  if (typeof source === 'string') return <TableError sentence={source} />;
  if (!source) return <p class="loading">{messages.value.table.loading}</p>;
  return source.info.value.status === 'open' && waitingRoom ? waitingRoom(source) : <DealtTable source={source} />;
}

function DealtTable({ source }: { readonly source: TableSource }) {
  const [model, setModel] = useState<TableModel>();
  useEffect(() => {
    const made = modelOf(source);
    setModel(made);
    return () => made.close();
  }, [source]);
  return (
    model && (
      <TableContext.Provider value={model}>
        <Table />
      </TableContext.Provider>
    )
  );
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
