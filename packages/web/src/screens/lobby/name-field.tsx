import { settings } from '../../preferences/settings.ts';
import { words } from '../../preferences/words.ts';

/** The name others see; kept in this browser. */
export function NameField() {
  return (
    <label class="field">
      {words.value.lobby.yourName}
      <input
        maxLength={40}
        autocomplete="nickname"
        value={settings.name.value}
        onInput={({ currentTarget }) => {
          settings.name.value = currentTarget.value;
        }}
      />
    </label>
  );
}
