import { type ChanceTexts, type Language, languages, type RuleTexts } from '@branchline/text';
import { signal } from '@preact/signals';
import { spoken } from './messages.ts';

/** Words that not everybody reads. */
interface FetchedTexts<Texts> {
  /** Fetches them in a language, that of the page or another. */
  fetch(language?: Language): Promise<void>;
  /** Before the page speaks another language: these too, if somebody reads them. */
  follow(language: Language): Promise<void>;
  /** In the language of the page; nothing, before they have been fetched. */
  read(): Texts | undefined;
}

/** Words that are fetched when somebody reads them, and from then on with every language that is chosen. */
function fetchedTexts<Texts>(load: (language: (typeof languages)[Language]) => Promise<Texts>): FetchedTexts<Texts> {
  const fetched = signal<ReadonlyMap<Language, Texts>>(new Map());
  let wanted = false;
  const fetch = async (language: Language = spoken.peek()): Promise<void> => {
    wanted = true;
    if (fetched.peek().has(language)) return;
    const texts = await load(languages[language]);
    fetched.value = new Map([...fetched.value, [language, texts]]);
  };
  return {
    fetch,
    follow: async (language) => {
      if (wanted) await fetch(language);
    },
    read: () => fetched.value.get(spoken.value),
  };
}

const rules = fetchedTexts(({ loadRules }) => loadRules());
export const fetchRuleTexts: FetchedTexts<RuleTexts>['fetch'] = rules.fetch;
export const ruleTexts: FetchedTexts<RuleTexts>['read'] = rules.read;

/* Who is likely to win. */
const chance = fetchedTexts(({ loadChance }) => loadChance());
export const fetchChanceTexts: FetchedTexts<ChanceTexts>['fetch'] = chance.fetch;
export const chanceTexts: FetchedTexts<ChanceTexts>['read'] = chance.read;

/** Before the page speaks another language: what somebody reads is fetched in it. */
export async function followTexts(language: Language): Promise<void> {
  await Promise.all([rules.follow(language), chance.follow(language)]);
}
