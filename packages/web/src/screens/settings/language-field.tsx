import { languageIds, languages } from '@branchline/text';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';

/** The choice of a language, each named in itself: it can be found from any other. */
export function LanguageField() {
  const { settings: text } = messages.value;
  return (
    <label class="field">
      {text.language}
      <select
        value={settings.language.value}
        onChange={({ currentTarget }) => {
          settings.language.value = currentTarget.value;
        }}
      >
        <option value="">{text.deviceLanguage}</option>
        {languageIds.map((id) => (
          <option key={id} value={id} lang={id}>
            {languages[id].name}
          </option>
        ))}
      </select>
    </label>
  );
}
