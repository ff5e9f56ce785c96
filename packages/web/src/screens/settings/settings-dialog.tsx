import { gameTitles } from '@branchline/games';
import { languageIds, languages } from '@branchline/text';
import type { Signal } from '@preact/signals';
import { MonitorSmartphone, X } from 'lucide';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Choice } from '../../parts/choice.tsx';
import { settingsOpen, showSettings } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { settings, type Theme } from '../../preferences/settings.ts';
import { LEVELS } from '../../session/opponents.ts';
import { NotifySetting } from './notify-setting.tsx';
import './settings-dialog.css';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const SPEEDS = [0, 0.5, 1, 2] as const;
const PACES = [0, 400, 900, 1800] as const;
const COUNTDOWNS = [0, 3, 5, 10] as const;

/** What a player can choose about this browser. */
export function SettingsDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { settings: text, bots } = messages.value;
  const open = settingsOpen.value;
  // At once: it may have been asked for before it was fetched, and what is done next is done in it.
  useLayoutEffect(() => {
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
      <ColourField />
      <a class="button" href="/you" onClick={close}>
        <Icon of={MonitorSmartphone} /> {messages.value.devices.open}
      </a>
      <Choice label={text.theme} value={settings.theme} among={THEMES} nameOf={(theme) => text.themes[theme]} />
      <Choice label={text.speed} value={settings.speed} among={SPEEDS} nameOf={text.speeds} />
      <Choice label={text.botPace} value={settings.botPace} among={PACES} nameOf={text.paces} />
      <Choice label={text.level} value={settings.level} among={LEVELS} nameOf={(level) => bots.levels[level]} />
      <Switch label={text.sound} value={settings.sound} />
      <Switch label={text.confirm} value={settings.confirm} />
      <Switch label={text.confirmTickets} value={settings.confirmTickets} />
      <Choice label={text.countdown} value={settings.countdown} among={COUNTDOWNS} nameOf={text.countdowns} />
      <Switch label={messages.value.keys.setting} value={settings.shortcuts} />
      {open && <NotifySetting />}
    </dialog>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly value: Signal<boolean>;
}

function Switch({ label, value }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={value.value}
        onChange={({ currentTarget }) => {
          value.value = currentTarget.checked;
        }}
      />
      {label}
    </label>
  );
}

/** Every colour that pieces come in. */
const COLOURS = [...new Set(gameTitles.flatMap(({ look }) => look?.seats?.map(({ colour }) => colour) ?? []))];

/** The colour one likes to play: in quick games one has it, where the game does. */
function ColourField() {
  const { settings: text, glance, colours } = messages.value;
  return (
    <label class="field">
      {glance.yourColour}
      <select
        value={settings.colour.value}
        onChange={({ currentTarget }) => {
          settings.colour.value = currentTarget.value;
        }}
      >
        <option value="">{text.anyColour}</option>
        {COLOURS.map((colour) => (
          <option key={colour} value={colour}>
            {colours[colour] ?? colour}
          </option>
        ))}
      </select>
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
