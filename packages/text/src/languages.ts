import { en, type Messages } from './en/en.ts';

interface Spoken {
  /** What the language calls itself. */
  readonly name: string;
  readonly load: () => Promise<Messages>;
}

/** Every language of the page. English is always there; the others are fetched when they are spoken. */
export const languages = {
  en: { name: 'English', load: () => Promise.resolve(en) },
  da: { name: 'Dansk', load: () => import('./da/da.ts').then((file) => file.da) },
  nb: { name: 'Norsk bokmål', load: () => import('./nb/nb.ts').then((file) => file.nb) },
  nl: { name: 'Nederlands', load: () => import('./nl/nl.ts').then((file) => file.nl) },
  sv: { name: 'Svenska', load: () => import('./sv/sv.ts').then((file) => file.sv) },
  fi: { name: 'Suomi', load: () => import('./fi/fi.ts').then((file) => file.fi) },
} satisfies Readonly<Record<string, Spoken>>;

export type Language = keyof typeof languages;

export const languageIds: readonly Language[] = Object.keys(languages) as Language[];

/** Tags that mean one of ours. */
const ALIASES: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag);

/** The chosen language; while none is chosen, the first one of the device that we speak. */
export function languageFor(chosen: string, device: readonly string[]): Language {
  for (const tag of [chosen, ...device]) {
    const [primary = ''] = tag.toLowerCase().split('-');
    const known = ALIASES[primary] ?? primary;
    if (isLanguage(known)) return known;
  }
  return 'en';
}
