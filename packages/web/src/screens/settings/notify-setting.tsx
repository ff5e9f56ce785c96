import { useEffect, useState } from 'preact/hooks';
import { showSettings } from '../../parts/dialog.tsx';
import { navigate } from '../../parts/navigation.ts';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { pushReach, showNotice } from '../../session/notify.ts';

/** Why somebody is not told, or what came of trying it. */
type Outcome = 'denied' | 'unanswered' | 'unsupported' | 'insecure' | 'testSent';

const possible = 'Notification' in globalThis;

/** Asks the browser; nothing: it may tell. */
async function whyNot(): Promise<Outcome | undefined> {
  // A home network without https: no setting of the browser would help.
  if (!isSecureContext) return 'insecure';
  if (!possible) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission === 'granted') return undefined;
  return permission === 'denied' ? 'denied' : 'unanswered';
}

/** Whether to be told: the switch is on only while the browser lets us, and says what to do where it does not. */
export function NotifySetting() {
  const { settings: text, notices } = messages.value;
  const [outcome, setOutcome] = useState<Outcome>();
  const on = settings.notify.value;
  const unreachable = on && pushReach.value === 'unreachable';
  useEffect(() => {
    // What was allowed once may have been taken back in the browser meanwhile.
    if (!on || (possible && Notification.permission === 'granted')) return;
    settings.notify.value = false;
    setOutcome(
      !isSecureContext ? 'insecure' : possible && Notification.permission === 'denied' ? 'denied' : 'unanswered',
    );
  }, []);
  const goElsewhere = (): void => {
    showSettings(false);
    navigate('/you#webhook');
  };
  const choose = async (wished: boolean): Promise<void> => {
    const reason = wished ? await whyNot() : undefined;
    setOutcome(reason);
    settings.notify.value = wished && reason === undefined;
  };
  return (
    <>
      <label class="switch">
        <input
          type="checkbox"
          checked={on}
          onChange={({ currentTarget }) => {
            const { checked } = currentTarget;
            // It stands as it is until the browser has said yes.
            currentTarget.checked = on;
            void choose(checked);
          }}
        />
        {text.notify}
      </label>
      {on && (
        <button type="button" class="button" onClick={() => void tryIt(notices.testText).then(setOutcome)}>
          {notices.test}
        </button>
      )}
      <div role="status">
        {outcome && <p>{notices[outcome]}</p>}
        {unreachable && <p>{notices.noPush}</p>}
      </div>
      {(unreachable || outcome === 'insecure' || outcome === 'unsupported') && (
        <button type="button" class="button" onClick={goElsewhere}>
          {notices.elsewhere}
        </button>
      )}
    </>
  );
}

/** As a turn is told. */
async function tryIt(title: string): Promise<Outcome> {
  return (await showNotice({ title, tag: 'branchline-test', path: '/' })) ? 'testSent' : 'unsupported';
}
