import { useState } from 'preact/hooks';
import { TableScreen } from '../table/table-screen.tsx';
import { openRemote } from './open-remote.ts';

/** A table of the server. */
export function RemoteScreen({ id }: { readonly id: string }) {
  const [key] = useState(() => new URLSearchParams(location.search).get('key') ?? undefined);
  return <TableScreen open={() => openRemote(id, key)} tableKey={key} />;
}
