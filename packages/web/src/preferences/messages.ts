import { en, type Messages } from '@branchline/text';
import { type Signal, signal } from '@preact/signals';

/** Every text of the page, in the player's language. */
export const messages: Signal<Messages> = signal<Messages>(en);
