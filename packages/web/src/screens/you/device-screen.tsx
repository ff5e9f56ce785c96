import type { LinkOwner, Session } from '@branchline/protocol';
import { useEffect, useState } from 'preact/hooks';
import { navigate } from '../../parts/navigation.ts';
import { Page } from '../../parts/page.tsx';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { api } from '../../session/api.ts';

/** Takes the name along, and begins the page anew as whoever this browser is now. */
export function goOnAs({ name }: Session): void {
  if (name !== undefined) settings.name.value = name;
  settings.recovery.value = 'told';
  // Whatever the page holds of who it was before is forgotten with it.
  location.assign('/tables');
}

/** Behind a link from another device: whose it is, and whether to go on as them. */
export function DeviceScreen() {
  const { devices, lobby } = messages.value;
  const [secret] = useState(() => location.hash.slice(1));
  const [owner, setOwner] = useState<LinkOwner>();
  const [trouble, setTrouble] = useState<'unavailable' | 'gone'>();
  useEffect(() => {
    // What opens everything does not stay in the address bar.
    history.replaceState(undefined, '', '/device');
    void api.post<LinkOwner>('/devices/look', { secret }).then((found) => {
      if (found.ok) setOwner(found.answer);
      else setTrouble(found.refusal.code === 'unavailable' ? 'unavailable' : 'gone');
    });
  }, []);
  const join = async (): Promise<void> => {
    const joined = await api.post<Session>('/devices/join', { secret });
    if (joined.ok) goOnAs(joined.answer);
    else setTrouble('gone');
  };
  return (
    <Page title={devices.joinTitle}>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble === 'unavailable' ? lobby.refused.unavailable : devices.joinGone}
        </p>
      )}
      {owner && !trouble && (
        <section class="panel">
          <p>{owner.same ? devices.joinSame : devices.joinTables(owner.tables)}</p>
          {owner.left > 0 && <p class="trouble">{devices.joinLeaves(owner.left)}</p>}
          <div class="panel-ways">
            {!owner.same && (
              <button type="button" class="button primary" onClick={() => void join()}>
                {devices.joinAs(owner.name ?? lobby.guest)}
              </button>
            )}
            {owner.left > 0 && (
              <a class="button" href="/you">
                {devices.keep}
              </a>
            )}
            <button type="button" class="button quiet" onClick={() => navigate('/tables')}>
              {owner.same ? lobby.mineTitle : devices.stay}
            </button>
          </div>
        </section>
      )}
    </Page>
  );
}
