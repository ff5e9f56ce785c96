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
  bot: 'Bots of a quick game',
  bestBot: 'The best',
  sound: 'Sounds (key M)',
  confirm: 'Show a claim once more before it is final',
  notify: 'Tell me when it is my turn',
};

/** The bots, by their ids. */
export const bots: Readonly<Record<string, { readonly name: string; readonly line: string }>> = {
  random: { name: 'Dreamer', line: 'Does anything that is allowed.' },
  greedy: { name: 'Commuter', line: 'Takes the shortest way to finish its tickets.' },
  planner: { name: 'Planner', line: 'Thinks ahead, and about you.' },
};
