import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';

/** The name others see; kept in this browser. */
export function NameField() {
  return (
    <label class="field">
      {messages.value.lobby.yourName}
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
