import type { CharacterStyle, Level } from '@branchline/bots';

export const settings = {
  title: 'Settings',
  close: 'Close',
  name: 'Your name',
  language: 'Language',
  deviceLanguage: 'As the device',
  theme: 'Light',
  themes: { system: 'As the device', light: 'Day', dark: 'Night' },
  speed: 'Movement',
  speeds: (speed: number) => (speed === 0 ? 'None' : speed < 1 ? 'Slow' : speed > 1 ? 'Fast' : 'Normal'),
  botPace: 'Bots think',
  paces: (milliseconds: number) =>
    milliseconds === 0 ? 'At once' : milliseconds < 600 ? 'Quickly' : milliseconds < 1200 ? 'A moment' : 'Slowly',
  level: 'Bots of a quick game',
  sound: 'Sounds (key M)',
  confirm: 'Show a claim once more before it is final',
  notify: 'Tell me when it is my turn',
};

const levels: Readonly<Record<Level, string>> = {
  novice: 'Easy',
  regular: 'Fair',
  expert: 'Hard',
  master: 'Very hard',
};

const styles: Readonly<Record<CharacterStyle, string>> = {
  longRoutes: 'loves long routes',
  manyTickets: 'collects tickets',
  blocker: 'gets in your way',
};

/** The bots: how strong, and how they play. */
export const bots = {
  levels,
  styles,
  character: (name: string, level: Level, style: CharacterStyle) =>
    `${name}: ${levels[level].toLowerCase()}, ${styles[style]}`,
};
