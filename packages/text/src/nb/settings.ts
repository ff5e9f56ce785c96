import type { Messages } from '../en.ts';

export const settings: Messages['settings'] = {
  title: 'Innstillinger',
  close: 'Lukk',
  name: 'Navnet ditt',
  language: 'Språk',
  deviceLanguage: 'Som enheten',
  theme: 'Lys',
  themes: { system: 'Som enheten', light: 'Dag', dark: 'Natt' },
  speed: 'Bevegelse',
  speeds: (speed) => (speed === 0 ? 'Ingen' : speed < 1 ? 'Langsom' : speed > 1 ? 'Rask' : 'Normal'),
  botPace: 'Roboter tenker',
  paces: (milliseconds) =>
    milliseconds === 0 ? 'Ikke' : milliseconds < 600 ? 'Raskt' : milliseconds < 1200 ? 'Et øyeblikk' : 'Langsomt',
  level: 'Roboter i et raskt spill',
  sound: 'Lyder (tast M)',
  confirm: 'Vis et krav en gang til før det gjelder',
  notify: 'Si fra når det er min tur',
};

const levels: Messages['bots']['levels'] = {
  novice: 'Lett',
  regular: 'Middels',
  expert: 'Vanskelig',
  master: 'Svært vanskelig',
};

const styles: Messages['bots']['styles'] = {
  longRoutes: 'elsker lange toglinjer',
  manyTickets: 'samler på billetter',
  blocker: 'kommer i veien for deg',
};

export const bots: Messages['bots'] = {
  levels,
  styles,
  character: (name, level, style) => `${name}: ${levels[level].toLowerCase()}, ${styles[style]}`,
};
