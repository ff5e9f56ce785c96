import type { ChanceTexts } from './en/chance.ts';
import { en, type Messages, type RuleTexts } from './en/en.ts';
import type { WorkshopTexts } from './en/workshop.ts';

interface Spoken {
  /** What the language calls itself. */
  readonly name: string;
  /** What somebody without a name is called at a table of their own: records have it, in the language they were played in. */
  readonly you: string;
  readonly load: () => Promise<Messages>;
  /** For whoever reads the rules. */
  readonly loadRules: () => Promise<RuleTexts>;
  /** For whoever is shown who is likely to win. */
  readonly loadChance: () => Promise<ChanceTexts>;
  /** For whoever draws a map. */
  readonly loadWorkshop: () => Promise<WorkshopTexts>;
}

/** Every language of the page. English is always there; the others are fetched when they are spoken. */
export const languages = {
  en: {
    name: 'English',
    you: 'You',
    load: () => Promise.resolve(en),
    loadRules: () => import('./en/rules.ts').then((file) => file.ruleTexts),
    loadChance: () => import('./en/chance.ts').then((file) => file.chance),
    loadWorkshop: () => import('./en/workshop.ts').then((file) => file.workshop),
  },
  da: {
    name: 'Dansk',
    you: 'Du',
    load: () => import('./da/da.ts').then((file) => file.da),
    loadRules: () => import('./da/rules.ts').then((file) => file.ruleTexts),
    loadChance: () => import('./da/chance.ts').then((file) => file.chance),
    loadWorkshop: () => import('./da/workshop.ts').then((file) => file.workshop),
  },
  nb: {
    name: 'Norsk bokmål',
    you: 'Du',
    load: () => import('./nb/nb.ts').then((file) => file.nb),
    loadRules: () => import('./nb/rules.ts').then((file) => file.ruleTexts),
    loadChance: () => import('./nb/chance.ts').then((file) => file.chance),
    loadWorkshop: () => import('./nb/workshop.ts').then((file) => file.workshop),
  },
  nl: {
    name: 'Nederlands',
    you: 'Jij',
    load: () => import('./nl/nl.ts').then((file) => file.nl),
    loadRules: () => import('./nl/rules.ts').then((file) => file.ruleTexts),
    loadChance: () => import('./nl/chance.ts').then((file) => file.chance),
    loadWorkshop: () => import('./nl/workshop.ts').then((file) => file.workshop),
  },
  sv: {
    name: 'Svenska',
    you: 'Du',
    load: () => import('./sv/sv.ts').then((file) => file.sv),
    loadRules: () => import('./sv/rules.ts').then((file) => file.ruleTexts),
    loadChance: () => import('./sv/chance.ts').then((file) => file.chance),
    loadWorkshop: () => import('./sv/workshop.ts').then((file) => file.workshop),
  },
  fi: {
    name: 'Suomi',
    you: 'Sinä',
    load: () => import('./fi/fi.ts').then((file) => file.fi),
    loadRules: () => import('./fi/rules.ts').then((file) => file.ruleTexts),
    loadChance: () => import('./fi/chance.ts').then((file) => file.chance),
    loadWorkshop: () => import('./fi/workshop.ts').then((file) => file.workshop),
  },
} satisfies Readonly<Record<string, Spoken>>;

export type Language = keyof typeof languages;

export const languageIds: readonly Language[] = Object.keys(languages) as Language[];

/** A name that only says, in one of our languages, that it is the reader's own seat. */
export const saysYou = (name: string): boolean => Object.values(languages).some(({ you }) => you === name);

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
