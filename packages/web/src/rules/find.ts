import type { Rule, RuleSection } from './sections.ts';

/** As a searcher types it: capitals and accents do not matter. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rules that have every word that is looked for, or the very id. */
export function findRules(sections: readonly RuleSection[], wanted: string): readonly RuleSection[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return sections;
  const ids = sections.flatMap(({ rules }) => rules.map(({ id }) => id.toLowerCase()));
  const [only = ''] = parts;
  const fits = ({ id, text }: Rule): boolean => {
    if (parts.length === 1 && ids.includes(only)) return id.toLowerCase() === only;
    const told = plain(`${id} ${text}`);
    return parts.every((part) => told.includes(part));
  };
  return sections
    .map(({ title, rules }) => ({ title, rules: rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0);
}
