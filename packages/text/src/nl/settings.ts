import type { Messages } from '../en.ts';

export const settings: Messages['settings'] = {
  title: 'Instellingen',
  close: 'Sluiten',
  name: 'Je naam',
  language: 'Taal',
  deviceLanguage: 'Volgt het apparaat',
  theme: 'Weergave',
  themes: { system: 'Volgt het apparaat', light: 'Dag', dark: 'Nacht' },
  speed: 'Beweging',
  speeds: (speed) => (speed === 0 ? 'Geen' : speed < 1 ? 'Langzaam' : speed > 1 ? 'Snel' : 'Normaal'),
  botPace: 'Bots denken na',
  paces: (milliseconds) =>
    milliseconds === 0 ? 'Helemaal niet' : milliseconds < 600 ? 'Kort' : milliseconds < 1200 ? 'Even' : 'Lang',
  level: 'Bots in een snelle partij',
  sound: 'Geluid (toets M)',
  confirm: 'Een claim nog eens tonen voordat die definitief is',
  notify: 'Geef een seintje als ik aan de beurt ben',
};

const levels: Messages['bots']['levels'] = {
  novice: 'Makkelijk',
  regular: 'Gemiddeld',
  expert: 'Moeilijk',
  master: 'Heel moeilijk',
};

const styles: Messages['bots']['styles'] = {
  longRoutes: 'houdt van lange routes',
  manyTickets: 'verzamelt bestemmingskaarten',
  blocker: 'rijdt je in de wielen',
};

export const bots: Messages['bots'] = {
  levels,
  styles,
  character: (name, level, style) => `${name}: ${levels[level].toLowerCase()}, ${styles[style]}`,
};
