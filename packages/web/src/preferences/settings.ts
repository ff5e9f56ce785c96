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
  /** So is drawing tickets. */
  readonly confirmTickets: Signal<boolean>;
  /** Seconds after which what is shown once more goes ahead by itself; 0: never. */
  readonly countdown: Signal<number>;
  /** Single keys do things at the table. */
  readonly shortcuts: Signal<boolean>;
  readonly notify: Signal<boolean>;
  /** The ways of one's open tickets are drawn on the board. */
  readonly plan: Signal<boolean>;
  /** The games whose differences have been told, by id, with commas between. */
  readonly met: Signal<string>;
  /** The table of the lesson while it is under way; `done` after it. */
  readonly lesson: Signal<string>;
  readonly name: Signal<string>;
  /** The seat colour that is wished for, where a game has it; empty: as the game gives them out. */
  readonly colour: Signal<string>;
  /** `told`, once somebody knows what happens if this browser forgets them. */
  readonly recovery: Signal<string>;
  /** The language of the lines that a webhook of the player's is told in; empty: there is none. */
  readonly webhookWords: Signal<string>;
  /** How strong the bots of a quick game are. */
  readonly level: Signal<Level>;
  /** How many bots a quick game is played against; fewer where a game has not as many seats. */
  readonly opponents: Signal<number>;
  /** Milliseconds a bot of this browser seems to think. */
  readonly botPace: Signal<number>;
  /** How fast a game is shown again. */
  readonly replaySpeed: Signal<number>;
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
  // A finger misses more easily than a mouse.
  confirmTickets: choice<boolean>('confirmTickets', matchMedia('(pointer: coarse)').matches),
  countdown: choice('countdown', 0),
  shortcuts: choice<boolean>('shortcuts', true),
  notify: choice<boolean>('notify', false),
  plan: choice<boolean>('plan', false),
  met: choice('met', ''),
  lesson: choice('lesson', ''),
  name: choice('name', ''),
  colour: choice('colour', ''),
  recovery: choice('recovery', ''),
  webhookWords: choice('webhookWords', ''),
  level: choice<Level>('level', 'regular'),
  opponents: choice('opponents', 2),
  botPace: choice('botPace', 900),
  replaySpeed: choice('replaySpeed', 1),
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
