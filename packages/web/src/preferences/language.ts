import { type Language, languageFor, languages } from '@branchline/text';
import { effect, signal } from '@preact/signals';
import { manifestPath } from '../service-worker/manifest.ts';
import { messages } from './messages.ts';
import { settings } from './settings.ts';

const device = signal<readonly string[]>(navigator.languages);
let wanted: Language | undefined;

async function change(language: Language): Promise<void> {
  wanted = language;
  try {
    const loaded = await languages[language].load();
    // Another language may have been chosen while this one was under way.
    if (wanted !== language) return;
    messages.value = loaded;
    document.documentElement.lang = language;
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestPath(language));
  } catch {
    // Without a connection, and never fetched before: the page goes on in the language it has.
  }
}

/** Shows the page in the chosen language, whenever the choice changes; done when the first texts are there. */
export async function followLanguage(): Promise<void> {
  addEventListener('languagechange', () => {
    device.value = navigator.languages;
  });
  let first: Promise<void> | undefined;
  effect(() => {
    const changed = change(languageFor(settings.language.value, device.value));
    first ??= changed;
  });
  await first;
}
