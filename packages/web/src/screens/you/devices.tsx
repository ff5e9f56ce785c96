import type { Device, DeviceLink, DeviceList } from '@branchline/protocol';
import { MonitorSmartphone } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { api } from '../../session/api.ts';
import { tellName } from '../../session/tell-name.ts';
import { LinkField } from './link-field.tsx';

interface KnownDevices {
  readonly list: DeviceList | undefined;
  readonly look: () => void;
  readonly trouble: string | undefined;
}

/** What the server knows of this person's browsers. */
export function useDevices(): KnownDevices {
  const [list, setList] = useState<DeviceList>();
  const [trouble, setTrouble] = useState<string>();
  const look = (): void => {
    void api.get<DeviceList>('/devices').then((found) => {
      if (found.ok) setList(found.answer);
      else setTrouble(messages.value.lobby.refused[found.refusal.code]);
    });
  };
  useEffect(look, []);
  return { list, look, trouble };
}

/** A link, once, for a browser that is to be this person's too. */
export function AnotherDevice() {
  const { devices, lobby, things } = messages.value;
  const [link, setLink] = useState<DeviceLink>();
  const [trouble, setTrouble] = useState<string>();
  const make = async (): Promise<void> => {
    await tellName();
    const made = await api.post<DeviceLink>('/devices/link');
    if (made.ok) setLink(made.answer);
    setTrouble(made.ok ? undefined : lobby.refused[made.refusal.code]);
  };
  return (
    <section class="panel" aria-labelledby="another-device">
      <h2 id="another-device">{devices.another}</h2>
      <p class="panel-hint">{devices.anotherHint}</p>
      <div role="status">
        {link && <LinkField label={devices.link} path={link.path} qr />}
        {link?.until !== undefined && <p class="panel-hint">{devices.linkUntil(things.moment(link.until))}</p>}
        {trouble && <p class="trouble">{trouble}</p>}
      </div>
      <button type="button" class="button primary" onClick={() => void make()}>
        <Icon of={MonitorSmartphone} /> {devices.makeLink}
      </button>
    </section>
  );
}

interface DeviceRowsProps {
  readonly devices: readonly Device[];
  readonly look: () => void;
}

/** Every browser that is this person's, and the way to sign one out. */
export function DeviceRows({ devices: all, look }: DeviceRowsProps) {
  const { devices, things } = messages.value;
  const signOut = async (id: string): Promise<void> => {
    await api.delete(`/devices?device=${encodeURIComponent(id)}`);
    look();
  };
  return (
    <section class="panel" aria-labelledby="devices">
      <h2 id="devices">{devices.list}</h2>
      <ul class="rows-list">
        {all.map(({ id, name, here, seenAt }) => (
          <li key={id} class="row-item">
            <span class="grow">
              <b>{name || devices.here}</b>
              <br />
              <span class="note">{here ? devices.here : devices.lastSeen(things.moment(seenAt))}</span>
            </span>
            {!here && (
              <button
                type="button"
                class="button quiet"
                aria-label={devices.signOutOf(name)}
                onClick={() => void signOut(id)}
              >
                {devices.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
