import { TableScreen } from '../table/table-screen.tsx';
import { openLocal } from './open-local.ts';

/** A table of this browser. */
export function LocalScreen({ id }: { readonly id: string }) {
  return <TableScreen open={() => openLocal(id)} />;
}
