import { type Signal, signal } from '@preact/signals';

/** The rules over the table: at their beginning (empty), or at one of them; nothing while they are closed. */
export const rulesShown: Signal<string | undefined> = signal(undefined);

export function showRules(at: string | undefined = ''): void {
  rulesShown.value = at;
}

export function hideRules(): void {
  rulesShown.value = undefined;
}
