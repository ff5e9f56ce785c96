import type { Messages } from '../en.ts';

export const settings: Messages['settings'] = {
  title: 'Inställningar',
  close: 'Stäng',
  name: 'Ditt namn',
  language: 'Språk',
  deviceLanguage: 'Som enheten',
  theme: 'Ljus',
  themes: { system: 'Som enheten', light: 'Dag', dark: 'Natt' },
  speed: 'Rörelse',
  speeds: (speed) => (speed === 0 ? 'Ingen' : speed < 1 ? 'Långsam' : speed > 1 ? 'Snabb' : 'Normal'),
  botPace: 'Robotar tänker',
  paces: (milliseconds) =>
    milliseconds === 0 ? 'Inte alls' : milliseconds < 600 ? 'Snabbt' : milliseconds < 1200 ? 'En stund' : 'Långsamt',
  level: 'Robotar i ett snabbt spel',
  sound: 'Ljud (tangent M)',
  confirm: 'Visa en inmutning en gång till innan den gäller',
  notify: 'Säg till när det är min tur',
};

const levels: Messages['bots']['levels'] = {
  novice: 'Lätt',
  regular: 'Medel',
  expert: 'Svår',
  master: 'Mycket svår',
};

const styles: Messages['bots']['styles'] = {
  longRoutes: 'älskar långa sträckor',
  manyTickets: 'samlar biljetter',
  blocker: 'kommer i vägen för dig',
};

export const bots: Messages['bots'] = {
  levels,
  styles,
  character: (name, level, style) => `${name}: ${levels[level].toLowerCase()}, ${styles[style]}`,
};
