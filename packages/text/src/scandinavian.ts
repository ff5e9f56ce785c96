import type { Grammar } from './grammar.ts';

/** An adjective before one card (neuter) and before several. */
type Forms = Readonly<Record<string, readonly [neuter: string, plural: string]>>;

export interface CardWords {
  /** "rødt" or "røde"; a word that does not change, or is no colour, as it is. */
  adjective(count: number, word: string): string;
  /** "rødt kort", "røde kort"; what is no colour is a noun already: "lokomotiv". */
  cards(count: number, word: string): string;
}

/** Danish, Norwegian and Swedish share the word for a card, its gender, and that an adjective agrees with it. */
export function cardWords(grammar: Grammar, colours: Readonly<Record<string, string>>, forms: Forms): CardWords {
  const known = new Set(Object.values(colours));
  const adjective = (count: number, word: string): string => {
    const [neuter, plural] = forms[word] ?? [word, word];
    return grammar.pluralForm(count, neuter, plural);
  };
  return {
    adjective,
    cards: (count, word) => {
      if (word === colours.grey) return `kort i ${word}`;
      return known.has(word) ? `${adjective(count, word)} kort` : word;
    },
  };
}
