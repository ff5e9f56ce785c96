import { type Signal, signal } from '@preact/signals';

/** Does the device have a network at all? */
export const online: Signal<boolean> = signal(navigator.onLine);

addEventListener('online', () => {
  online.value = true;
});
addEventListener('offline', () => {
  online.value = false;
});
