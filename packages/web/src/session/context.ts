import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableModel } from './table-model.ts';

export const TableContext = createContext<TableModel | undefined>(undefined);

/** The table this component is part of. */
export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (!model) throw new Error('this component belongs on a table');
  return model;
}
