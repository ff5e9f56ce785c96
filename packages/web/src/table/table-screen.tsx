import { useEffect, useState } from 'preact/hooks';
import { words } from '../text/words.ts';
import { beatsFor } from './beats.ts';
import { TableContext } from './context.ts';
import { createStage } from './stage.ts';
import { Table } from './table.tsx';
import { createModel, type TableModel } from './table-model.ts';
import type { TableSource } from './table-source.ts';

/** Opens a table wherever it is kept, and shows it. */
export function TableScreen({ open }: { readonly open: () => Promise<TableSource | string> }) {
  const [model, setModel] = useState<TableModel | string>();
  useEffect(() => {
    let gone = false;
    let opened: TableModel | undefined;
    void open().then((source) => {
      if (typeof source === 'string') return setModel(source);
      if (gone) return source.close();
      opened = modelOf(source);
      setModel(opened);
    });
    return () => {
      gone = true;
      opened?.close();
    };
  }, []);
  if (typeof model === 'string') return <p class="trouble">{model}</p>;
  if (!model) return <p class="loading">{words.value.table.loading}</p>;
  return (
    <TableContext.Provider value={model}>
      <Table />
    </TableContext.Provider>
  );
}

function modelOf(source: TableSource): TableModel {
  const [first] = source.you.value.seats;
  const stage = createStage(
    source,
    first ?? 'watcher',
    beatsFor(source.game.id, () => source.you.value.seats[0]),
  );
  return createModel(source, stage);
}
