import type { Remark } from '@branchline/games';
import { type Language, languages, type WorkshopTexts } from '@branchline/text';
import { signal } from '@preact/signals';
import { messages, spoken } from '../preferences/messages.ts';

/* The words of the workshop: fetched when somebody comes here, and with every language that is chosen. */

const fetched = signal<ReadonlyMap<Language, WorkshopTexts>>(new Map());
let last: WorkshopTexts | undefined;

export async function fetchWorkshopTexts(language: Language = spoken.peek()): Promise<void> {
  if (fetched.peek().has(language)) return;
  const texts = await languages[language].loadWorkshop();
  fetched.value = new Map([...fetched.value, [language, texts]]);
}

/** Have the words come? Nothing is shown before. */
export const hasWorkshopTexts = (): boolean => fetched.value.size > 0;

/** The words in the language of the page; while that is fetched, in the one before. */
export function workshopTexts(): WorkshopTexts {
  const texts = fetched.value.get(spoken.value) ?? last ?? [...fetched.value.values()][0];
  if (!texts) throw new Error('the words of the workshop have not come');
  last = texts;
  return texts;
}

/** What a remark says, with colours in the reader's words. */
export function sentenceOn({ key, facts }: Remark): string {
  const { colour } = facts;
  const named = colour === undefined ? facts : { ...facts, colour: messages.value.colours[colour] ?? colour };
  return workshopTexts().checks.remarks[key](named);
}
