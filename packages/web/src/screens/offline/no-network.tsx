import { WifiOff } from 'lucide';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { online } from './network.ts';
import './offline.css';

/** On a page that needs others: says so while there is no network, and what can be played meanwhile. */
export function NoNetwork() {
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
