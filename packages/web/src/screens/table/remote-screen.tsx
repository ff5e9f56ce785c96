import { useState } from 'preact/hooks';
import { openRemote } from '../../session/remote/open-remote.ts';
import { TableScreen } from './table-screen.tsx';

/** A table of the server. */
export function RemoteScreen({ id }: { readonly id: string }) {
  const [key] = useState(() => new URLSearchParams(location.search).get('key') ?? undefined);
  return <TableScreen open={() => openRemote(id, key)} tableKey={key} />;
}
