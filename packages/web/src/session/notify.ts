import { type Signal, signal } from '@preact/signals';

/** Can this browser be called once all its pages are closed? Nothing: that was not tried, or is still being found out. */
export const pushReach: Signal<'reached' | 'unreachable' | undefined> = signal(undefined);

interface Notice {
  readonly title: string;
  /** A newer notice of the same takes the place of the older one. */
  readonly tag: string;
  /** What opens when it is pressed. */
  readonly path: string;
}

/** Tells the player, through the service worker where there is one: phones let nobody else. False: this browser cannot. */
export async function showNotice({ title, tag, path }: Notice): Promise<boolean> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return false;
  const options = { tag, icon: '/icon-192.png', data: path };
  try {
    const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    if (registration?.active) await registration.showNotification(title, options);
    else new Notification(title, options).onclick = () => window.focus();
    return true;
  } catch {
    return false;
  }
}
