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
  level: 'Robotter i et hurtigt spil',
  sound: 'Lyde (tast M)',
  confirm: 'Vis et krav en gang til, før det gælder',
  notify: 'Sig til, når det er min tur',
};

const levels: Messages['bots']['levels'] = {
  novice: 'Let',
  regular: 'Middel',
  expert: 'Svær',
  master: 'Meget svær',
};

const styles: Messages['bots']['styles'] = {
  longRoutes: 'elsker lange strækninger',
  manyTickets: 'samler på rutekort',
  blocker: 'kommer i vejen for dig',
};

export const bots: Messages['bots'] = {
  levels,
  styles,
  character: (name, level, style) => `${name}: ${levels[level].toLowerCase()}, ${styles[style]}`,
};
