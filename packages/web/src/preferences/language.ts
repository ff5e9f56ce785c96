import { type Language, languageFor, languages } from '@branchline/text';
import { effect, signal } from '@preact/signals';
import { manifestPath } from '../service-worker/manifest.ts';
import { settings } from './settings.ts';
import { words } from './words.ts';

const device = signal<readonly string[]>(navigator.languages);
let wanted: Language | undefined;

async function speak(language: Language): Promise<void> {
  wanted = language;
  try {
    const messages = await languages[language].load();
    // Another language may have been chosen while this one was under way.
    if (wanted !== language) return;
    words.value = messages;
    document.documentElement.lang = language;
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestPath(language));
  } catch {
    // Without a connection, and never fetched before: the page goes on in the words it has.
  }
}

/** Speaks the chosen language from now on, whenever the choice changes; done when the first words are there. */
export async function followLanguage(): Promise<void> {
  addEventListener('languagechange', () => {
    device.value = navigator.languages;
  });
  let first: Promise<void> | undefined;
  effect(() => {
    const spoken = speak(languageFor(settings.language.value, device.value));
    first ??= spoken;
  });
  await first;
}
