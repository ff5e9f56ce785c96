import { type Signal, signal } from '@preact/signals';

/** Is the list of keys open? */
export const keysShown: Signal<boolean> = signal(false);

export function showKeys(open: boolean): void {
  keysShown.value = open;
}
