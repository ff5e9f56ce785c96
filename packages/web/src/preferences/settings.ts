import type { Level } from '@branchline/bots';
import { effect, type Signal, signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark';

/** What a player has chosen about this browser; kept in it. */
interface Settings {
  /** A language the page speaks; empty: that of the device. */
  readonly language: Signal<string>;
  readonly theme: Signal<Theme>;
  /** How fast things move; 0: they do not. */
  readonly speed: Signal<number>;
  readonly sound: Signal<boolean>;
  /** A claim is shown once more before it is final. */
  readonly confirm: Signal<boolean>;
  /** Single keys do things at the table. */
  readonly shortcuts: Signal<boolean>;
  readonly notify: Signal<boolean>;
  /** The games whose differences have been told, by id, with commas between. */
  readonly met: Signal<string>;
  /** The table of the lesson while it is under way; `done` after it. */
  readonly lesson: Signal<string>;
  readonly name: Signal<string>;
  /** How strong the bots of a quick game are. */
  readonly level: Signal<Level>;
  /** Milliseconds a bot of this browser seems to think. */
  readonly botPace: Signal<number>;
}

const KEY = 'branchline.settings';

function kept(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const stored = kept();

function choice<Value extends string | number | boolean>(name: string, fallback: Value): Signal<Value> {
  const value = stored[name];
  return signal(typeof value === typeof fallback ? (value as Value) : fallback);
}

export const settings: Settings = {
  language: choice('language', ''),
  theme: choice<Theme>('theme', 'system'),
  speed: choice('speed', 1),
  sound: choice<boolean>('sound', true),
  confirm: choice<boolean>('confirm', true),
  shortcuts: choice<boolean>('shortcuts', true),
  notify: choice<boolean>('notify', false),
  met: choice('met', ''),
  lesson: choice('lesson', ''),
  name: choice('name', ''),
  level: choice<Level>('level', 'regular'),
  botPace: choice('botPace', 900),
};

effect(() => {
  const now = Object.fromEntries(Object.entries(settings).map(([name, { value }]) => [name, value]));
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing still plays.
  }
});

effect(() => {
  const { value } = settings.theme;
  document.documentElement.style.colorScheme = value === 'system' ? 'light dark' : value;
});

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Milliseconds a movement takes; none for those who asked their device for less of it. */
export function animationTime(milliseconds: number): number {
  const { value } = settings.speed;
  return value <= 0 || still.matches || document.hidden ? 0 : milliseconds / value;
}

/** The games this player has been told about. */
export const introducedGames = (): readonly string[] => settings.met.value.split(',');

/** From now on this player has been told what is different in this game. */
export function markIntroduced(game: string): void {
  if (!introducedGames().includes(game)) settings.met.value = [...introducedGames(), game].filter(Boolean).join();
}
