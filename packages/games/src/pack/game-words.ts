type Texts = Readonly<Record<string, string>>;

/** Everything said about one game alone, in one language: `words/<language>.json` in its folder. Plain strings. */
export interface GameWords {
  readonly name: string;
  /** What it is like, in a line. */
  readonly line?: string;
  /** Names of places, groups and regions that this language has of its own; all others are as printed. */
  readonly places?: Texts;
  readonly technologyNames?: Texts;
  /** What each technology does, in a line and on a small badge. */
  readonly technologies?: Readonly<Record<string, { readonly effect: string; readonly badge: string }>>;
  /** For people who know the base game: what is different here, by the rule that says it in full. */
  readonly differences?: Texts;
  /** Rules that say more than the sentences made from the slots, by their ids. */
  readonly rules?: Texts;
  /** What the guide says, step by step; {names} are filled in at the table. */
  readonly lesson?: Texts;
}

/** The languages a game is told in: a file of words for each; English is the original. */
export const WORD_LANGUAGES: readonly string[] = ['en', 'da', 'nb', 'nl', 'sv', 'fi'];
