import { type Signal, signal } from '@preact/signals';
import type { BoardHandle } from './board-props.ts';

/** The board that is shown, for those who drag cards onto it or point at something on it. */
export const boardHandle: Signal<BoardHandle | undefined> = signal(undefined);
