import { type Signal, signal } from '@preact/signals';
import type { ServiceWorkerMessage } from './push.ts';

/** A newer version is here and can be used as soon as the player likes. */
export const updateReady: Signal<boolean> = signal(false);

const LOOK_AGAIN = 30 * 60_000;
let registration: ServiceWorkerRegistration | undefined;

/** Keeps the page in this browser from the first visit on, and notices new versions. Plain http has no such thing. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The page comes first; what is kept for later may wait.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  // The first worker of a browser takes a page over that is as new as itself.
  let known = workers.controller;
  try {
    registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // A browser that may keep nothing still plays.
    return;
  }
  // Some that block it say that all went well, and give nothing.
  if (!registration) return;
  const notice = (): void => {
    if (registration?.waiting && workers.controller) updateReady.value = true;
  };
  notice();
  registration.addEventListener('updatefound', () => {
    registration?.installing?.addEventListener('statechange', notice);
  });
  workers.addEventListener('controllerchange', () => {
    // Another tab has taken the new version; this one goes on with its own until it is loaded anew.
    if (known) updateReady.value = true;
    known = workers.controller;
  });
  lookAgainNowAndThen(registration);
  const { syncPushSubscription } = await import('./push.ts');
  syncPushSubscription(registration);
}

/** A page that stays open for days hears of new versions too. */
function lookAgainNowAndThen(kept: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN) return;
    looked = Date.now();
    // Without a network there is nothing new.
    kept.update().catch(() => undefined);
  });
}

/** Loads the new version. Every game survives it: what happened is kept before it is shown. */
export function applyUpdate(): void {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  const message: ServiceWorkerMessage = 'takeOver';
  waiting.postMessage(message);
}

const KEY = 'branchline.renewed';
const AGAIN = 30_000;

/**
 * After an update on the server, files an open page wants to fetch are gone. The page is loaded anew, once: nothing is lost by
 * that, since every game survives a reload.
 */
export function reloadWhenFilesAreGone(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
