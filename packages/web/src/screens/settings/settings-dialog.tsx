import { languageIds, languages } from '@branchline/text';
import type { Signal } from '@preact/signals';
import { X } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import { settingsOpen, showSettings } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { settings, type Theme } from '../../preferences/settings.ts';
import { LEVELS } from '../../session/opponents.ts';
import './settings-dialog.css';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const SPEEDS = [0, 0.5, 1, 2] as const;
const PACES = [0, 400, 900, 1800] as const;

/** What a player can choose about this browser. */
export function SettingsDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { settings: text, bots } = messages.value;
  const open = settingsOpen.value;
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const close = (): void => showSettings(false);
  return (
    <dialog ref={dialog} class="settings" aria-labelledby="settings-title" onClose={close}>
      <header>
        <h2 id="settings-title">{text.title}</h2>
        <button type="button" class="icon-button" aria-label={text.close} onClick={close}>
          <Icon of={X} />
        </button>
      </header>
      <LanguageField />
      <label class="field">
        {text.name}
        <input
          maxLength={40}
          value={settings.name.value}
          onInput={({ currentTarget }) => {
            settings.name.value = currentTarget.value;
          }}
        />
      </label>
      <Choice label={text.theme} value={settings.theme} among={THEMES} nameOf={(theme) => text.themes[theme]} />
      <Choice label={text.speed} value={settings.speed} among={SPEEDS} nameOf={text.speeds} />
      <Choice label={text.botPace} value={settings.botPace} among={PACES} nameOf={text.paces} />
      <Choice label={text.level} value={settings.level} among={LEVELS} nameOf={(level) => bots.levels[level]} />
      <Switch label={text.sound} value={settings.sound} />
      <Switch label={text.confirm} value={settings.confirm} />
      <Switch label={messages.value.keys.setting} value={settings.shortcuts} />
      <Switch
        label={text.notify}
        value={settings.notify}
        chosen={(on) => {
          if (on && 'Notification' in globalThis) void Notification.requestPermission();
        }}
      />
    </dialog>
  );
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly value: Signal<Value>;
  readonly among: readonly Value[];
  readonly nameOf: (value: Value) => string;
}

function Choice<Value extends string | number>({ label, value, among, nameOf }: ChoiceProps<Value>) {
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {among.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={label}
            checked={value.value === one}
            onChange={() => {
              value.value = one;
            }}
          />
          <span>{nameOf(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly value: Signal<boolean>;
  readonly chosen?: (on: boolean) => void;
}

function Switch({ label, value, chosen }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={value.value}
        onChange={({ currentTarget }) => {
          value.value = currentTarget.checked;
          chosen?.(currentTarget.checked);
        }}
      />
      {label}
    </label>
  );
}

/** The choice of a language, each named in itself: it can be found from any other. */
function LanguageField() {
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
