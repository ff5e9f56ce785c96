import { type Signal, signal } from '@preact/signals';
import { WifiOff, X } from 'lucide';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { applyUpdate, updateReady } from '../../service-worker/registration.ts';
import './offline-notices.css';

/** Does the device have a network at all? */
const online: Signal<boolean> = signal(navigator.onLine);

addEventListener('online', () => {
  online.value = true;
});
addEventListener('offline', () => {
  online.value = false;
});

/** On a page that needs others: says so while there is no network, and what can be played meanwhile. */
export function OfflineNotice() {
  if (online.value) return undefined;
  const { offline, start } = messages.value;
  return (
    <div class="no-network" role="status">
      <Icon of={WifiOff} />
      <p>{offline.noNetwork}</p>
      <a class="button" href="/">
        {start.playNow}
      </a>
    </div>
  );
}

/** A new version waits: it is used when the player says so, or when the page is next opened. */
export function UpdateNotice() {
  const [later, setLater] = useState(false);
  const { offline } = messages.value;
  // The place for what is said must be there before it is said.
  return (
    <div class="update-note" role="status">
      {updateReady.value && !later && (
        <p>
          {offline.update}
          <button type="button" class="button" onClick={applyUpdate}>
            {offline.useUpdate}
          </button>
          <button type="button" class="icon-button" aria-label={offline.later} onClick={() => setLater(true)}>
            <Icon of={X} />
          </button>
        </p>
      )}
    </div>
  );
}
