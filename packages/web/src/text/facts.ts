/** The facts of a refusal by names. */
export type NamedFacts = Readonly<Record<string, unknown>>;

export const number = (facts: NamedFacts, key: string): number => Number(facts[key] ?? 0);
export const text = (facts: NamedFacts, key: string): string => String(facts[key] ?? '');
export const list = (facts: NamedFacts, key: string): readonly string[] => {
  const value = facts[key];
  return Array.isArray(value) ? value.map(String) : [];
};
