import type { DeviceLink } from '@branchline/protocol';
import { useState } from 'preact/hooks';
import { saveText } from '../../parts/save-file.ts';
import { messages } from '../../preferences/messages.ts';
import { api } from '../../session/api.ts';
import { tellName } from '../../session/tell-name.ts';
import { LinkField } from './link-field.tsx';

interface RecoveryPanelProps {
  readonly since: number | undefined;
  readonly look: () => void;
}

/** The link that brings everything back when a browser has forgotten its person. */
export function RecoveryPanel({ since, look }: RecoveryPanelProps) {
  const { devices, lobby, things } = messages.value;
  const [link, setLink] = useState<DeviceLink>();
  const [trouble, setTrouble] = useState<string>();
  const [removed, setRemoved] = useState(false);
  const make = async (): Promise<void> => {
    await tellName();
    const made = await api.post<DeviceLink>('/devices/recovery');
    setTrouble(made.ok ? undefined : lobby.refused[made.refusal.code]);
    if (!made.ok) return;
    setLink(made.answer);
    setRemoved(false);
    look();
  };
  const remove = async (): Promise<void> => {
    const gone = await api.delete('/devices/recovery');
    setTrouble(gone.ok ? undefined : lobby.refused[gone.refusal.code]);
    if (!gone.ok) return;
    setLink(undefined);
    setRemoved(true);
    look();
  };
  return (
    <section class="panel" aria-labelledby="recovery">
      <h2 id="recovery">{devices.recovery}</h2>
      <p class="panel-hint">{devices.recoveryHint}</p>
      <div role="status">
        {link && <LinkField label={devices.recoveryLink} path={link.path} />}
        {removed && <p>{devices.recoveryRemoved}</p>}
        {trouble && <p class="trouble">{trouble}</p>}
      </div>
      {since !== undefined && <p class="panel-hint">{devices.recoverySince(things.moment(since))}</p>}
      <div class="panel-ways">
        {link && (
          <button
            type="button"
            class="button"
            onClick={() => saveText('branchline-recovery.txt', `${location.origin}${link.path}\n`)}
          >
            {devices.recoverySave}
          </button>
        )}
        <button type="button" class="button" onClick={() => void make()}>
          {since === undefined ? devices.recoveryMake : devices.recoveryAgain}
        </button>
        {since !== undefined && (
          <button type="button" class="button quiet" onClick={() => void remove()}>
            {devices.recoveryRemove}
          </button>
        )}
      </div>
    </section>
  );
}
