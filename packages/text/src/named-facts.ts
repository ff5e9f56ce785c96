/** The facts of a refusal or of a bot's reason, by names. */
export type NamedFacts = Readonly<Record<string, unknown>>;

export const numberIn = (facts: NamedFacts, key: string): number => Number(facts[key] ?? 0);
export const textIn = (facts: NamedFacts, key: string): string => String(facts[key] ?? '');
export const listIn = (facts: NamedFacts, key: string): readonly string[] => {
  const value = facts[key];
  return Array.isArray(value) ? value.map(String) : [];
};
