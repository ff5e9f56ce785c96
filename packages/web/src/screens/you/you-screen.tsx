import { Page } from '../../parts/page.tsx';
import { messages } from '../../preferences/messages.ts';
import { OfflineNotice } from '../offline/offline-notices.tsx';
import { AnotherDevice, DeviceRows, useDevices } from './devices.tsx';
import { PasskeyPanel } from './passkeys.tsx';
import { RecoveryPanel } from './recovery.tsx';
import { WebhookPanel } from './webhook.tsx';

/** Who somebody is here: their browsers, and what brings them back. */
export function YouScreen() {
  const { devices } = messages.value;
  const { list, look, trouble } = useDevices();
  return (
    <Page title={devices.title} hint={devices.hint}>
      <OfflineNotice />
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <AnotherDevice />
      {list && <DeviceRows devices={list.devices} look={look} />}
      {list && <RecoveryPanel since={list.recoverySince} look={look} />}
      <PasskeyPanel />
      <WebhookPanel />
    </Page>
  );
}
