import type { Messages } from '../en.ts';

export const settings: Messages['settings'] = {
  title: 'Indstillinger',
  close: 'Luk',
  name: 'Dit navn',
  language: 'Sprog',
  deviceLanguage: 'Som enheden',
  theme: 'Lys',
  themes: { system: 'Som enheden', light: 'Dag', dark: 'Nat' },
  speed: 'Bevægelse',
  speeds: (speed) => (speed === 0 ? 'Ingen' : speed < 1 ? 'Langsom' : speed > 1 ? 'Hurtig' : 'Normal'),
  botPace: 'Robotter tænker',
  paces: (milliseconds) =>
    milliseconds === 0 ? 'Slet ikke' : milliseconds < 600 ? 'Hurtigt' : milliseconds < 1200 ? 'Et øjeblik' : 'Langsomt',
  bot: 'Robotter i et hurtigt spil',
  bestBot: 'Den bedste',
  sound: 'Lyde (tast M)',
  confirm: 'Vis et krav en gang til, før det gælder',
  notify: 'Sig til, når det er min tur',
};

export const bots: Messages['bots'] = {
  random: { name: 'Drømmer', line: 'Gør hvad som helst, der er tilladt.' },
  greedy: { name: 'Pendler', line: 'Tager den korteste vej til sine rutekort.' },
  planner: { name: 'Planlægger', line: 'Tænker frem, og på dig.' },
};
