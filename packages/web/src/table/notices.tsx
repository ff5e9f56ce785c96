import { EyeOff, X } from 'lucide';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SeatBadge } from '../cards/table-cards.tsx';
import { Icon } from '../parts/icon.tsx';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/table-model.ts';
import './notices.css';

/** Says so when the line to the table is lost, it is told no more, the server is about to restart, or nothing can be kept here. */
export function ConnectionNotice() {
  const { source } = useTable();
  const state = source.connection.value;
  const { table, lobby } = messages.value;
  const kept = source.kept?.value ?? true;
  const refused = source.refused?.value;
  if (state === 'open' && refused) {
    return (
      <p class="connection" role="alert">
        {lobby.refused[refused]}
      </p>
    );
  }
  if (state === 'open' && kept) return <PlannedRestart at={source.restartAt?.value} />;
  return <p class="connection">{state === 'open' ? table.notKept : table.connection[state]}</p>;
}

/** Stands over the board for minutes, so whoever has read it can close it; another moment is told anew. */
function PlannedRestart({ at }: { readonly at: number | undefined }) {
  const [read, setRead] = useState<number>();
  const { table, things, settings } = messages.value;
  if (at === undefined || at === read) return undefined;
  return (
    <div class="connection planned">
      <p role="status">{table.restartAt(things.moment(at))}</p>
      <button type="button" class="icon-button" aria-label={settings.close} onClick={() => setRead(at)}>
        <Icon of={X} />
      </button>
    </div>
  );
}

/** A banner once the last round has begun. */
export function LastRoundBanner() {
  const { position } = useTable();
  const { lastTurns, over } = position.value;
  if (lastTurns === undefined || over) return undefined;
  return <p class="last-round">{messages.value.table.lastRound(lastTurns)}</p>;
}

interface PassDeviceCurtainProps {
  readonly seat: number;
  readonly name: string;
  readonly open: () => void;
}

/** Hides everything until the device is in the right hands. */
export function PassDeviceCurtain({ seat, name, open }: PassDeviceCurtainProps) {
  const { lobby } = messages.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main class="curtain">
      <Icon of={EyeOff} />
      <h1>
        <SeatBadge seat={seat} size={56} /> {lobby.curtain(name)}
      </h1>
      <p>{lobby.curtainHint}</p>
      <button ref={button} type="button" class="button primary" onClick={open}>
        {lobby.curtainOpen(name)}
      </button>
    </main>
  );
}
