import { X } from 'lucide';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import './offline.css';
import { updateReady, useUpdate } from '../../service-worker/registration.ts';

/** A new version waits: it is used when the player says so, or when the page is next opened. */
export function UpdateNote() {
  const [later, setLater] = useState(false);
  const { offline } = messages.value;
  // The place for what is said must be there before it is said.
  return (
    <div class="update-note" role="status">
      {updateReady.value && !later && (
        <p>
          {offline.update}
          <button type="button" class="button" onClick={useUpdate}>
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
