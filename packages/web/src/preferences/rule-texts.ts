import { type Language, languages, type RuleTexts } from '@branchline/text';
import { signal } from '@preact/signals';
import { spoken } from './messages.ts';

/* The rules in a language: fetched when somebody reads them, and from then on with every language that is chosen. */

const fetched = signal<ReadonlyMap<Language, RuleTexts>>(new Map());
let wanted = false;

/** Fetches the rules in a language, that of the page or another. */
export async function fetchRuleTexts(language: Language = spoken.peek()): Promise<void> {
  wanted = true;
  if (fetched.peek().has(language)) return;
  const texts = await languages[language].loadRules();
  fetched.value = new Map([...fetched.value, [language, texts]]);
}

/** Before the page speaks another language: its rules too, if somebody reads them. */
export async function followRuleTexts(language: Language): Promise<void> {
  if (wanted) await fetchRuleTexts(language);
}

/** The rules in the language of the page; nothing, before they have been fetched. */
export function ruleTexts(): RuleTexts | undefined {
  return fetched.value.get(spoken.value);
}
