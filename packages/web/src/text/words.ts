import { type Signal, signal } from '@preact/signals';
import { en, type Messages } from './en.ts';

/** The words of the page, in the player's language. */
export const words: Signal<Messages> = signal<Messages>(en);
