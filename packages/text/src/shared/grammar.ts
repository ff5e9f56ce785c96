/** Numbers, dates, lists and plurals as a language writes them. */
export interface Grammar {
  /** A number and its noun: "1 ticket", "2 tickets". `many` is what follows every number but one. */
  plural(value: number, one: string, many: string): string;
  /** Only the noun that follows a number. */
  pluralForm(value: number, one: string, many: string): string;
  /** "A, B and C" */
  and(list: readonly string[]): string;
  /** A day and its time. */
  moment(at: number): string;
}

export function grammarOf(language: string): Grammar {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language);
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const pluralForm: Grammar['pluralForm'] = (value, one, many) => (plurals.select(value) === 'one' ? one : many);
  return {
    pluralForm,
    plural: (value, one, many) => `${numbers.format(value)} ${pluralForm(value, one, many)}`,
    and: (list) => lists.format(list),
    moment: (at) => moments.format(at),
  };
}

/** "2", "2 or 3", "2 to 5". */
export function numbersBetween(least: number, most: number, [or, to]: readonly [or: string, to: string]): string {
  if (most <= least) return `${least}`;
  return most === least + 1 ? `${least} ${or} ${most}` : `${least} ${to} ${most}`;
}

/** "2–4", or one number. */
export const span = (least: number, most: number): string => (least === most ? `${least}` : `${least}–${most}`);

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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Some words for others, whole words only and the longer ones first: sentences about trains become ones about taxis. */
export function inOtherWords(pairs: Readonly<Record<string, string>>): (text: string) => string {
  const found = Object.keys(pairs).toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(String.raw`(?<!\p{L})(${found.join('|')})(?!\p{L})`, 'giu');
  return (text) =>
    text.replace(pattern, (word) => {
      const other = pairs[word] ?? pairs[word.toLowerCase()] ?? word;
      return word.charAt(0) === word.charAt(0).toLowerCase() ? other : capital(other);
    });
}
