import { useState } from 'preact/hooks';
import { lazy } from '../../parts/lazy.tsx';
import { openRemote } from '../../session/open-remote.ts';
import { TableScreen } from './table-screen.tsx';

// Whoever comes to a game under way does not need them.
const Seeking = lazy(() => import('./seeking.tsx').then((file) => file.Seeking));
const WaitingRoom = lazy(() => import('./waiting-room.tsx').then((file) => file.WaitingRoom));

/** A table of the server. */
export function RemoteScreen({ id }: { readonly id: string }) {
  const [key] = useState(() => new URLSearchParams(location.search).get('key') ?? undefined);
  return (
    <TableScreen
      open={() => openRemote(id, key)}
      waitingRoom={(source) =>
        source.info.value.seeking ? <Seeking source={source} /> : <WaitingRoom source={source} />
      }
    />
  );
}
