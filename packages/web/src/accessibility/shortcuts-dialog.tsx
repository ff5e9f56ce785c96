import { Dialog, shortcutsOpen, showShortcuts } from '../parts/dialog.tsx';
import { messages } from '../preferences/messages.ts';
import { settings } from '../preferences/settings.ts';
import { shortcuts } from './shortcuts.ts';
import './shortcuts-dialog.css';

const GROUPS = ['play', 'go', 'listen', 'moving'] as const;

/** Every key and what it does. */
export function ShortcutsDialog() {
  const { keys } = messages.value;
  return (
    <Dialog title={keys.title} class="keys" open={shortcutsOpen.value} close={() => showShortcuts(false)}>
      <label class="switch">
        <input
          type="checkbox"
          checked={settings.shortcuts.value}
          onChange={({ currentTarget }) => {
            settings.shortcuts.value = currentTarget.checked;
          }}
        />
        {keys.setting}
      </label>
      {!settings.shortcuts.value && <p>{keys.off}</p>}
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`keys-${group}`}>
          <h3 id={`keys-${group}`}>{keys.groups[group]}</h3>
          <dl>
            {shortcuts
              .filter((one) => one.group === group)
              .map(({ does, keys: list }) => (
                <div key={list.join()}>
                  <dt>
                    {list.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{keys.does[does]}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
