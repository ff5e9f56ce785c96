import type { PlayLevel } from '@branchline/protocol';
import { type Language, languageIds, languages } from '@branchline/text';
import { messages } from '../../preferences/messages.ts';

/** What somebody hopes for from those who come: nothing, where anything will do. */
export interface Hopes {
  readonly level?: PlayLevel | undefined;
  readonly language?: string | undefined;
}

const LEVELS: readonly PlayLevel[] = ['beginner', 'casual', 'strong'];

interface HopesFieldsProps {
  readonly hopes: Hopes;
  readonly change: (hopes: Hopes) => void;
}

/** How well people play, and which language they write. */
export function HopesFields({ hopes, change }: HopesFieldsProps) {
  const { company } = messages.value;
  return (
    <>
      <label class="field">
        {company.level}
        <select
          value={hopes.level ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ ...hopes, level: LEVELS.find((level) => level === value) })
          }
        >
          <option value="">{company.anyLevel}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {company.levels[level]}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {company.language}
        <select
          value={hopes.language ?? ''}
          onChange={({ currentTarget: { value } }) => change({ ...hopes, language: value || undefined })}
        >
          <option value="">{company.anyLanguage}</option>
          {languageIds.map((id) => (
            <option key={id} value={id}>
              {languages[id].name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** The hopes as the server is told them. */
export function toldHopes({ level, language }: Hopes): { level?: PlayLevel; language?: string } {
  return { ...(level !== undefined && { level }), ...(language !== undefined && { language }) };
}

/** The hopes of a table in words, for a list. */
export function hopesInWords({ level, language }: Hopes): readonly string[] {
  const name = languages[language as Language]?.name ?? language;
  return [
    ...(level === undefined ? [] : [messages.value.company.levels[level]]),
    ...(name === undefined ? [] : [name]),
  ];
}
