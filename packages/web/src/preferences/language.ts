import { type Language, languageFor, languages } from '@branchline/text';
import { effect, signal } from '@preact/signals';
import { followTexts } from './fetched-texts.ts';
import { fetchAllWords } from './game-words.ts';
import { speak } from './messages.ts';
import { settings } from './settings.ts';

const device = signal<readonly string[]>(navigator.languages);
let wanted: Language | undefined;

async function change(language: Language, changed: (language: Language) => void): Promise<void> {
  wanted = language;
  try {
    const [loaded] = await Promise.all([languages[language].load(), fetchAllWords(language), followTexts(language)]);
    // Another language may have been chosen while this one was under way.
    if (wanted !== language) return;
    speak(language, loaded);
    document.documentElement.lang = language;
    changed(language);
  } catch {
    // Without a connection, and never fetched before: the page goes on in the language it has.
  }
}

/**
 * Speaks the chosen language from now on, and tells `changed` whenever the choice has changed; done when the first words are
 * there.
 */
export async function followLanguage(changed: (language: Language) => void): Promise<void> {
  addEventListener('languagechange', () => {
    device.value = navigator.languages;
  });
  let first: Promise<void> | undefined;
  effect(() => {
    const done = change(languageFor(settings.language.value, device.value), changed);
    first ??= done;
  });
  await first;
}
