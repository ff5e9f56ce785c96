import type { PasskeyList, Session } from '@branchline/protocol';
import { KeyRound } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { api } from '../../session/api.ts';
import { tellName } from '../../session/tell-name.ts';
import { goOnAs } from './device-screen.tsx';

type Passkeys = typeof import('@simplewebauthn/browser');
const library = (): Promise<Passkeys> => import('@simplewebauthn/browser');

/** Browsers have passkeys over https and on localhost only. */
const possible = 'PublicKeyCredential' in globalThis && isSecureContext;

/** Makes one, as the server asks for it; false: nothing came of it. */
async function addPasskey(): Promise<boolean> {
  await tellName();
  const offer = await api.post<Parameters<Passkeys['startRegistration']>[0]['optionsJSON']>('/passkeys/offer');
  if (!offer.ok) return false;
  const { startRegistration } = await library();
  const made = await startRegistration({ optionsJSON: offer.answer }).catch(() => undefined);
  return made !== undefined && (await api.post('/passkeys', made)).ok;
}

/** Shows one, whosever it is; nothing: it is not known here, or was not shown. */
async function usePasskey(): Promise<Session | undefined> {
  const asked = await api.post<Parameters<Passkeys['startAuthentication']>[0]['optionsJSON']>('/passkeys/ask');
  if (!asked.ok) return undefined;
  const { startAuthentication } = await library();
  const shown = await startAuthentication({ optionsJSON: asked.answer }).catch(() => undefined);
  const joined = shown && (await api.post<Session>('/passkeys/join', shown));
  return joined?.ok ? joined.answer : undefined;
}

/** Passkeys: to add one, and to come back with one in a browser that knows nobody. */
export function PasskeyPanel() {
  const { devices, things } = messages.value;
  const [known, setKnown] = useState<PasskeyList['passkeys']>([]);
  const [failed, setFailed] = useState(false);
  const look = (): void => {
    void api.get<PasskeyList>('/passkeys').then((list) => setKnown(list.ok ? list.answer.passkeys : []));
  };
  useEffect(look, []);
  if (!possible) return undefined;
  const add = async (): Promise<void> => {
    setFailed(!(await addPasskey()));
    look();
  };
  const comeBack = async (): Promise<void> => {
    const session = await usePasskey();
    if (session) goOnAs(session);
    else setFailed(true);
  };
  const remove = async (id: string): Promise<void> => {
    await api.delete(`/passkeys?passkey=${encodeURIComponent(id)}`);
    look();
  };
  return (
    <section class="panel" aria-labelledby="passkey">
      <h2 id="passkey">{devices.passkey}</h2>
      <p class="panel-hint">{devices.passkeyHint}</p>
      <ul class="rows-list">
        {known.map(({ id, name, since }) => (
          <li key={id} class="row-item">
            <span class="grow">
              <b>{name}</b>
              <br />
              <span class="note">{devices.passkeySince(things.moment(since))}</span>
            </span>
            <button type="button" class="button quiet" onClick={() => void remove(id)}>
              {devices.passkeyRemove}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">{failed && <p class="trouble">{devices.passkeyFailed}</p>}</div>
      <div class="panel-ways">
        <button type="button" class="button" onClick={() => void add()}>
          <Icon of={KeyRound} /> {devices.passkeyAdd}
        </button>
        <button type="button" class="button quiet" onClick={() => void comeBack()}>
          {devices.passkeyUse}
        </button>
      </div>
    </section>
  );
}
