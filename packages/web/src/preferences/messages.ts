import type { PieceKind } from '@branchline/games';
import { en, type Language, type Messages, messagesAt } from '@branchline/text';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

const loaded = signal<Messages>(en);
const language = signal<Language>('en');

/** What the table that is shown is played with: some languages have other words for taxis. */
export const shownPieces: Signal<PieceKind> = signal<PieceKind>('train');

/** Every text of the page, in the player's language. What is said about one game alone is in `game-words.ts`. */
export const messages: ReadonlySignal<Messages> = computed(() => messagesAt(shownPieces.value, loaded.value));

/** The language they are in. */
export const spoken: ReadonlySignal<Language> = language;

/** From now on the page speaks this language. */
export function speak(wanted: Language, texts: Messages): void {
  batch(() => {
    loaded.value = texts;
    language.value = wanted;
  });
}
