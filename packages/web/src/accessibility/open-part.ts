import { type Signal, signal } from '@preact/signals';

export const PARTS = ['list', 'position'] as const;
export type Part = (typeof PARTS)[number];

/** Which part of the table is told in words just now. */
export const told: Signal<Part | undefined> = signal(undefined);

export function tell(part: Part | undefined): void {
  told.value = part;
}
