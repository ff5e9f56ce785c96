import type { DeviceList } from '@branchline/protocol';
import { X } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { navigate } from '../../parts/navigation.ts';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { api } from '../../session/api.ts';
import './recovery-notice.css';

/** Whoever has read it before the deal is not told again at the same table. */
let toldAt: string | undefined;

interface RecoveryNoticeProps {
  readonly table: string;
  /** The game is under way: it lies over the board. */
  readonly playing?: boolean;
}

/** Said once, at the first table of the server somebody sits at: what happens if this browser forgets them. */
export function RecoveryNotice({ table, playing = false }: RecoveryNoticeProps) {
  const { devices } = messages.value;
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (settings.recovery.value !== '' || (playing && toldAt === table)) return;
    void api.get<DeviceList>('/devices').then((found) => {
      if (!found.ok) return;
      const safe = found.answer.recoverySince !== undefined || found.answer.devices.length > 1;
      if (safe) settings.recovery.value = 'told';
      else setNeeded(true);
      if (!playing) toldAt = table;
    });
  }, []);
  if (!needed || settings.recovery.value !== '') return undefined;
  const dismiss = (): void => {
    settings.recovery.value = 'told';
  };
  const keep = (): void => {
    dismiss();
    navigate('/you#recovery');
  };
  return (
    <aside class={`recovery-note${playing ? ' at-table' : ''}`} aria-label={devices.recovery}>
      <p>{devices.told}</p>
      <button type="button" class="button" onClick={keep}>
        {devices.keep}
      </button>
      <button type="button" class="icon-button" aria-label={devices.notNow} onClick={dismiss}>
        <Icon of={X} />
      </button>
    </aside>
  );
}
