import { en, type Messages } from '@branchline/text';
import { type Signal, signal } from '@preact/signals';

/** The words of the page, in the player's language. */
export const words: Signal<Messages> = signal<Messages>(en);
